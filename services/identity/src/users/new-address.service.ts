import type { ConfirmEmailBody } from '@harambee/domain/schemas';
import { type Actor, BadRequest, Conflict, isDuplicateKey, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { linkOver, makeLink, takeLink } from '../links/links.service.ts';
import { addressChangingLetter, confirmLetter } from '../mail/letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { limits, takeTry } from '../passwords/attempts.service.ts';
import { emailKeyOf, type StoredUser, UserModel } from './user.model.ts';

export const emailTaken = 'An account with this email address already exists';

/**
 * Keeps a new address as pending, mails a link to it and a word to the old one. Whether another account has the address
 * is not told here: only who reads its mail may know.
 */
export async function askForConfirmation(
  app: FastifyInstance,
  user: StoredUser,
  email: string,
): Promise<void> {
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  const { _id: userId, tenantId } = user;
  await takeTry(limits.newAddress, userId);
  const { publicOrigin } = app.config;
  const secret = await makeLink({ tenantId, userId, kind: 'email-change', email });
  await UserModel.updateOne({ _id: userId, tenantId }, { $set: { pendingEmail: email } });
  app.mailer.send(confirmLetter(email, publicOrigin, secret));
  app.mailer.send(addressChangingLetter(user.email, publicOrigin));
}

/** DELETE /api/auth/email/pending: the present address stays, and the mailed link leads nowhere. A repeat changes nothing. */
export async function forgetNewAddress({
  userId,
  tenantId,
}: Pick<Actor, 'userId' | 'tenantId'>): Promise<void> {
  await UserModel.updateOne({ _id: userId, tenantId }, { $unset: { pendingEmail: 1 } });
}

/** POST /api/auth/email/confirm: from now on the new address counts, for signing in too. */
export async function confirmEmail({ token }: ConfirmEmailBody): Promise<void> {
  const { tenantId, userId, email } = await takeLink(token, 'email-change');
  if (!email) throw new BadRequest(linkOver);
  try {
    const { matchedCount } = await UserModel.updateOne(
      { _id: userId, tenantId, pendingEmail: email },
      {
        $set: { email, emailKey: emailKeyOf(email), emailVerifiedAt: new Date() },
        $unset: { pendingEmail: 1 },
      },
    );
    if (matchedCount === 0) throw new BadRequest(linkOver);
  } catch (error) {
    if (isDuplicateKey(error, 'emailKey')) throw new Conflict(emailTaken);
    throw error;
  }
}
