import { guestLinkOver } from '@harambee/domain';
import { addressOf, BadRequest } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { live } from '../guest-records/end-guests.service.ts';
import { GuestModel, type StoredGuest } from '../guest-records/guest.model.ts';
import { hashOf } from '../secrets/refresh-secret.ts';
import { TenantModel } from '../users/tenant.model.ts';

export interface OpenLink {
  guest: StoredGuest;
  organization: string;
}

/** One answer, and one query, for a link that never existed, that ended and that was revoked (GUEST-04). */
export async function findOpenLink(token: string): Promise<OpenLink> {
  // There is no session yet: the tenant comes from the link.
  const guest = await GuestModel.findOne({ secretHash: hashOf(token), ...live() }, null, {
    allTenants: true,
  }).lean<StoredGuest>();
  if (!guest) throw new BadRequest(guestLinkOver);
  const { tenantId } = guest;
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean();
  if (!tenant) throw new BadRequest(guestLinkOver);
  return { guest, organization: tenant.name };
}

/** Every public call of a link counts for the place it comes from. */
export async function openLinkOf(request: FastifyRequest, token: string): Promise<OpenLink> {
  await takeTry(limits.guestPlace, addressOf(request));
  return findOpenLink(token);
}
