import { newPasswordRules } from '@harambee/domain';
import type { ChangePasswordBody } from '@harambee/domain/schemas';
import { type Actor, check, NotSignedIn, ValidationFailed } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordForAccount } from '../action-record/record-for-account.ts';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { forgetMailedLinks } from '../links/links.service.ts';
import { hashPassword, isPassword } from '../secrets/hashing.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { accountOf } from '../users/accounts.ts';
import { UserModel } from '../users/user.model.ts';
import { mustNotBeWorst } from './worst-passwords.ts';

/** Sets a new password for the caller, who must know the current one, and ends all other sign-ins. */
export async function changePassword(
  app: FastifyInstance,
  actor: Actor,
  body: ChangePasswordBody,
): Promise<void> {
  check(newPasswordRules, body);
  await mustNotBeWorst('newPassword', body.newPassword);
  const account = await accountOf(actor);
  const { userId, tenantId } = account;
  await takeTry(limits.ownPassword, userId);
  const user = await UserModel.findOne({ _id: userId, tenantId }).select('+passwordHash').lean();
  if (!user) throw new NotSignedIn();
  if (!(await isPassword(body.currentPassword, user.passwordHash))) {
    throw new ValidationFailed([
      { field: 'currentPassword', message: 'Your current password is not correct' },
    ]);
  }
  await giveBack(limits.ownPassword, userId);
  const passwordHash = await hashPassword(body.newPassword);
  await recordForAccount(app, userId, 'password.changed', () =>
    UserModel.updateOne({ _id: userId, tenantId }, { $set: { passwordHash } }),
  );
  await endAccountSessions(app, actor, actor.sessionId, 'password-changed');
  await forgetMailedLinks(account);
}
