import { isEmailLike, isFilled, isSafeUrl, isSafeUrlOrHandle, type Rule } from '@harambee/domain';
import type { UpdateUserBody, User } from '@harambee/domain/schemas';
import { type Actor, check, NotFound } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { mustShowThemselves } from '../two-step/shown.ts';
import { accountOf, withAccount } from '../users/accounts.ts';
import { emailKeyOf, writtenEmail } from '../users/email-key.ts';
import { restatePerson } from '../users/restate-people.ts';
import { getUser } from '../users/sent-user.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { askForConfirmation } from './new-address.service.ts';

/** A rule for an optional field. */
const ifGiven = (holds: (text: string) => boolean) => (value: string | undefined) =>
  !isFilled(value) || holds((value as string).trim());

const isWebPage = ifGiven(isSafeUrl);
const isLinkOrHandle = ifGiven(isSafeUrlOrHandle);

const profileRules: readonly Rule<UpdateUserBody>[] = [
  { field: 'firstName', message: 'First name is required', holds: (v) => isFilled(v.firstName) },
  { field: 'lastName', message: 'Last name is required', holds: (v) => isFilled(v.lastName) },
  { field: 'email', message: 'Email is required', holds: (v) => isFilled(v.email) },
  { field: 'email', message: 'Please enter a valid email address', holds: (v) => isEmailLike(v.email) },
  { field: 'website', message: 'Please enter a valid website URL', holds: (v) => isWebPage(v.website) },
  {
    field: 'linkedin',
    message: 'Please enter a valid website URL',
    holds: (v) => isLinkOrHandle(v.linkedin),
  },
  { field: 'twitter', message: 'Please enter a valid website URL', holds: (v) => isLinkOrHandle(v.twitter) },
];

/** However it is written, and even if its key has an old form, because another account has the current one. */
const isAddressOf = (user: StoredUser, email: string): boolean =>
  emailKeyOf(email) === user.emailKey || email.trim() === user.email;

/**
 * Checked before anything is written, so that a refusal changes nothing. Sending the mail to a pending address
 * again needs no password.
 */
async function isAnotherAddress({ userId, tenantId }: Actor, email: string): Promise<boolean> {
  const user = await withAccount(await UserModel.findOne({ _id: userId, tenantId }).lean<StoredUser>());
  return user !== null && !isAddressOf(user, email) && writtenEmail(email) !== user.pendingEmail;
}

const trimmed = (values: Omit<UpdateUserBody, 'email' | 'currentPassword'>): Partial<StoredUser> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value.trim()]),
  );

/** Changes the fields that were sent and leaves the rest. A new address waits for its confirmation (AUTH-29). */
export async function updateUser(app: FastifyInstance, actor: Actor, body: UpdateUserBody): Promise<User> {
  check(profileRules, body);
  const { userId, tenantId } = actor;
  const { email, currentPassword, ...rest } = body;
  if (await isAnotherAddress(actor, email)) await mustShowThemselves(actor, currentPassword);
  const row = await UserModel.findOneAndUpdate({ _id: userId, tenantId }, { $set: trimmed(rest) }).lean();
  if (!row) throw new NotFound();
  // The names are the organization's, the address is the account's.
  const account = await accountOf(actor);
  const before = await UserModel.findOne({
    _id: account.userId,
    tenantId: account.tenantId,
  }).lean<StoredUser>();
  if (!before) throw new NotFound();
  if (rest.firstName.trim() !== row.firstName || rest.lastName.trim() !== row.lastName)
    await restatePerson(tenantId, userId);
  const written = writtenEmail(email);
  if (!isAddressOf(before, email)) await askForConfirmation(app, before, written);
  else if (written !== before.email) {
    await UserModel.updateOne({ _id: before._id, tenantId: before.tenantId }, { $set: { email: written } });
  }
  return getUser(actor);
}

/** The wizard is complete; a repeat changes nothing. */
export async function completeOnboarding(actor: Actor): Promise<User> {
  const { userId, tenantId } = actor;
  await UserModel.updateOne({ _id: userId, tenantId }, { $set: { onboarded: true } });
  return getUser(actor);
}
