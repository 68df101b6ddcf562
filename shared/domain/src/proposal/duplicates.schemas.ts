import { type Static, Type } from 'typebox';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import { Id, StrictObject } from '../schemas/common.schemas.ts';

/** Names of the funder and of the call that a proposal was written for at first; they must not stay in its copy. */
const FormerNames = Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 10 });

/** The proposal that another one is a copy of, as it was then (CALL-37). */
export const DuplicateOf = StrictObject({
  proposalId: Id,
  title: Type.String(),
  names: FormerNames,
  /** Whole units of `currency`, as the former funder was asked for. */
  requestedAmount: Type.Integer({ minimum: 0 }),
  /** ISO 4217; US dollars when absent. */
  currency: Type.Optional(Type.String()),
  startDate: Type.String(),
  durationMonths: Type.Integer({ minimum: 0 }),
});
export type DuplicateOf = Static<typeof DuplicateOf>;

/** POST /api/proposals/{id}/duplicate. */
export const DuplicateBody = StrictObject({
  title: Type.String({ minLength: 1, maxLength: proposalFields.title.max, pattern: '\\S' }),
  /** The call of the new funder; absent: the built-in one. */
  callId: Type.Optional(Id),
});
export type DuplicateBody = Static<typeof DuplicateBody>;
