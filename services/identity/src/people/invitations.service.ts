import { days, isEmailLike, isFilled, type Rule } from '@harambee/domain';
import type { Invitation, InvitationPreview, InviteBody, MadeInvitation } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  check,
  mustBeAllowed,
  NotFound,
  Unavailable,
} from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { addressPerson } from '../action-record/names.service.ts';
import { actorPerson, recordAction } from '../action-record/record-action.service.ts';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { invitationLetter, joinLink } from '../mail/letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { InvitationModel, roleOf, type StoredInvitation } from '../members/invitation.model.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { mustBeProved } from '../users/proved.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { emailKeyOf } from '../users/user.model.ts';
import { mustBeInvitable } from './whom-to-invite.ts';

const life = days(7);
const most = 100;

export const invitationOver =
  'This invitation has expired or has been used or revoked. Please ask for a new one.';

const inviteRules: readonly Rule<InviteBody>[] = [
  {
    field: 'email',
    message: 'Please enter a valid email address',
    holds: ({ email }) => !isFilled(email) || isEmailLike(email as string),
  },
];

const toInvitation = ({
  _id,
  email,
  role,
  invitedByName,
  createdAt,
  expiresAt,
}: StoredInvitation): Invitation => ({
  id: _id,
  email,
  role: roleOf({ role }),
  invitedBy: invitedByName,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const open = () => ({ expiresAt: trusted({ $gt: new Date() }) });

/** GET /api/auth/invitations: the open ones, newest first. */
export async function listInvitations(actor: Actor): Promise<Invitation[]> {
  mustBeAllowed(actor, 'people.manage');
  const rows = await InvitationModel.find({ tenantId: actor.tenantId, ...open() })
    .sort({ createdAt: -1 })
    .limit(most)
    .lean<StoredInvitation[]>();
  return rows.map(toInvitation);
}

/** POST /api/auth/invitations: mailed if it has an address, else a link to share. Only this answer holds the link. */
export async function invite(
  app: FastifyInstance,
  actor: Actor,
  id: string,
  body: InviteBody,
): Promise<MadeInvitation> {
  mustBeAllowed(actor, 'people.manage');
  await mustBeProved(app, actor);
  check(inviteRules, body);
  const { tenantId, userId, name } = actor;
  const email = body.email?.trim() ?? '';
  if (email && !app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  // Together, so that if two people invite the same person at once, one of them is told.
  const made = await oneAtATime(tenantId, async () => {
    if (email) await mustBeInvitable(actor, email, id);
    await takeInvitationTries(tenantId, email);
    if ((await InvitationModel.countDocuments({ tenantId, ...open() })) >= most) {
      throw new Conflict('You already have 100 open invitations. Revoke some first.');
    }
    const fresh = freshLink();
    const invitation: StoredInvitation = {
      ...{ _id: id, tenantId, email, role: roleOf(body), invitedBy: userId, invitedByName: name },
      ...fresh.stored,
    };
    // A repeated request creates a new link: the first one was never mailed.
    await recordAction(app, { ...invited(actor, email), details: { role: roleOf(body) } }, () =>
      InvitationModel.replaceOne({ _id: id, tenantId }, invitation, { upsert: true }),
    );
    return { invitation, secret: fresh.secret };
  });
  return handOut(app, made.invitation, made.secret);
}

/** POST /api/auth/invitations/{id}/again: a new link for seven more days, mailed to the same address. */
export async function inviteAgain(app: FastifyInstance, actor: Actor, id: string): Promise<MadeInvitation> {
  mustBeAllowed(actor, 'people.manage');
  await mustBeProved(app, actor);
  const { tenantId, userId, name } = actor;
  const present = await InvitationModel.findOne({ _id: id, tenantId, ...open() }).lean<StoredInvitation>();
  if (!present) throw new NotFound();
  if (present.email && !app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  await takeInvitationTries(tenantId, present.email);
  const { secret, stored } = freshLink();
  return recordAction(
    app,
    { ...invited(actor, present.email), details: { role: roleOf(present), again: true } },
    async () => {
      const invitation = await InvitationModel.findOneAndUpdate(
        { _id: id, tenantId },
        { $set: { ...stored, invitedBy: userId, invitedByName: name } },
        { returnDocument: 'after' },
      ).lean<StoredInvitation>();
      // Accepted or revoked in the meantime.
      if (!invitation) throw new NotFound();
      return handOut(app, invitation, secret);
    },
  );
}

/** Somebody with this address is invited, or whoever gets the link if there is none. */
const invited = (
  actor: Actor,
  email: string,
  kind: 'person.invited' | 'invitation.revoked' = 'person.invited',
) => ({
  ...{ tenantId: actor.tenantId, kind, who: actorPerson(actor) },
  ...(email && { whom: addressPerson(email) }),
});

/** Counts a try for the organization and one for the address, which all senders share. */
async function takeInvitationTries(tenantId: string, email: string): Promise<void> {
  await takeTry(limits.invitations, tenantId);
  if (email) await takeTry(limits.invitationsTo, emailKeyOf(email));
}

/** A new secret and its stored form. */
function freshLink() {
  const secret = newSecret();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + life);
  return { secret, stored: { secretHash: hashOf(secret), createdAt, expiresAt } };
}

/** Mails an invitation that has an address; without one, this answer alone holds the link. */
async function handOut(
  app: FastifyInstance,
  invitation: StoredInvitation,
  secret: string,
): Promise<MadeInvitation> {
  const { email, tenantId, invitedByName: invitedBy } = invitation;
  const { publicOrigin } = app.config;
  if (email) {
    const organization = await nameOf(tenantId);
    app.mailer.send(invitationLetter(email, publicOrigin, secret, { organization, invitedBy }));
  }
  return { invitation: toInvitation(invitation), link: joinLink(publicOrigin, secret) };
}

/** DELETE /api/auth/invitations/{id}: the link stops working at once. */
export async function revokeInvitation(app: FastifyInstance, actor: Actor, id: string): Promise<void> {
  mustBeAllowed(actor, 'people.manage');
  const { tenantId } = actor;
  const present = await InvitationModel.findOne({ _id: id, tenantId }).lean();
  if (!present) throw new NotFound();
  await recordAction(app, invited(actor, present.email, 'invitation.revoked'), async () => {
    const { deletedCount } = await InvitationModel.deleteOne({ _id: id, tenantId });
    if (deletedCount === 0) throw new NotFound();
  });
}

/** The open invitation of a link. */
export async function findInvitation(secret: string): Promise<StoredInvitation> {
  // There is no tenant yet: it comes from the link.
  const found = await InvitationModel.findOne({ secretHash: hashOf(secret), ...open() }, null, {
    allTenants: true,
  }).lean<StoredInvitation>();
  if (!found) throw new BadRequest(invitationOver);
  return found;
}

/** POST /api/auth/invitations/look: what the page /join shows about a link. */
export async function previewInvitation(secret: string): Promise<InvitationPreview> {
  const invitation = await findInvitation(secret);
  const { tenantId, email, invitedByName } = invitation;
  return { organization: await nameOf(tenantId), invitedBy: invitedByName, email, role: roleOf(invitation) };
}

/** Uses an invitation; of two simultaneous requests, one succeeds. */
export async function takeInvitation({ _id, tenantId }: StoredInvitation): Promise<void> {
  const { deletedCount } = await InvitationModel.deleteOne({ _id, tenantId });
  if (deletedCount === 0) throw new BadRequest(invitationOver);
}

async function nameOf(tenantId: string): Promise<string> {
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId }).lean();
  if (!tenant) throw new BadRequest(invitationOver);
  return tenant.name;
}
