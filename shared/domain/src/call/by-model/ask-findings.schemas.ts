import { type Static, Type } from 'typebox';
import { StrictObject } from '../../schemas/common.schemas.ts';
import { CallLine } from '../call.schemas.ts';
import { callFileLimits } from '../call-files.ts';
import { CallFinding } from '../findings.schemas.ts';

/** POST /api/proposals/call-findings. It stores nothing and changes nothing (CALL-19). */
export const AskCallFindings = StrictObject({
  /** The lines of the call, page by page. */
  pages: Type.Array(Type.Array(Type.String({ maxLength: callFileLimits.lineLength })), {
    maxItems: callFileLimits.pages,
  }),
  /** Somebody has seen the personal data in the text and lets a language model have it (CHECK-08). */
  confirmed: Type.Optional(Type.Literal('personal_data')),
});
export type AskCallFindings = Static<typeof AskCallFindings>;

export const AskedCallFindings = StrictObject({
  /** Each beside a line that says it; all of them to be checked by a person. */
  findings: Type.Array(CallFinding, { maxItems: 2_000 }),
  /** The lines that they rest on. */
  lines: Type.Array(CallLine, { maxItems: callFileLimits.lines }),
  /** How many more the model gave that no line says (CALL-48). */
  leftOut: Type.Integer({ minimum: 0 }),
  /** Parts of the text about which the model gave no usable answer in time, of all parts. */
  unanswered: Type.Integer({ minimum: 0 }),
  parts: Type.Integer({ minimum: 1 }),
});
export type AskedCallFindings = Static<typeof AskedCallFindings>;
