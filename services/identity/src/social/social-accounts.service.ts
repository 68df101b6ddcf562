import { accountLimits, isEmailLike, socialProviders } from '@harambee/domain';
import { Conflict, Forbidden } from '@harambee/service-kit';
import { mustBeFree } from '../account/new-address.service.ts';
import { takeTry } from '../attempts/attempts.service.ts';
import { noteProof } from '../first-proof/prove.service.ts';
import { makeOwner } from '../new-organization/new-owner.ts';
import { signUpLimit } from '../new-organization/sign-up-limit.ts';
import { listSessions } from '../sessions/sessions.service.ts';
import type { SocialPerson } from '../social-rounds/social-round.model.ts';
import { writeProof } from '../users/proof-writes.ts';
import { emailKeyOf, findByAddress, type StoredUser, UserModel } from '../users/user.model.ts';

export const notVerified = (provider: string) =>
  `${provider} has not confirmed your email address. Confirm it there first, or sign in with your email and password.`;

export const signInFirst = (provider: string) =>
  `An account with this address already exists. Sign in with its password now to connect ${provider} to it. If you do not know the password, choose "Forgot password?".`;

/** An account has this address, but its owner has not confirmed it yet. */
export const waitsForPassword = Symbol('waits for the password');

const socialIdOf = ({ provider, subject }: SocialPerson): string => `${provider}:${subject}`;

/**
 * The account that is already linked to this provider account. Searches all tenants, because the tenant is not known
 * yet.
 */
const findJoined = (person: SocialPerson) =>
  UserModel.findOne({ socialIds: socialIdOf(person), leftAt: null }, null, {
    allTenants: true,
  }).lean<StoredUser>();

/**
 * The account of a person who came back from a provider, or a new account with its own organization. An existing
 * account is linked only if both sides have confirmed the address: otherwise somebody who signs up with another
 * person's address would get that person's account, or the other way around.
 */
export async function accountOf(
  person: SocialPerson,
  address: string,
  signUpsPerHour: number,
): Promise<StoredUser | typeof waitsForPassword> {
  const joined = await findJoined(person);
  if (joined) return joined;
  const provider = socialProviders[person.provider];
  if (!person.emailVerified || !isEmailLike(person.email)) throw new Forbidden(notVerified(provider));
  const emailKey = emailKeyOf(person.email);
  const present = await findByAddress(person.email);
  if (present) return present.emailVerifiedAt ? join(present, person) : waitsForPassword;
  await takeTry(signUpLimit(signUpsPerHour), address);
  await mustBeFree(emailKey);
  try {
    return await makeOwner(asNewcomer(person));
  } catch (error) {
    // Two tabs signed in at once, and the other one was first.
    const made = error instanceof Conflict ? await findJoined(person) : null;
    if (made) return made;
    throw error;
  }
}

/** Links the provider account to an account whose owner has confirmed the same address. */
export async function join(user: StoredUser, person: SocialPerson): Promise<StoredUser> {
  const { _id, tenantId } = user;
  await writeProof(
    { _id, tenantId, leftAt: null },
    {
      $addToSet: { socialIds: socialIdOf(person) },
      $set: { emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
    },
  );
  const { length } = await listSessions({ userId: _id, tenantId, sessionId: '' });
  await noteProof(user, length > 0);
  return user;
}

/** The provider's names. Without any, the part of the address before the @. */
function asNewcomer(person: SocialPerson) {
  const { email, lastName } = person;
  const firstName = person.firstName || (email.split('@')[0] ?? email).slice(0, accountLimits.name);
  return {
    firstName,
    lastName,
    email,
    organization: `${firstName}'s organization`,
    socialIds: [socialIdOf(person)],
    emailVerifiedAt: new Date(),
  };
}

export const isSameAddress = (user: StoredUser, person: SocialPerson): boolean =>
  user.emailKey === emailKeyOf(person.email);
