import type { AccountReview, EmailUndone } from '@harambee/domain/schemas';
import { type Actor, BadRequest, NotSignedIn, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { findLink, forgetMailedLinks, linkOver, makeLink, takeLink } from '../links/links.service.ts';
import { proveLetter } from '../mail/letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { accountOf } from '../users/accounts.ts';
import { writeProof } from '../users/proof-writes.ts';
import { withoutSecondStep } from '../users/second-step-of.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { endOthers } from './end-others.ts';
import { reviewOf } from './review.service.ts';

/** Mails the link that proves the address of a new account. Without mail, no address can be proved. */
export async function mailProof(
  app: FastifyInstance,
  { _id: userId, tenantId, email }: Pick<StoredUser, '_id' | 'tenantId' | 'email'>,
): Promise<void> {
  if (!app.mailer.available) return;
  const secret = await makeLink({ tenantId, userId, kind: 'email-proof', email });
  app.mailer.send(proveLetter(email, app.config.publicOrigin, secret));
}

/** POST /api/auth/email/proof: sends the link again. */
export async function mailProofAgain(app: FastifyInstance, actor: Actor): Promise<void> {
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  const { userId, tenantId } = await accountOf(actor);
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>();
  if (!user) throw new NotSignedIn();
  if (user.emailVerifiedAt) return;
  await takeTry(limits.newAddress, userId);
  await mailProof(app, user);
}

/**
 * Call this with every proof of an address, with the person as they were before it. If somebody opened the account
 * with an address that was not theirs, they may have invited others, so the first proof shows these people to the
 * rightful owner.
 */
export async function noteProof(before: StoredUser, otherSignIns = false): Promise<void> {
  if (before.emailVerifiedAt) return;
  const { _id, tenantId } = before;
  const [others, invitations] = await Promise.all([
    UserModel.exists({ tenantId, leftAt: null, _id: trusted({ $ne: _id }) }),
    InvitationModel.exists({ tenantId, expiresAt: trusted({ $gt: new Date() }) }),
  ]);
  if (!others && !invitations && !otherSignIns) return;
  await UserModel.updateOne({ _id, tenantId }, { $set: { reviewSince: new Date() } });
}

async function personOf(token: string): Promise<StoredUser> {
  const { tenantId, userId, email } = await findLink(token, 'email-proof');
  const user = await UserModel.findOne({ _id: userId, tenantId, email, leftAt: null }).lean<StoredUser>();
  if (!user) throw new BadRequest(linkOver);
  return user;
}

/** What the page of a link shows before the person confirms. */
export async function previewProof(token: string): Promise<AccountReview> {
  return reviewOf(await personOf(token));
}

/** "This is my account": the request comes from a mail to the address, so the address is proved. */
export async function proveByLink(token: string, reviewed: boolean): Promise<void> {
  const user = await personOf(token);
  const { _id, tenantId } = user;
  await writeProof({ _id, tenantId }, { $set: { emailVerifiedAt: new Date() } });
  if (!reviewed) await noteProof(user);
  await takeLink(token, 'email-proof');
}

/**
 * "It was somebody else": the address is proved as well, the account goes to its owner, and whoever opened it loses
 * access, as does everybody they invited. Answers the secret for choosing a new password.
 */
export async function takeOverByLink(app: FastifyInstance, token: string): Promise<EmailUndone> {
  const user = await personOf(token);
  const { _id, tenantId } = user;
  await recordAction(app, { tenantId, kind: 'account.taken-over', who: userPerson(user) }, () =>
    writeProof(
      { _id, tenantId },
      {
        $set: { emailVerifiedAt: new Date() },
        $unset: { passwordHash: 1, socialIds: 1, ...withoutSecondStep },
      },
    ),
  );
  const person = await endOthers(app, { userId: _id, tenantId });
  await forgetMailedLinks(person);
  return { email: user.email, resetToken: await makeLink({ ...person, kind: 'password-reset' }) };
}
