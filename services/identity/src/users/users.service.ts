import { isEmailLike, isFilled, type Rule } from '@harambee/domain';
import type { UpdateUserBody, User } from '@harambee/domain/schemas';
import { type Actor, check, NotFound, NotSignedIn } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { askForConfirmation } from './new-address.service.ts';
import { TenantModel } from './tenant.model.ts';
import { emailKeyOf, type StoredUser, UserModel } from './user.model.ts';

export { emailTaken } from './new-address.service.ts';

/** The user as it is sent: every field by name, so that nothing else can leave. */
export const toUser = (user: StoredUser, tenantName: string): User => ({
  id: user._id,
  tenantId: user.tenantId,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  tenantName,
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
});

/** The caller; 401 when the account is gone though its token is still alive. */
export async function getUser({ userId, tenantId }: Pick<Actor, 'userId' | 'tenantId'>): Promise<User> {
  const [user, tenant] = await Promise.all([
    UserModel.findOne({ _id: userId, tenantId }).lean(),
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
  ]);
  if (!user || !tenant) throw new NotSignedIn();
  return toUser(user, tenant.name);
}

/**
 * `javascript:` and the like never become a link (security, "Stored javascript: URL"). Read as a browser reads it, which
 * leaves out tabs and line breaks; a handle or a bare host is no address of its own and passes.
 */
function isSafeLink(value: string | undefined): boolean {
  if (!isFilled(value)) return true;
  const here = 'https://harambee.invalid';
  return URL.canParse(value as string, here) && /^https?:$/.test(new URL(value as string, here).protocol);
}

/** A web page needs its http or https, otherwise a link to it would lead into this product. */
function isWebPage(value: string | undefined): boolean {
  if (!isFilled(value)) return true;
  const text = (value as string).trim();
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.')
  );
}

const profileRules: readonly Rule<UpdateUserBody>[] = [
  { field: 'firstName', message: 'First name is required', holds: (v) => isFilled(v.firstName) },
  { field: 'lastName', message: 'Last name is required', holds: (v) => isFilled(v.lastName) },
  { field: 'email', message: 'Email is required', holds: (v) => isFilled(v.email) },
  { field: 'email', message: 'Please enter a valid email address', holds: (v) => isEmailLike(v.email) },
  { field: 'website', message: 'Please enter a valid website URL', holds: (v) => isWebPage(v.website) },
  { field: 'linkedin', message: 'Please enter a valid website URL', holds: (v) => isSafeLink(v.linkedin) },
  { field: 'twitter', message: 'Please enter a valid website URL', holds: (v) => isSafeLink(v.twitter) },
];

const trimmed = (values: Omit<UpdateUserBody, 'email'>): Partial<StoredUser> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value.trim()]),
  );

/** Changes what was sent and leaves the rest as it is. A new address waits for its confirmation (issue 7). */
export async function updateUser(app: FastifyInstance, actor: Actor, body: UpdateUserBody): Promise<User> {
  check(profileRules, body);
  const { userId, tenantId } = actor;
  const { email, ...rest } = body;
  const before = await UserModel.findOneAndUpdate({ _id: userId, tenantId }, { $set: trimmed(rest) }).lean();
  if (!before) throw new NotFound();
  if (emailKeyOf(email) !== before.emailKey) await askForConfirmation(app, before, email.trim());
  else if (email.trim() !== before.email) {
    await UserModel.updateOne({ _id: userId, tenantId }, { $set: { email: email.trim() } });
  }
  return getUser(actor);
}

/** The wizard was gone through; a repeat changes nothing. */
export async function completeOnboarding(actor: Actor): Promise<User> {
  const { userId, tenantId } = actor;
  await UserModel.updateOne({ _id: userId, tenantId }, { $set: { onboarded: true } });
  return getUser(actor);
}
