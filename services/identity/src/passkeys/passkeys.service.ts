import { twoStep, twoStepMessages } from '@harambee/domain';
import type { NewPasskeyBody, Passkey, PasskeyAnswer } from '@harambee/domain/schemas';
import { Conflict, NotSignedIn, randomId, Unauthorized } from '@harambee/service-kit';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { twoStepOnLetter } from '../mail/two-step-letters.ts';
import type { Person } from '../two-step/person.ts';
import { newRecoveryCodes } from '../two-step/recovery-codes.service.ts';
import { toPasskey } from '../two-step/two-step.service.ts';
import { accountIdOf, accountOf, withAccount } from '../users/accounts.ts';
import { hasSecondStep, withNothingSetUp } from '../users/second-step-of.ts';
import { type StoredPasskey, type StoredUser, UserModel } from '../users/user.model.ts';
import { makeChallenge, takeChallenge } from './challenges.service.ts';
import type { ChallengePurpose } from './passkey-challenge.model.ts';

/** Two hundred and fifty modules, loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const rpName = 'Harambee';
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const nameOf = ({ firstName, lastName }: StoredUser) => `${firstName} ${lastName}`.trim();

/** Passkeys work at the public address alone, and only for its host (TWOSTEP-12). */
const placeOf = ({ config: { publicOrigin } }: FastifyInstance) => {
  const { hostname, origin } = new URL(publicOrigin);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

const refused = () => new Unauthorized(twoStepMessages.passkeyFailed);

/** The reason is logged without the answer, which identifies a passkey. */
async function checked<Result>(app: FastifyInstance, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    app.log.info({ reason: (error as Error).name }, 'a passkey was refused');
    throw refused();
  }
}

const describe = ({ credential: id, transports }: StoredPasskey) => ({ id, transports });

/** The person, with what their account has. */
async function find({ userId, tenantId }: Person): Promise<StoredUser> {
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>();
  if (!user) throw new NotSignedIn();
  return withAccount(user);
}

/** What a browser needs to make a passkey. `boundTo`: the session or the waiting sign-in that may answer. */
export async function registrationOptions(
  app: FastifyInstance,
  person: Person,
  boundTo: string,
): Promise<Record<string, unknown>> {
  const user = await find(person);
  const { generateRegistrationOptions } = await webAuthn();
  const { passkeys = [], email } = user;
  if (passkeys.length >= twoStep.passkeys) {
    throw new Conflict(`You have ${twoStep.passkeys} passkeys. Please remove one first.`);
  }
  const options = await generateRegistrationOptions({
    rpName,
    rpID: placeOf(app).expectedRPID,
    userName: email,
    userDisplayName: nameOf(user),
    // The browser hands it back at a sign-in without a password.
    userID: new TextEncoder().encode(accountIdOf(user)),
    challenge: bytesOf(await makeChallenge('register', boundTo)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(describe),
    // Older security keys cannot keep a passkey; they still do as a second step.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/**
 * Stores a new passkey. Answers recovery codes if it turns two-step sign-in on. `first`: only if nothing is set up yet.
 */
export async function addPasskey(
  app: FastifyInstance,
  person: Person,
  boundTo: string,
  { name, answer }: NewPasskeyBody,
  first = false,
): Promise<{ passkey: Passkey; recoveryCodes?: string[] }> {
  const [user, { userId, tenantId }] = await Promise.all([find(person), accountOf(person)]);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await checked(app, () =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge('register', boundTo, challenge),
      ...placeOf(app),
      requireUserVerification: false,
    }),
  );
  if (!verified) throw refused();
  const { id: credential, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey: StoredPasskey = {
    id: randomId(),
    credential,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    name: name.trim() || 'Passkey',
    createdAt: new Date(),
  };
  const fresh = hasSecondStep(user) ? undefined : newRecoveryCodes(app, userId);
  const details = { way: 'a passkey', first: fresh !== undefined };
  await recordAction(app, { tenantId, kind: 'two-step.added', who: userPerson(user), details }, async () => {
    const { modifiedCount } = await UserModel.updateOne(
      {
        _id: userId,
        tenantId,
        leftAt: null,
        'passkeys.credential': trusted({ $ne: credential }),
        [`passkeys.${twoStep.passkeys - 1}`]: trusted({ $exists: false }),
        ...(first && withNothingSetUp()),
      },
      { $push: { passkeys: passkey }, $unset: { twoStepReset: 1 }, ...(fresh && { $set: fresh.stored }) },
    );
    if (modifiedCount === 0 && first) throw new Conflict(twoStepMessages.presentAlready);
    if (modifiedCount === 0) throw new Conflict('You have this passkey already, or too many of them.');
  });
  app.mailer.send(twoStepOnLetter(user.email, app.config.publicOrigin, 'a passkey'));
  return { passkey: toPasskey(passkey), ...(fresh && { recoveryCodes: fresh.codes }) };
}

/** What a browser needs to answer with one of these passkeys; without a person, with any that it holds. */
export async function authenticationOptions(
  app: FastifyInstance,
  purpose: ChallengePurpose,
  boundTo: string,
  person?: Person,
): Promise<Record<string, unknown>> {
  const passkeys = person && ((await find(person)).passkeys ?? []);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: placeOf(app).expectedRPID,
    challenge: bytesOf(await makeChallenge(purpose, boundTo)),
    ...(passkeys && { allowCredentials: passkeys.map(describe) }),
    // Alone, it stands for both steps: the device asks for a finger, a face or a PIN.
    userVerification: purpose === 'sign-in' ? 'required' : 'preferred',
  });
  return { ...options };
}

/** The account whose passkey this is, by the handle that it carries. Its tenant is what is being found out. */
async function findByHandle({ response: { userHandle } }: PasskeyAnswer): Promise<StoredUser> {
  const userId = Buffer.from(userHandle ?? '', 'base64url').toString();
  const user = await UserModel.findOne({ _id: userId, accountId: null, leftAt: null }, null, {
    allTenants: true,
  }).lean<StoredUser>();
  if (!user) throw refused();
  return user;
}

/** Checks the answer of a passkey, or throws: of this person, or, alone, of whoever it says it belongs to. */
export async function checkPasskey(
  app: FastifyInstance,
  purpose: ChallengePurpose,
  boundTo: string,
  answer: PasskeyAnswer,
  person?: Person,
): Promise<StoredUser> {
  const user = person ? await find(person) : await findByHandle(answer);
  const account = await accountOf({ userId: user._id, tenantId: user.tenantId });
  const passkey = user.passkeys?.find(({ credential }) => credential === answer.id);
  if (!passkey) throw refused();
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await checked(app, () =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(purpose, boundTo, challenge),
      ...placeOf(app),
      credential: {
        ...describe(passkey),
        publicKey: bytesOf(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: purpose === 'sign-in',
    }),
  );
  if (!verified) throw refused();
  // A copied passkey shows by its counter; of two answers at once with one counter, one is taken.
  const { matchedCount } = await UserModel.updateOne(
    {
      _id: account.userId,
      tenantId: account.tenantId,
      passkeys: trusted({ $elemMatch: { id: passkey.id, counter: passkey.counter } }),
    },
    {
      $set: {
        'passkeys.$[key].counter': authenticationInfo.newCounter,
        'passkeys.$[key].lastUsedAt': new Date(),
      },
    },
    { arrayFilters: [{ 'key.id': passkey.id }] },
  );
  if (matchedCount === 0) throw refused();
  return user;
}
