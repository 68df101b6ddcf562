import { type Static, type TArray, type TObject, type TOptional, type TUnsafe, Type } from 'typebox';
import { type ProposalStatus, proposalStatusNames } from '../proposal/proposal-status.ts';
import { RowId, valueSchema, valueSchemas } from '../rows/values.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { CallCheck } from './call-checks.schemas.ts';
import {
  type CallFieldName,
  type CallValues,
  callFieldNames,
  callFields,
  type FunderFieldName,
  funderFieldNames,
} from './call-fields.ts';
import { callFileLimits } from './call-files.ts';
import { type CallCells, type CallTableName, callTableNames, callTables } from './call-tables.ts';
import { type CallOrigin, type CallStatus, callOrigins, callStatusNames } from './call-vocabulary.ts';

/** The line of a call that something comes from; both counted from 1 (CALL-12). */
export const CallLine = StrictObject({
  page: Type.Integer({ minimum: 1, maximum: callFileLimits.pages }),
  line: Type.Integer({ minimum: 1, maximum: callFileLimits.lines }),
});
export type CallLine = Static<typeof CallLine>;

/** The line with its words, for as long as the text itself is not there. */
export const CallSource = StrictObject({
  ...CallLine.properties,
  text: Type.String({ maxLength: callFileLimits.sourceText }),
});
export type CallSource = Static<typeof CallSource>;

const Origin = Type.Unsafe<CallOrigin>({ type: 'string', enum: Object.keys(callOrigins) });

/** Where a field or row was found; both absent where a person wrote it. */
const found = { source: Type.Optional(CallSource), origin: Type.Optional(Origin) };

/** Where a field was found. */
export const FoundField = StrictObject({ source: CallSource, origin: Origin });
export type FoundField = Static<typeof FoundField>;

/** A row of a table as it is sent and stored. The browser makes its id, which is never shown. */
export type CallRow<Name extends CallTableName> = CallCells<Name> & {
  id: string;
  source?: CallSource;
  origin?: CallOrigin;
};
export type CallQuestion = CallRow<'questions'>;

/** The rows of a table. */
export const callRowsSchema = <Name extends CallTableName>(table: Name) =>
  Type.Array(
    Type.Unsafe<CallRow<Name>>(
      StrictObject({ id: RowId, ...valueSchemas(callTables[table].columns), ...found }),
    ),
    { maxItems: callTables[table].maxRows },
  );

type FieldSchemas = { [Name in CallFieldName]: TUnsafe<CallValues[Name]> };
type RowSchemas = { [Name in CallTableName]: TArray<TUnsafe<CallRow<Name>>> };

const fieldSchemas = Object.fromEntries(
  callFieldNames.map((name) => [name, valueSchema(callFields[name])]),
) as unknown as FieldSchemas;
const rowSchemas = Object.fromEntries(
  callTableNames.map((name) => [name, callRowsSchema(name)]),
) as unknown as RowSchemas;

const foundFields = Type.Optional(
  StrictObject(
    Object.fromEntries(funderFieldNames.map((name) => [name, Type.Optional(FoundField)])) as {
      [Name in FunderFieldName]: TOptional<typeof FoundField>;
    },
  ),
);

/**
 * What people write of a call, with the lines it was found in (CALL-01, CALL-02). Only types and upper limits:
 * `callRules` say what is impossible, and a call may stay incomplete.
 */
export const CallContent = StrictObject({
  ...fieldSchemas,
  ...rowSchemas,
  /** Where fields were found; rows carry theirs. */
  found: foundFields,
});
export type CallContent = Static<typeof CallContent>;

/** POST /api/calls. A missing field counts as empty. */
export const CreateCallBody = StrictObject(Type.Partial(CallContent).properties);
export type CreateCallBody = Static<typeof CreateCallBody>;

/** PUT /api/calls/{id}: all of it. */
export const UpdateCallBody = CallContent;
export type UpdateCallBody = CallContent;

const record = {
  id: Id,
  /** ISO 8601: the last moment of the deadline (`deadlineMoment`); absent without one. */
  deadlineAt: Type.Optional(Timestamp),
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** GET /api/calls/{id}. */
export const Call = StrictObject({
  ...CallContent.properties,
  ...record,
  /** Checks by hand of its statements of eligibility (CALL-58); absent without one. */
  checks: Type.Optional(Type.Array(CallCheck)),
});
export type Call = Static<typeof Call>;

export const CallBody = StrictObject({ call: Call });
export const CallChanged = Type.Object(
  { ...ErrorResponse.properties, call: Call },
  { additionalProperties: false },
);

const { name, funder, reference, currency, leastAmount, mostAmount } = fieldSchemas;
const { deadlineDay, deadlineTime, deadlineZone, status, likelihood, isTemplate } = fieldSchemas;

const Count = Type.Integer({ minimum: 0 });

/** A proposal that is made for a call, and how far its answers are (CALL-08). */
export const CallApplication = StrictObject({
  proposalId: Id,
  title: Type.String(),
  status: Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames }),
  questions: Count,
  /** Questions that must be answered, and how many of them are. */
  required: Count,
  answered: Count,
  overLimit: Count,
  /** Answers that were copied into the portal. */
  ticked: Count,
});
export type CallApplication = Static<typeof CallApplication>;

/** What a list shows of a call. */
export const CallListItem = StrictObject({
  ...record,
  ...{ name, funder, reference, currency, leastAmount, mostAmount },
  ...{ deadlineDay, deadlineTime, deadlineZone, status, likelihood, isTemplate },
  questionCount: Count,
  /** Required documents that are missing or not valid at the deadline; absent if none is. */
  missingDocuments: Type.Optional(Count),
  /** At most ten; absent if nobody applies. */
  applications: Type.Optional(Type.Array(CallApplication)),
});
export type CallListItem = Static<typeof CallListItem>;

/**
 * GET /api/calls: by deadline, the next one first and calls without one last; templates only when they are asked for.
 */
export const CallListQuery = StrictObject({
  status: Type.Optional(Type.Unsafe<CallStatus>({ type: 'string', enum: callStatusNames })),
  templates: Type.Optional(Type.Literal('only')),
  /** `ahead` leaves out calls whose deadline has passed; `past` has only those, the last one first. */
  due: Type.Optional(Type.Union([Type.Literal('ahead'), Type.Literal('past')])),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type CallListQuery = Static<typeof CallListQuery>;

export const CallList = StrictObject({
  calls: Type.Array(CallListItem),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type CallList = Static<typeof CallList>;

/** GET /api/calls/{id}/applications. */
export const CallApplications = StrictObject({ applications: Type.Array(CallApplication) });

/** The fields and rows of the funder alone, as a file carries them. */
export type FunderContent = Pick<CallContent, FunderFieldName | CallTableName | 'found'>;
export const FunderContent = Type.Unsafe<FunderContent>(
  StrictObject({
    ...Object.fromEntries(funderFieldNames.map((field) => [field, fieldSchemas[field]])),
    ...rowSchemas,
    found: foundFields,
  }) as TObject,
);
