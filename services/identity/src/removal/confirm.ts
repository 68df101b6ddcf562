import { problemsOf, removalRules } from '@harambee/domain';
import type { RemovalBody } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn, ValidationFailed } from '@harambee/service-kit';
import { giveBack, limits, takeTry } from '../attempts/attempts.service.ts';
import { isPassword } from '../secrets/hashing.ts';
import { accountOf } from '../users/accounts.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/**
 * The account of the person who asks for a deletion, once they have typed the required text and confirmed their identity with
 * their password, if they have one. Wrong passwords count as they do when a password is changed.
 */
export async function confirmed(
  actor: Actor,
  { confirm, password = '' }: RemovalBody,
  expected: (
    user: StoredUser,
  ) => { text: string; message: string } | Promise<{ text: string; message: string }>,
): Promise<StoredUser> {
  const { userId, tenantId } = await accountOf(actor);
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null })
    .select('+passwordHash')
    .lean<StoredUser>();
  if (!user) throw new NotSignedIn();
  const { passwordHash } = user;
  const { text, message } = await expected(user);
  const problems = problemsOf(removalRules(text, message, passwordHash !== undefined), { confirm, password });
  if (problems.length > 0) throw new ValidationFailed(problems);
  if (passwordHash !== undefined) {
    await takeTry(limits.ownPassword, userId);
    if (!(await isPassword(password, passwordHash))) {
      throw new ValidationFailed([{ field: 'password', message: 'Your password is not correct' }]);
    }
    await giveBack(limits.ownPassword, userId);
  }
  return user;
}
