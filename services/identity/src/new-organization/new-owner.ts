import { founderRole } from '@harambee/domain';
import { Conflict, event, isDuplicateKey, randomId } from '@harambee/service-kit';
import { emailTaken } from '../account/new-address.service.ts';
import { proofOfNew } from '../users/proof-writes.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type NewPerson, newUser, type StoredUser, UserModel } from '../users/user.model.ts';

type Given = Omit<NewPerson, '_id' | 'tenantId' | 'role' | 'createdAt'> & { organization: string };

/** Creates an organization with its Owner. 409 if the address has an account. */
export async function makeOwner({ organization, ...person }: Given): Promise<StoredUser> {
  const tenantId = randomId();
  const userId = randomId();
  const createdAt = new Date();
  const name = organization.trim();
  const user = newUser({ ...person, _id: userId, tenantId, role: founderRole, createdAt });
  const { firstName, lastName } = user;
  const proof = proofOfNew(user);
  // The tenant first: the person, who carries the events, must never exist without one. A crash in between leaves
  // an empty tenant that nothing refers to.
  await TenantModel.create({ _id: tenantId, tenantId, name, createdAt });
  try {
    await UserModel.create({
      ...user,
      ...proof.told,
      outbox: [
        event('organization.registered', tenantId, { name, userId }),
        event('user.registered', tenantId, { userId, firstName, lastName, role: user.role }),
        ...proof.events,
      ],
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await TenantModel.deleteOne({ _id: tenantId, tenantId });
    throw new Conflict(emailTaken);
  }
  return user;
}
