import {
  type CallSnapshot,
  callFieldNames,
  callTableNames,
  deadlineMoment,
  withEmptyCallValues,
} from '@harambee/domain';
import type { Call, CallApplication, CallCheck, CallContent, CallListItem } from '@harambee/domain/schemas';
import { type CallRecord, noDeadline, type StoredCheck } from './call.model.ts';

const contentNames = [...callFieldNames, ...callTableNames, 'found'] as const;

/** What people wrote of a call, field by field, so that nothing else can leave with it. */
export const contentOf = (record: CallRecord): CallContent =>
  withEmptyCallValues(
    Object.fromEntries(
      contentNames.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]),
    ) as Partial<CallContent>,
  );

type Stamped = Pick<CallRecord, '_id' | 'deadlineKey' | 'revision' | 'createdAt' | 'updatedAt'>;

const stampsOf = ({ _id: id, deadlineKey, revision, createdAt, updatedAt }: Stamped) => ({
  id,
  ...(deadlineKey < noDeadline && { deadlineAt: deadlineKey.toISOString() }),
  revision,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const sentCheck = ({ rowId, verdict, by, at, statement }: StoredCheck): CallCheck => ({
  ...{ rowId, verdict, by: { id: by.id, name: by.name } },
  at: at.toISOString(),
  statement,
});

export const toCall = (record: CallRecord): Call => ({
  ...contentOf(record),
  ...stampsOf(record),
  ...(record.checks?.length && { checks: record.checks.map(sentCheck) }),
});

const listedFields = [
  'name',
  'funder',
  'reference',
  'currency',
  'leastAmount',
  'mostAmount',
  'deadlineDay',
  'deadlineTime',
  'deadlineZone',
  'status',
  'likelihood',
  'isTemplate',
] as const satisfies readonly (keyof CallListItem)[];

/** What a list item needs of a record: rows and notes stay in the database. */
export const listProjection = Object.fromEntries(
  [...listedFields, 'deadlineKey', 'questionCount', 'revision', 'createdAt', 'updatedAt'].map((name) => [
    name,
    1,
  ]),
);
export type ListedRecord = Stamped & Pick<CallRecord, (typeof listedFields)[number] | 'questionCount'>;

export const toListItem = (
  record: ListedRecord,
  applications?: CallApplication[],
  missingDocuments = 0,
): CallListItem => ({
  ...(Object.fromEntries(listedFields.map((name) => [name, record[name]])) as Pick<
    CallListItem,
    (typeof listedFields)[number]
  >),
  questionCount: record.questionCount,
  ...(applications && { applications }),
  ...(missingDocuments > 0 && { missingDocuments }),
  ...stampsOf(record),
});

/** What a record repeats of its content, for lists. */
export const listedOf = (content: CallContent) => ({
  deadlineKey: deadlineMoment(content) ?? noDeadline,
  questionCount: content.questions.length,
});

const withoutSource = <Row extends { source?: unknown; origin?: unknown }>({
  source: _source,
  origin: _origin,
  ...row
}: Row) => row;

/** What other services learn of a call: as the write leaves it, without notes and lines of the text. */
export function snapshotOf(
  { _id: callId, revision, checks = [] }: Pick<CallRecord, '_id' | 'revision' | 'checks'>,
  { notes: _notes, found: _found, ...content }: CallContent,
  userId: string,
): CallSnapshot {
  const rows = callTableNames.map((table) => [table, content[table].map((row) => withoutSource(row))]);
  const deadlineAt = deadlineMoment(content);
  return {
    callId,
    revision,
    userId,
    call: { ...content, ...Object.fromEntries(rows) } as CallSnapshot['call'],
    ...(checks.length > 0 && {
      checks: checks.map(({ rowId, verdict, statement }) => ({ rowId, verdict, statement })),
    }),
    ...(deadlineAt && { deadlineAt }),
  };
}
