import { socialProviders } from '@harambee/domain';
import { type Actor, NotSignedIn, ValidationFailed } from '@harambee/service-kit';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { isPassword } from '../secrets/hashing.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { accountOf } from '../users/accounts.ts';
import { UserModel } from '../users/user.model.ts';

/** For people without a password: how long a sign-in through their provider counts as proof of identity. */
const freshFor = 15 * 60_000;

const providers = Object.values(socialProviders).join(' or ');

/** Shown when a sign-in is too old to replace the password. */
export const signInAgainFirst = `For your safety, please sign out, sign in again with ${providers}, and change your address within 15 minutes.`;

/** The fields and words of a refusal. */
const forAddress = {
  password: 'currentPassword',
  again: { field: 'email', message: signInAgainFirst },
};

/**
 * A person with a token must prove their identity: with the current password or, without one, with a recent
 * sign-in. Wrong passwords count as they do when a password is changed.
 */
export async function mustShowThemselves(
  actor: Actor,
  password: string | undefined,
  fields = forAddress,
): Promise<void> {
  const account = await accountOf(actor);
  const user = await UserModel.findOne({ _id: account.userId, tenantId: account.tenantId, leftAt: null })
    .select('+passwordHash')
    .lean();
  if (!user) throw new NotSignedIn();
  if (user.passwordHash === undefined) {
    const { sessionId, tenantId, userId } = actor;
    const session = await SessionModel.findOne({ _id: sessionId, tenantId, userId, endedAt: null }).lean();
    const shownAt = session?.shownAt ?? session?.createdAt;
    if (!shownAt || Date.now() - shownAt.getTime() > freshFor) {
      throw new ValidationFailed([fields.again]);
    }
    return;
  }
  if (!password) {
    throw new ValidationFailed([{ field: fields.password, message: 'Current password is required' }]);
  }
  await takeTry(limits.ownPassword, account.userId);
  if (!(await isPassword(password, user.passwordHash))) {
    throw new ValidationFailed([{ field: fields.password, message: 'Your current password is not correct' }]);
  }
  await giveBack(limits.ownPassword, account.userId);
}
