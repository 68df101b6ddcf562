import { type Static, Type } from 'typebox';
import { RowId, valueSchemas } from '../rows/values.schemas.ts';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type CallCells, callTables } from './call-tables.ts';

/** The words of a statement of eligibility, for which a check by hand was made. */
export type CheckedStatement = CallCells<'eligibility'>;

/** What somebody found out where a rule had to ask. */
const checked = Type.Union([Type.Literal('yes'), Type.Literal('no')]);

/** A check by hand, "We checked: yes"; it never replaces what the rule says (CALL-58). */
export const HandCheck = StrictObject({
  verdict: checked,
  by: StrictObject({ id: Type.String(), name: Type.String() }),
  at: Timestamp,
  /** What was asked then: a statement whose words change is asked again. */
  statement: Type.Unsafe<CheckedStatement>(StrictObject(valueSchemas(callTables.eligibility.columns))),
});
export type HandCheck = Static<typeof HandCheck>;

/** As it is stored with the call: at most one for each statement. */
export const CallCheck = StrictObject({ rowId: RowId, ...HandCheck.properties });
export type CallCheck = Static<typeof CallCheck>;

/** PUT /api/calls/{id}/eligibility/{rowId}; null takes the check back. */
export const CheckByHand = StrictObject({ verdict: Type.Union([checked, Type.Null()]) });
export type CheckByHand = Static<typeof CheckByHand>;
