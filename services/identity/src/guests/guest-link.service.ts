import { maskedEmail } from '@harambee/domain';
import type { GuestLinkPreview } from '@harambee/domain/schemas';
import type { FastifyRequest } from 'fastify';
import { sessionHere } from './guest-sessions.service.ts';
import { openLinkOf } from './open-link.service.ts';

/** POST /api/auth/guests/open: changes nothing, so programs that follow links in mail use nothing up. */
export async function previewLink(request: FastifyRequest, token: string): Promise<GuestLinkPreview> {
  const { guest, organization } = await openLinkOf(request, token);
  return {
    organization,
    invitedBy: guest.invitedByName,
    email: maskedEmail(guest.email),
    isKnownHere: (await sessionHere(request, guest)) !== undefined,
  };
}
