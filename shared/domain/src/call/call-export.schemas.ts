import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { FunderContent } from './call.schemas.ts';
import { callFileFormat } from './call-files.ts';

/** A call as a file: what organizations share (CALL-05). */
export const CallFile = StrictObject({
  format: Type.Literal(callFileFormat.name),
  version: Type.Literal(callFileFormat.version),
  /** ISO 8601. */
  exportedAt: Type.String({ maxLength: 40 }),
  call: FunderContent,
});
export type CallFile = Static<typeof CallFile>;

/** POST /api/calls/import: any JSON, so that a file of another kind or version is refused in words. */
export const ImportCallBody = StrictObject({ file: Type.Unknown() });
export type ImportCallBody = Static<typeof ImportCallBody>;
