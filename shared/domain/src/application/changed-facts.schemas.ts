import { type Static, Type } from 'typebox';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type StatingKind, statingKinds } from './stating-kinds.ts';

const kind = Type.Unsafe<StatingKind>({ type: 'string', enum: Object.keys(statingKinds) });
/** Names the text among those of its kind. */
const textId = Type.String({ minLength: 1, maxLength: 200 });

/** A text that states a figure as it was, with its new wording. */
export const StatingText = StrictObject({
  kind,
  textId,
  /** Absent for an answer of the bank. */
  proposalId: Type.Optional(Id),
  /** The proposal, or the question of an answer in the bank. */
  title: Type.String(),
  /** The question, section or field; '' for an answer of the bank. */
  place: Type.String(),
  /** Each place that differs, as it is and as it would be. */
  changes: Type.Array(StrictObject({ from: Type.String(), to: Type.String() })),
});
export type StatingText = Static<typeof StatingText>;

/** A figure of the profile that was changed or removed. */
export const ChangedProfileFact = StrictObject({
  factId: Id,
  name: Type.String(),
  /** With its unit, as it was last. */
  from: Type.String(),
  /** As it is; absent where it was removed. */
  to: Type.Optional(Type.String()),
  at: Timestamp,
  texts: Type.Array(StatingText),
});
export type ChangedProfileFact = Static<typeof ChangedProfileFact>;

/** GET /api/proposals/changed-facts: the facts that some text still states as they were, the latest change first. */
export const ChangedFactList = StrictObject({ facts: Type.Array(ChangedProfileFact) });
export type ChangedFactList = Static<typeof ChangedFactList>;

/** POST /api/proposals/changed-facts/accept: the text gets its new wording. */
export const AcceptChangedFact = StrictObject({ factId: Id, kind, textId });
export type AcceptChangedFact = Static<typeof AcceptChangedFact>;
