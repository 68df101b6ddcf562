import { resetPasswordRules } from '@harambee/domain';
import type { ForgotPasswordBody, ResetPasswordBody } from '@harambee/domain/schemas';
import { BadRequest, check, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { linkOver, makeLink, takeLink } from '../links/links.service.ts';
import { passwordChangedLetter, resetLetter } from '../mail/letters.ts';
import { mailIsOff } from '../mail/mail-is-off.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { emailKeyOf, UserModel } from '../users/user.model.ts';
import { limits, takeTry } from './attempts.service.ts';
import { hashPassword } from './hashing.ts';

/**
 * POST /api/auth/password/forgot: mails a link, if the address has an account. Answer, limits and time are the same for
 * every address: what depends on the account happens after the answer.
 */
export async function forgotPassword(
  app: FastifyInstance,
  { email }: ForgotPasswordBody,
  address: string,
): Promise<void> {
  if (!app.mailer.available) throw new Unavailable(mailIsOff, 3_600);
  const emailKey = emailKeyOf(email);
  await takeTry(limits.resetAddress, address);
  await takeTry(limits.resetAccount, emailKey);
  app.afterAnswer('mailing a link for a new password', async () => {
    // Whose tenant it is, is what is being found out.
    const user = await UserModel.findOne({ emailKey }, null, { allTenants: true }).lean();
    if (!user) return;
    const secret = await makeLink({ tenantId: user.tenantId, userId: user._id, kind: 'password-reset' });
    app.mailer.send(resetLetter(user.email, app.config.publicOrigin, secret));
  });
}

/** POST /api/auth/password/reset: the new password counts at once, and every sign-in of the person is over. */
export async function resetPassword(
  app: FastifyInstance,
  { token, password }: ResetPasswordBody,
): Promise<void> {
  check(resetPasswordRules, { password });
  // Before the link is used up: a process too busy to hash leaves it usable.
  const passwordHash = await hashPassword(password);
  const { tenantId, userId } = await takeLink(token, 'password-reset');
  // Who opened the link reads the mail of the address.
  const set = { passwordHash, emailVerifiedAt: new Date() };
  const user = await UserModel.findOneAndUpdate({ _id: userId, tenantId }, { $set: set }).lean();
  if (!user) throw new BadRequest(linkOver);
  await endAllSessions(app, { tenantId, userId });
  app.mailer.send(passwordChangedLetter(user.email, app.config.publicOrigin));
}
