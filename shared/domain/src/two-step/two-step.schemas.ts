import { type Static, Type } from 'typebox';
import { passwordLength } from '../account/account-rules.ts';
import { SignedIn } from '../account/auth.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type SecondStep, twoStep } from './two-step.ts';

const Code = Type.String({ minLength: 1, maxLength: 40 });
const PasskeyName = Type.String({ minLength: 1, maxLength: twoStep.passkeyName });

/** What a person shows to change how they sign in: the password, or a code of the authenticator app (TWOSTEP-07). */
export const Proof = StrictObject({
  password: Type.Optional(Type.String({ maxLength: passwordLength.maximum })),
  code: Type.Optional(Code),
});
export type Proof = Static<typeof Proof>;

/** Bodies of calls that change two-step sign-in. */
export const ProofBody = StrictObject({ proof: Proof });
export type ProofBody = Static<typeof ProofBody>;

export const CodeBody = StrictObject({ code: Code });
export type CodeBody = Static<typeof CodeBody>;

export const Passkey = StrictObject({
  id: Type.String(),
  name: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Type.Optional(Timestamp),
});
export type Passkey = Static<typeof Passkey>;

/** GET /api/auth/two-step: how the person signs in. */
export const TwoStepState = StrictObject({
  /** Since when an authenticator app is set up. */
  appSince: Type.Optional(Timestamp),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  /** The organization requires it from then on. */
  requiredFrom: Type.Optional(Timestamp),
  /** Whether changes ask for the password; without one, a recent sign-in is enough. */
  hasPassword: Type.Boolean(),
  /** An owner removed what was set up. */
  reset: Type.Optional(StrictObject({ at: Timestamp, by: Type.String() })),
});
export type TwoStepState = Static<typeof TwoStepState>;

/** A new key for an authenticator app, sent once. `address` is what its QR code holds. */
export const NewKey = StrictObject({ key: Type.String(), address: Type.String() });
export type NewKey = Static<typeof NewKey>;

/** New recovery codes, sent once; absent if the earlier ones stay. */
export const RecoveryCodes = StrictObject({ recoveryCodes: Type.Optional(Type.Array(Type.String())) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Options and answers of passkeys are made by the WebAuthn library and checked by it, not by a schema of ours. */
const Foreign = <Value>() => Type.Unsafe<Value>(Type.Object({}, { additionalProperties: true }));
export const PasskeyOptions = StrictObject({ options: Foreign<Record<string, unknown>>() });
export type PasskeyOptions = Static<typeof PasskeyOptions>;
const Text = Type.Optional(Type.String({ maxLength: 20_000 }));
/** What the browser hands over for a passkey: the fields of WebAuthn that the service reads. */
export const PasskeyAnswer = StrictObject({
  id: Type.String({ minLength: 1, maxLength: 2_000 }),
  rawId: Type.String({ minLength: 1, maxLength: 2_000 }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Text,
  response: StrictObject({
    clientDataJSON: Type.String({ maxLength: 20_000 }),
    attestationObject: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: Text,
    publicKey: Text,
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const NewPasskeyBody = StrictObject({ name: PasskeyName, answer: PasskeyAnswer });
export type NewPasskeyBody = Static<typeof NewPasskeyBody>;
export const PasskeyNameBody = StrictObject({ name: PasskeyName });
export const PasskeyBody = StrictObject({ answer: PasskeyAnswer });
export type PasskeyBody = Static<typeof PasskeyBody>;
/** POST /api/auth/passkey: signs in without a password. `remember` works as at sign-in. */
export const PasskeySignInBody = StrictObject({
  answer: PasskeyAnswer,
  remember: Type.Optional(Type.Boolean()),
});
export type PasskeySignInBody = Static<typeof PasskeySignInBody>;
export const PasskeyAdded = StrictObject({ passkey: Passkey, ...RecoveryCodes.properties });
export type PasskeyAdded = Static<typeof PasskeyAdded>;

/** GET /api/auth/second-step: what a sign-in that is not complete waits for. */
export const PendingSignIn = StrictObject({
  step: Type.Unsafe<SecondStep>({ type: 'string', enum: ['confirm', 'set-up'] }),
  email: Type.String(),
  organization: Type.String(),
  /** What the person may use; meaningless for a set-up. */
  app: Type.Boolean(),
  passkey: Type.Boolean(),
  recoveryCode: Type.Boolean(),
  remember: Type.Boolean(),
});
export type PendingSignIn = Static<typeof PendingSignIn>;

/** A sign-in that set up its second step: complete, with the recovery codes to write down. */
export const SetUp = StrictObject({ ...SignedIn.properties, ...RecoveryCodes.properties });
export type SetUp = Static<typeof SetUp>;

/** GET and PUT /api/auth/two-step/requirement. */
export const TwoStepRequirement = StrictObject({ requiredFrom: Type.Optional(Timestamp) });
export type TwoStepRequirement = Static<typeof TwoStepRequirement>;
export const RequireTwoStepBody = StrictObject({
  required: Type.Boolean(),
  graceDays: Type.Optional(
    Type.Integer({ minimum: twoStep.graceDays.minimum, maximum: twoStep.graceDays.maximum }),
  ),
  proof: Proof,
});
export type RequireTwoStepBody = Static<typeof RequireTwoStepBody>;

/** One session of somebody in the organization, for its owners (TWOSTEP-18). */
export const MemberSession = StrictObject({
  id: Id,
  userId: Id,
  device: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: Type.Boolean(),
});
export type MemberSession = Static<typeof MemberSession>;
export const MemberSessionList = StrictObject({ sessions: Type.Array(MemberSession) });
export const MemberSessionParams = StrictObject({ id: Id, sessionId: Id });
