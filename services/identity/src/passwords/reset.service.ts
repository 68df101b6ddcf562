import { resetPasswordRules } from '@harambee/domain';
import type { ForgotPasswordBody, ResetPasswordBody } from '@harambee/domain/schemas';
import { BadRequest, check } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordForAccount } from '../action-record/record-for-account.ts';
import { forgetTries, limits } from '../attempts/attempts.service.ts';
import { noteProof } from '../first-proof/prove.service.ts';
import { askForLink } from '../links/ask-for-link.ts';
import { forgetMailedLinks, linkOver, takeLink } from '../links/links.service.ts';
import { passwordChangedLetter, resetLetter } from '../mail/letters.ts';
import { hashPassword } from '../secrets/hashing.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { writeProof } from '../users/proof-writes.ts';
import { emailKeyOf, type StoredUser, UserModel } from '../users/user.model.ts';
import { mustNotBeWorst } from './worst-passwords.ts';

/** POST /api/auth/password/forgot: mails a link, if the address has an account. */
export const forgotPassword = (
  app: FastifyInstance,
  body: ForgotPasswordBody,
  address: string,
): Promise<void> =>
  askForLink(app, body, address, {
    kind: 'password-reset',
    perAddress: limits.resetAddress,
    perAccount: limits.resetAccount,
    letter: resetLetter,
  });

/** POST /api/auth/password/reset: the new password works right away, and every session of the person ends. */
export async function resetPassword(
  app: FastifyInstance,
  { token, password }: ResetPasswordBody,
): Promise<{ _id: string; tenantId: string }> {
  check(resetPasswordRules, { password });
  await mustNotBeWorst('password', password);
  // Before the link is used up: a process too busy to hash leaves it usable.
  const passwordHash = await hashPassword(password);
  const { tenantId, userId } = await takeLink(token, 'password-reset');
  // Opening the link proves access to the mail of the address.
  const set = { passwordHash, emailVerifiedAt: new Date() };
  const user = await UserModel.findOne({ _id: userId, tenantId }).lean<StoredUser>();
  if (!user) throw new BadRequest(linkOver);
  await recordForAccount(app, userId, 'password.reset', () =>
    writeProof({ _id: userId, tenantId }, { $set: set }),
  );
  await noteProof(user);
  await endAccountSessions(app, { tenantId, userId }, '', 'password-changed');
  await forgetMailedLinks({ tenantId, userId });
  await Promise.all([
    forgetTries(limits.account, emailKeyOf(user.email)),
    forgetTries(limits.ownPassword, userId),
  ]);
  app.mailer.send(passwordChangedLetter(user.email, app.config.publicOrigin));
  return { _id: userId, tenantId };
}
