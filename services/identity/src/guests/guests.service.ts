import { guestLimits, guestUntilMessage, inviteGuestRules } from '@harambee/domain';
import type { Guest, InviteGuestAgainBody, InviteGuestBody, MadeGuest } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  check,
  event,
  NotFound,
  Unavailable,
  ValidationFailed,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { endGuest, live } from '../guest-records/end-guests.service.ts';
import { GuestModel, type StoredGuest } from '../guest-records/guest.model.ts';
import { snapshotOf } from '../guest-records/guest-snapshot.ts';
import { guestLetter, guestLink } from '../mail/guest-letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { mustBeProved } from '../users/proved.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { emailKeyOf } from '../users/user.model.ts';
import { endGuestSessions } from './guest-sessions.service.ts';
import { mustNeedLink, ownProposal } from './whom-to-ask.ts';

const shown = 200;

const toGuest = (row: StoredGuest): Guest => ({
  id: row._id,
  proposalId: row.proposalId,
  name: row.name,
  email: row.email,
  may: row.may,
  until: row.until.toISOString(),
  invitedBy: row.invitedByName,
  createdAt: row.createdAt.toISOString(),
  ...(row.openedAt && { openedAt: row.openedAt.toISOString() }),
  ...(row.lastSeenAt && { lastSeenAt: row.lastSeenAt.toISOString() }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
});

/** GET /api/auth/guests: those of one proposal, newest first, for 90 days after their end too. */
export async function listGuests({ tenantId }: Actor, proposalId: string): Promise<Guest[]> {
  const rows = await GuestModel.find({ tenantId, proposalId })
    .sort({ createdAt: -1 })
    .limit(shown)
    .lean<StoredGuest[]>();
  return rows.map(toGuest);
}

function endOf(until: string): Date {
  const end = new Date(until);
  const left = end.getTime() - Date.now();
  // A day is added: the end of the ninetieth day is more than ninety days away.
  if (left <= 0 || left > guestLimits.longest + 24 * 60 * 60_000) {
    throw new ValidationFailed([{ field: 'until', message: guestUntilMessage }]);
  }
  return end;
}

const goesAt = (until: Date) => new Date(until.getTime() + guestLimits.retentionAfterEnd);

/** Counts a try for the organization and one for the address, which all senders share. */
async function takeLetter(tenantId: string, emailKey: string): Promise<void> {
  await takeTry(limits.guestLinks, tenantId);
  await takeTry(limits.guestLinksTo, emailKey);
}

function mustHaveMail(app: FastifyInstance): void {
  // Without mail nobody could get their code.
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
}

/** POST /api/auth/guests: mails the link. The answer holds it, too, to be shared by hand: the code is still mailed. */
export async function inviteGuest(
  app: FastifyInstance,
  actor: Actor,
  id: string,
  body: InviteGuestBody,
): Promise<MadeGuest> {
  const { tenantId, userId, name: userName } = actor;
  const { title } = await ownProposal(actor, body.proposalId);
  await mustBeProved(app, actor);
  check(inviteGuestRules, body);
  const until = endOf(body.until);
  mustHaveMail(app);
  const email = body.email.trim();
  const emailKey = emailKeyOf(email);
  const { proposalId, may } = body;
  const secret = newSecret();
  const createdAt = new Date();
  const guest: StoredGuest = {
    ...{ _id: id, tenantId, proposalId, name: body.name.trim(), email, emailKey, may },
    ...{ secretHash: hashOf(secret), invitedBy: userId, invitedByName: userName },
    ...{ createdAt, until, revision: 1, goesAt: goesAt(until) },
  };
  const invited = event('guest.invited', tenantId, {
    ...snapshotOf(guest, { userId, userName }),
    again: false,
  });
  // Together, so that if two people ask the same person at once, one of them is told.
  await oneAtATime(tenantId, async () => {
    await mustNeedLink(actor, { proposalId, email, id });
    if ((await GuestModel.countDocuments({ tenantId, proposalId, ...live() })) >= guestLimits.perProposal) {
      throw new Conflict('This proposal has 50 open links. Revoke some first.');
    }
    await takeLetter(tenantId, emailKey);
    // A repeated request creates a new link: the answer with the first one was lost. One that was revoked stays so.
    await GuestModel.deleteOne({ _id: id, tenantId, endedAt: null });
    await GuestModel.create({ ...guest, outbox: [invited] });
  });
  return handOut(app, guest, secret, title);
}

/** POST /api/auth/guests/{id}/again: a new link in place of the old one, which ends with every page it opened. */
export async function inviteGuestAgain(
  app: FastifyInstance,
  actor: Actor,
  id: string,
  body: InviteGuestAgainBody,
): Promise<MadeGuest> {
  const { tenantId, userId, name: userName } = actor;
  const present = await GuestModel.findOne({ _id: id, tenantId, ...live() }).lean<StoredGuest>();
  if (!present) throw new NotFound();
  await mustBeProved(app, actor);
  const until = body.until ? endOf(body.until) : present.until;
  mustHaveMail(app);
  await takeLetter(tenantId, present.emailKey);
  const secret = newSecret();
  const next: StoredGuest = {
    ...present,
    ...{ secretHash: hashOf(secret), invitedBy: userId, invitedByName: userName, until },
    ...{ revision: present.revision + 1, goesAt: goesAt(until) },
  };
  const { secretHash, invitedBy, invitedByName, goesAt: goes } = next;
  const invited = event('guest.invited', tenantId, {
    ...snapshotOf(next, { userId, userName }),
    again: true,
  });
  const { modifiedCount } = await GuestModel.updateOne(
    { _id: id, tenantId, endedAt: null, revision: present.revision },
    {
      $set: { secretHash, invitedBy, invitedByName, until, goesAt: goes },
      $inc: { revision: 1 },
      $push: { outbox: invited },
    },
  );
  // Revoked or sent again in the meantime.
  if (modifiedCount === 0) throw new Conflict('Somebody has just changed this link. Please look again.');
  await endGuestSessions(present);
  const proposal = await ownProposal(actor, present.proposalId);
  return handOut(app, next, secret, proposal.title);
}

async function handOut(
  app: FastifyInstance,
  guest: StoredGuest,
  secret: string,
  title: string,
): Promise<MadeGuest> {
  const { publicOrigin } = app.config;
  const tenant = await TenantModel.findOne({ _id: guest.tenantId, tenantId: guest.tenantId }).lean();
  app.mailer.send(guestLetter(publicOrigin, secret, { ...guest, organization: tenant?.name ?? '', title }));
  return { guest: toGuest(guest), link: guestLink(publicOrigin, secret) };
}

/** DELETE /api/auth/guests/{id}: the link and every page it opened end at once. */
export async function revokeGuest({ tenantId, userId, name }: Actor, id: string): Promise<void> {
  const guest = await GuestModel.findOne({ _id: id, tenantId }).lean<StoredGuest>();
  if (!guest) throw new NotFound();
  await endGuest(guest, 'revoked', { userId, userName: name });
}
