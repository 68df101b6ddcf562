import { type Static, Type } from 'typebox';
import { Author } from '../schemas/author.schemas.ts';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { signOffLimits } from './sign-off-limits.ts';

/** SHA-256 of the canonical form of a proposal (`signedHash`), in 64 hexadecimal digits. */
export const SignedHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const { id, kind } = Author.properties;

/** PUT /api/proposals/{id}/sign-offs: everybody who must agree; whoever is left out need not any more (SIGNOFF-01). */
export const AskForSignOffs = StrictObject({
  signers: Type.Array(StrictObject({ id, kind }), { maxItems: signOffLimits.signers, uniqueItems: true }),
});
export type AskForSignOffs = Static<typeof AskForSignOffs>;

/** POST /api/proposals/{id}/sign-offs/agree: the hash of what the signer has read. 412 when it is not today's. */
export const GiveSignOff = StrictObject({ hash: SignedHash });
export type GiveSignOff = Static<typeof GiveSignOff>;

/** Not given yet; given for the exact text of today; given for a text that has changed since. */
export const signOffStates = ['open', 'agreed', 'voided'] as const;
export type SignOffState = (typeof signOffStates)[number];

/** A person or guest who must agree before the proposal is submitted. */
export const SignOff = StrictObject({
  signer: Author,
  askedBy: Author,
  askedAt: Timestamp,
  state: Type.Unsafe<SignOffState>({ type: 'string', enum: [...signOffStates] }),
  /** When they agreed, and with what; absent while it is open. */
  agreedAt: Type.Optional(Timestamp),
  hash: Type.Optional(SignedHash),
});
export type SignOff = Static<typeof SignOff>;

/** Words in a row: in both texts, only in the earlier one, or only in the later one. */
export const wordPieceKinds = ['same', 'removed', 'added'] as const;
export type WordPieceKind = (typeof wordPieceKinds)[number];

export const WordPiece = StrictObject({
  kind: Type.Unsafe<WordPieceKind>({ type: 'string', enum: [...wordPieceKinds] }),
  text: Type.String(),
});
export type WordPiece = Static<typeof WordPiece>;

/** A place of a proposal whose words have changed: a section, a table, an answer, a line of the budget. */
export const ChangedPlace = StrictObject({
  label: Type.String(),
  pieces: Type.Array(WordPiece),
  /** Changed words that `pieces` leaves out. */
  more: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ChangedPlace = Static<typeof ChangedPlace>;

/** What differs between a text that somebody agreed with and today's. */
export const VoidedText = StrictObject({
  hash: SignedHash,
  places: Type.Array(ChangedPlace),
  /** Changed places that `places` leaves out. */
  more: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type VoidedText = Static<typeof VoidedText>;

/** GET /api/proposals/{id}/sign-offs. */
export const SignOffs = StrictObject({
  /** Of the proposal as it is now, or as it was submitted. */
  hash: SignedHash,
  /** In the order in which they were asked. */
  signOffs: Type.Array(SignOff),
  /** One for each hash of a voided sign-off. */
  voided: Type.Array(VoidedText),
  /** Rises with each change of the sign-offs; `If-Match` of the next list of signers. */
  revision: Type.Integer({ minimum: 0 }),
});
export type SignOffs = Static<typeof SignOffs>;

export const SignOffsBody = StrictObject({ signOffs: SignOffs });

/** 412: the hash is not that of today, or somebody else changed the list. */
export const SignOffsChanged = StrictObject({ ...ErrorResponse.properties, signOffs: SignOffs });

/** Why a proposal is submitted although somebody has not agreed (SIGNOFF-07). */
export const WithoutSignOff = StrictObject({
  reason: Type.String({ minLength: 1, maxLength: signOffLimits.reason, pattern: '\\S' }),
});
export type WithoutSignOff = Static<typeof WithoutSignOff>;

/** What the history of statuses keeps of it. */
export const SubmittedWithout = StrictObject({
  ...WithoutSignOff.properties,
  missing: Type.Array(Author),
});
export type SubmittedWithout = Static<typeof SubmittedWithout>;

/** 409 for a submission: who has not agreed. */
export const SignOffsMissing = StrictObject({
  ...ErrorResponse.properties,
  /** Absent where something else prevents it. */
  missing: Type.Optional(Type.Array(StrictObject({ signer: Author, state: SignOff.properties.state }))),
});
export type SignOffsMissing = Static<typeof SignOffsMissing>;
