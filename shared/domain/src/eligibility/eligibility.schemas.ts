import { type Static, Type } from 'typebox';
import { HandCheck } from '../call/call-checks.schemas.ts';
import { RowId } from '../rows/values.schemas.ts';
import { Id, StrictObject } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import {
  type EligibilityPlace,
  type EligibilityVerdict,
  eligibilityPlaces,
  eligibilityVerdicts,
} from './eligibility-vocabulary.ts';

const verdict = Type.Unsafe<EligibilityVerdict>({ type: 'string', enum: Object.keys(eligibilityVerdicts) });

/** A statement of a call held against the profile. */
export const EligibilityCheck = StrictObject({
  /** Id of the row of `eligibility`, or `amountsRow`. */
  rowId: RowId,
  /** What the rule says. */
  verdict,
  /** In plain words, with what both sides say. */
  reason: Type.String(),
  /** What to look up, where a person has to. */
  lookUp: Type.Optional(Type.String()),
  /** The other side of the comparison; absent where no field is about it. */
  place: Type.Optional(Type.Unsafe<EligibilityPlace>({ type: 'string', enum: [...eligibilityPlaces] })),
  byHand: Type.Optional(HandCheck),
});
export type EligibilityCheck = Static<typeof EligibilityCheck>;

/** GET /api/calls/{id}/eligibility: computed when it is asked for, in the order of the call. */
export const Eligibility = StrictObject({
  /** Absent without a rule. */
  verdict: Type.Optional(verdict),
  checks: Type.Array(EligibilityCheck),
  /** Whether the organization has a profile. */
  hasProfile: Type.Boolean(),
  /** Of the call. Send it back as `If-Match` with a check by hand. */
  revision: Type.Integer({ minimum: 0 }),
});
export type Eligibility = Static<typeof Eligibility>;

export const EligibilityBody = StrictObject({ eligibility: Eligibility });
export const EligibilityChanged = Type.Object(
  { ...ErrorResponse.properties, eligibility: Eligibility },
  { additionalProperties: false },
);

const money = Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$' }));
/** The amounts of a proposal for the call, in whole units; without them, rules about amounts ask. */
export const EligibilityQuery = StrictObject({
  amount: money,
  total: money,
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
});
export type EligibilityQuery = Static<typeof EligibilityQuery>;

export const EligibilityParams = StrictObject({ id: Id, rowId: RowId });
