import { type Static, type TSchema, Type } from 'typebox';
import { RowId, valueSchema, valueSchemas } from '../rows/values.schemas.ts';
import { StrictObject } from '../schemas/common.schemas.ts';
import { CallLine, CallSource } from './call.schemas.ts';
import { type CallValues, callFields, type FunderFieldName, funderFieldNames } from './call-fields.ts';
import { type CallFileKind, callFileKinds, callFileLimits } from './call-files.ts';
import { type CallCells, type CallTableName, callTableNames, callTables } from './call-tables.ts';
import {
  type CallOrigin,
  callOrigins,
  type FindingConfidence,
  findingConfidences,
} from './call-vocabulary.ts';

/** Every finding, whoever found it. */
const shared = {
  /** Unique within one reading. */
  id: RowId,
  source: CallSource,
  origin: Type.Unsafe<CallOrigin>({ type: 'string', enum: Object.keys(callOrigins) }),
  confidence: Type.Unsafe<FindingConfidence>({ type: 'string', enum: Object.keys(findingConfidences) }),
};
interface Shared {
  id: string;
  source: CallSource;
  origin: CallOrigin;
  confidence: FindingConfidence;
}

/**
 * Fields that one line states together: a day with its hour and zone, two amounts with their currency. A person accepts
 * or drops them together.
 */
export type FieldFinding = Shared & { fields: Partial<Pick<CallValues, FunderFieldName>> };

/** A row that a line states; cells that the text does not state are absent. */
export type RowFinding<Name extends CallTableName = CallTableName> = {
  [Table in Name]: Shared & { table: Table; cells: Partial<CallCells<Table>> };
}[Name];

/**
 * Something that a text seems to say of a call, beside the line it came from (CALL-12). It is no value of the call
 * before a person accepts it.
 */
export type CallFinding = FieldFinding | RowFinding;

const someOf = (schemas: Record<string, TSchema>) =>
  Type.Object(
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, Type.Optional(schema)])),
    { additionalProperties: false, minProperties: 1 },
  );

export const CallFinding = Type.Unsafe<CallFinding>(
  Type.Union([
    StrictObject({
      ...shared,
      fields: someOf(
        Object.fromEntries(funderFieldNames.map((name) => [name, valueSchema(callFields[name])])),
      ),
    }),
    ...callTableNames.map((table) =>
      StrictObject({
        ...shared,
        table: Type.Literal(table),
        cells: someOf(valueSchemas(callTables[table].columns)),
      }),
    ),
  ]),
);

export const isFieldFinding = (finding: CallFinding): finding is FieldFinding => 'fields' in finding;

/** The lines of a text, page by page, in reading order. */
export type CallPages = readonly (readonly string[])[];

/** What reading a text gives: findings in the order of the text, and the lines that no finding rests on. */
export interface CallReading {
  findings: CallFinding[];
  /** Lines with words that were not understood; they stay visible as such. */
  unread: CallLine[];
}

/** POST /api/calls/read: nothing of it is stored. */
export const CallRead = StrictObject({
  kind: Type.Unsafe<CallFileKind>({ type: 'string', enum: Object.keys(callFileKinds) }),
  pages: Type.Array(Type.Array(Type.String({ maxLength: callFileLimits.lineLength })), {
    maxItems: callFileLimits.pages,
  }),
  findings: Type.Array(CallFinding, { maxItems: 2_000 }),
  unread: Type.Array(CallLine, { maxItems: callFileLimits.lines }),
});
export type CallRead = Static<typeof CallRead>;

/** POST /api/calls/read with pasted text instead of a file. */
export const ReadCallText = StrictObject({ text: Type.String({ maxLength: callFileLimits.characters }) });
export type ReadCallText = Static<typeof ReadCallText>;
