import { twoStep } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn } from '@harambee/service-kit';
import { isElsewhere, withAccount } from './accounts.ts';
import { hasSecondStep } from './second-step-of.ts';
import { type Tenant, TenantModel } from './tenant.model.ts';
import { type StoredUser, UserModel } from './user.model.ts';

/** What the app says about two-step sign-in on every page: that it must be set up, or that codes run out. */
function twoStepOf(
  user: StoredUser,
  { twoStepFrom }: Tenant,
): Pick<User, 'setUpTwoStepBy' | 'recoveryCodesLeft'> {
  if (!hasSecondStep(user)) return twoStepFrom ? { setUpTwoStepBy: twoStepFrom.toISOString() } : {};
  const left = user.recoveryCodes?.length ?? 0;
  return left <= twoStep.fewCodes ? { recoveryCodesLeft: left } : {};
}

/** The user as it is sent: every field by name, so that nothing else can leave. */
const toUser = (user: StoredUser, tenant: Tenant, several: boolean): User => ({
  id: user._id,
  tenantId: user.tenantId,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  tenantName: tenant.name,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
  phone: user.phone,
  location: user.location,
  bio: user.bio,
  website: user.website,
  linkedin: user.linkedin,
  twitter: user.twitter,
  onboarded: user.onboarded,
  ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
  ...(!user.emailVerifiedAt && { mustProveEmail: true as const }),
  ...(user.reviewSince && { mustReview: true as const }),
  ...twoStepOf(user, tenant),
  ...(several && { severalOrganizations: true as const }),
});

/** A person and their organization, as they are stored; with the recovery codes. */
export interface PersonInOrganization {
  user: StoredUser;
  tenant: Tenant;
}

/** Undefined when the account is gone. */
export async function readPerson({
  userId,
  tenantId,
}: Pick<Actor, 'userId' | 'tenantId'>): Promise<PersonInOrganization | undefined> {
  const [user, tenant] = await Promise.all([
    UserModel.findOne({ _id: userId, tenantId }).select('+recoveryCodes').lean<StoredUser>(),
    TenantModel.findOne({ _id: tenantId, tenantId }).lean<Tenant>(),
  ]);
  return user && tenant ? { user, tenant } : undefined;
}

/** A person as the app is told of them. */
export async function sentUser({ user, tenant }: PersonInOrganization): Promise<User> {
  const [whole, several] = await Promise.all([withAccount(user, '+recoveryCodes'), isElsewhere(user)]);
  return toUser(whole, tenant, several);
}

/** The caller; 401 when the account is gone though its token is still alive. */
export async function getUser(actor: Pick<Actor, 'userId' | 'tenantId'>): Promise<User> {
  const person = await readPerson(actor);
  if (!person) throw new NotSignedIn();
  return sentUser(person);
}
