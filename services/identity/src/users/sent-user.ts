import { twoStep } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn, readRow } from '@harambee/service-kit';
import { isElsewhere, rowToEnter, withAccount } from './accounts.ts';
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

/** What is sent of a person beside their row. */
const withCodes = '+recoveryCodes';

/** A person, read with their recovery codes, and their organization, as they are stored. */
export interface PersonInOrganization {
  user: StoredUser;
  tenant: Tenant;
  /** Whether the account is in others, too; asked for if it is not known. */
  severalOrganizations?: boolean;
}

const tenantOf = (tenantId: string) => readRow<Tenant>(TenantModel, { _id: tenantId, tenantId });

/** Undefined when the account is gone. */
export async function readPerson({
  userId,
  tenantId,
}: Pick<Actor, 'userId' | 'tenantId'>): Promise<PersonInOrganization | undefined> {
  const [user, tenant] = await Promise.all([
    UserModel.findOne({ _id: userId, tenantId }).select(withCodes).lean<StoredUser>(),
    tenantOf(tenantId),
  ]);
  return user && tenant ? { user, tenant } : undefined;
}

/** The person that a sign-in leads to which names no organization (ORG-04). */
export async function readPersonToEnter(account: StoredUser): Promise<PersonInOrganization | undefined> {
  const { row: user, severalOrganizations } = await rowToEnter(account, withCodes);
  const tenant = await tenantOf(user.tenantId);
  return tenant ? { user, tenant, severalOrganizations } : undefined;
}

/** A person as the app is told of them. */
export async function sentUser({ user, tenant, severalOrganizations }: PersonInOrganization): Promise<User> {
  const [whole, several] = await Promise.all([
    withAccount(user, withCodes),
    severalOrganizations ?? isElsewhere(user),
  ]);
  return toUser(whole, tenant, several);
}

/** The caller; 401 when the account is gone though its token is still alive. */
export async function getUser(actor: Pick<Actor, 'userId' | 'tenantId'>): Promise<User> {
  const person = await readPerson(actor);
  if (!person) throw new NotSignedIn();
  return sentUser(person);
}
