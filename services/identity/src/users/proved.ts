import { type Actor, Forbidden } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { UserModel } from './user.model.ts';

export const proveFirst =
  'Please confirm your email address first, by the link we have mailed to you. You can ask for a new one in the settings.';

/**
 * Until it is proved that the address of an account is its owner's, the account brings nobody else in: whoever signed up with
 * a stranger's address would stay beside the stranger. Where no mail can be sent nobody could ever prove it, and nobody
 * could come back to the account by it either.
 */
export async function mustBeProved(
  app: FastifyInstance,
  { userId, tenantId }: Pick<Actor, 'userId' | 'tenantId'>,
): Promise<void> {
  if (!app.mailer.available) return;
  const user = await UserModel.findOne({ _id: userId, tenantId }).lean();
  if (!user?.emailVerifiedAt) throw new Forbidden(proveFirst);
}
