import type { User } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn } from '@harambee/service-kit';
import { TenantModel } from './tenant.model.ts';
import { type StoredUser, UserModel } from './user.model.ts';

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
  ...(!user.emailVerifiedAt && { mustProveEmail: true as const }),
  ...(user.reviewSince && { mustReview: true as const }),
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
