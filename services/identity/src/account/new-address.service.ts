import type { ConfirmEmailBody, ConfirmEmailPreview, EmailUndone } from '@harambee/domain/schemas';
import { type Actor, BadRequest, Conflict, isDuplicateKey, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { limits, takeTry } from '../attempts/attempts.service.ts';
import { noteProof, previewProof, proveByLink } from '../first-proof/prove.service.ts';
import { LinkModel } from '../links/link.model.ts';
import {
  findLink,
  forgetMailedLinks,
  isLinkOf,
  isReserved,
  linkOver,
  makeLink,
  takeLink,
} from '../links/links.service.ts';
import { addressChangingLetter, confirmLetter } from '../mail/letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { accountOf } from '../users/accounts.ts';
import { writeProof } from '../users/proof-writes.ts';
import { emailKeyOf, type StoredUser, UserModel } from '../users/user.model.ts';

export const emailTaken = 'An account with this email address already exists';

/**
 * Stores a new address as pending, emails a link to it, and emails the old address a link that undoes the
 * change. It does not reveal whether another account has the address: only the reader of its mail may know.
 */
export async function askForConfirmation(
  app: FastifyInstance,
  user: StoredUser,
  email: string,
): Promise<void> {
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  const { _id: userId, tenantId, emailKey, socialIds, emailVerifiedAt } = user;
  await takeTry(limits.newAddress, userId);
  const { publicOrigin } = app.config;
  const secret = await makeLink({ tenantId, userId, kind: 'email-change', email });
  const wayBack = await makeLink({
    tenantId,
    userId,
    kind: 'email-undo',
    email: user.email,
    socialIds: socialIds ?? [],
    ...(emailVerifiedAt && { reserves: emailKey }),
  });
  await UserModel.updateOne({ _id: userId, tenantId }, { $set: { pendingEmail: email } });
  app.mailer.send(confirmLetter(email, publicOrigin, secret));
  app.mailer.send(addressChangingLetter(user.email, publicOrigin, wayBack));
}

/**
 * DELETE /api/auth/email/pending: keeps the current address, and the emailed link stops working. A repeat
 * changes nothing.
 */
export async function forgetNewAddress(actor: Pick<Actor, 'userId' | 'tenantId'>): Promise<void> {
  const { userId, tenantId } = await accountOf(actor);
  await UserModel.updateOne({ _id: userId, tenantId }, { $unset: { pendingEmail: 1 } });
  await LinkModel.deleteMany({ tenantId, userId, kind: 'email-change' });
}

/** Refuses an address that has an account, or that somebody may still revert to. */
export async function mustBeFree(emailKey: string): Promise<void> {
  const isTaken = await UserModel.exists({ emailKey }).setOptions({ allTenants: true });
  if (isTaken || (await isReserved(emailKey))) throw new Conflict(emailTaken);
}

/** Refuses an address of another account, even if only the index detects it. */
async function unlessTaken<Answer>(
  emailKey: string,
  userId: string,
  write: () => Promise<Answer>,
): Promise<Answer> {
  if (await isReserved(emailKey, userId)) throw new Conflict(emailTaken);
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error, 'emailKey')) throw new Conflict(emailTaken);
    throw error;
  }
}

/** POST /api/auth/email/look: what a link is about. */
export async function previewLink(token: string): Promise<ConfirmEmailPreview> {
  if (await isLinkOf(token, 'email-proof')) {
    const review = await previewProof(token);
    return { email: review.email, review };
  }
  const { email } = await findLink(token, 'email-change');
  if (!email) throw new BadRequest(linkOver);
  return { email };
}

/** POST /api/auth/email/confirm: confirms a new account, or a new address of an account. */
export async function confirmEmail(
  app: FastifyInstance,
  { token, reviewed = false }: ConfirmEmailBody,
): Promise<void> {
  if (await isLinkOf(token, 'email-proof')) await proveByLink(token, reviewed);
  else await changeEmail(app, token);
}

/** From now on the new address is used, also to sign in, and earlier links stop working. */
async function changeEmail(app: FastifyInstance, token: string): Promise<void> {
  const { tenantId, userId, email } = await takeLink(token, 'email-change');
  if (!email) throw new BadRequest(linkOver);
  const emailKey = emailKeyOf(email);
  await unlessTaken(emailKey, userId, async () => {
    const present = { _id: userId, tenantId, pendingEmail: email };
    const before = await UserModel.findOne(present).lean<StoredUser>();
    if (!before) throw new BadRequest(linkOver);
    await recordAction(app, { tenantId, kind: 'address.changed', who: userPerson(before) }, async () => {
      const isDone = await writeProof(present, {
        $set: { email, emailKey, emailVerifiedAt: new Date() },
        $unset: { pendingEmail: 1 },
      });
      if (!isDone) throw new BadRequest(linkOver);
    });
    await noteProof(before);
  });
  await forgetMailedLinks({ tenantId, userId });
}

/** Removes an authenticator app and recovery codes that were added after this time, perhaps by a thief. */
async function forgetSecondStepSince({ _id, tenantId }: StoredUser, time: Date): Promise<void> {
  const since = trusted({ $gte: time });
  await UserModel.updateOne({ _id, tenantId, 'app.since': since }, { $unset: { app: 1 } });
  await UserModel.updateOne(
    { _id, tenantId, recoveryCodesAt: since },
    { $unset: { recoveryCodes: 1, recoveryCodesAt: 1 } },
  );
}

/**
 * POST /api/auth/email/undo: called from the old address, before or after the new one was confirmed. It
 * restores the account to its state before the change: passwords, sessions and provider accounts added since
 * then are removed, and so are links that revert to a later address. The link is used up last, so that a lost
 * answer can be requested again.
 */
export async function undoNewAddress(app: FastifyInstance, token: string): Promise<EmailUndone> {
  const { tenantId, userId, email, socialIds = [], createdAt } = await findLink(token, 'email-undo');
  if (!email) throw new BadRequest(linkOver);
  const emailKey = emailKeyOf(email);
  await unlessTaken(emailKey, userId, async () => {
    const present = { _id: userId, tenantId, leftAt: null };
    const before = await UserModel.findOne(present).lean<StoredUser>();
    if (!before) throw new BadRequest(linkOver);
    await recordAction(app, { tenantId, kind: 'address.restored', who: userPerson(before) }, () =>
      writeProof(present, {
        $set: { email, emailKey, emailVerifiedAt: new Date() },
        $unset: { pendingEmail: 1, passwordHash: 1, newApp: 1 },
        $pull: {
          socialIds: trusted({ $nin: socialIds }),
          passkeys: { createdAt: trusted({ $gte: createdAt }) },
        },
      }),
    );
    await forgetSecondStepSince(before, createdAt);
    await noteProof(before);
  });
  await endAccountSessions(app, { tenantId, userId });
  await forgetMailedLinks({ tenantId, userId });
  const resetToken = await makeLink({ tenantId, userId, kind: 'password-reset' });
  await LinkModel.deleteMany({
    tenantId,
    userId,
    kind: 'email-undo',
    createdAt: trusted({ $gte: createdAt }),
  });
  return { email, resetToken };
}
