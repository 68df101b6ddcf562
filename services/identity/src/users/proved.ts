import { type Actor, Forbidden } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { accountOf } from './accounts.ts';
import { UserModel } from './user.model.ts';

export const proveFirst =
  'Please confirm your email address first, using the link we emailed to you. You can request a new one in Settings.';

/**
 * An account cannot invite anybody until its address is proved: otherwise people invited by somebody who signed up
 * with a stranger's address would remain in the stranger's organization. Without mail this rule does not apply:
 * nobody could prove an address, or recover the account with it.
 */
export async function mustBeProved(
  app: FastifyInstance,
  person: Pick<Actor, 'userId' | 'tenantId'>,
): Promise<void> {
  if (!app.mailer.available) return;
  const { userId, tenantId } = await accountOf(person);
  const user = await UserModel.findOne({ _id: userId, tenantId }).lean();
  if (!user?.emailVerifiedAt) throw new Forbidden(proveFirst);
}
