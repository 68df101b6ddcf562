import {
  type CallField,
  type CallTableName,
  type ChecklistChoice,
  callColumns,
  callFieldNames,
  callFieldTable,
  callOrigins,
  callTableNames,
  type DomainEvent,
  days,
  type ValueColumn,
} from '@harambee/domain';
import type { CallCheck, CallContent, CallSource } from '@harambee/domain/schemas';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, type SchemaDefinition } from 'mongoose';

/** A call of an organization. It belongs to the organization: it names nobody. */
export interface CallRecord extends CallContent {
  _id: string;
  tenantId: string;
  /** The last moment of its deadline, or a day that never comes: calls without one come last in a list. */
  deadlineKey: Date;
  questionCount: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** What people decided about the documents asked for, by the id of the row (CALL-42). */
  documentChoices?: Record<string, ChecklistChoice>;
  /** Checks by hand of its statements of eligibility (CALL-58). */
  checks?: StoredCheck[];
  /** Since when it is deleted: nobody finds it, and it can be brought back until it is gone for good. */
  deletedAt?: Date;
  outbox?: DomainEvent[];
}

export type StoredCheck = Omit<CallCheck, 'at'> & { at: Date };

/** Milliseconds for which a deleted call can be brought back (CALL-46). */
export const restorableFor = days(30);

export const noDeadline = new Date('9999-12-31T00:00:00Z');

const { emptyText, number } = fields;

function storedValue({ kind }: ValueColumn | CallField) {
  if (kind === 'figure') return { type: Number, default: null };
  return kind === 'flag' ? { type: Boolean, required: true } : emptyText;
}

const source = new Schema<CallSource>({ page: number, line: number, text: emptyText }, { _id: false });
const origin = { type: String, enum: Object.keys(callOrigins) };
const rowOf = (table: CallTableName) =>
  new Schema(
    {
      id: { type: String, required: true },
      ...Object.fromEntries(callColumns(table).map(([name, column]) => [name, storedValue(column)])),
      source: { type: source, default: undefined },
      origin,
    },
    { _id: false },
  );

const { text } = fields;
const check = new Schema<StoredCheck>(
  {
    rowId: text,
    verdict: { type: String, enum: ['yes', 'no'], required: true },
    by: { type: new Schema({ id: text, name: text }, { _id: false, id: false }), required: true },
    at: { type: Date, required: true },
    // The cells of a row, as a strict schema has checked them.
    statement: { type: Schema.Types.Mixed, required: true },
  },
  { _id: false },
);

const callSchema = new Schema<CallRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    ...(Object.fromEntries([
      ...callFieldNames.map((name) => [name, storedValue(callFieldTable[name])]),
      ...callTableNames.map((table) => [table, [rowOf(table)]]),
    ]) as SchemaDefinition<CallRecord>),
    // Its shape is the wire's: a line for each field that was found.
    found: { type: Schema.Types.Mixed, default: undefined },
    documentChoices: { type: Schema.Types.Mixed, default: undefined },
    checks: { type: [check], default: undefined },
    deadlineKey: { type: Date, required: true },
    questionCount: number,
    revision: number,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: Date,
  },
  { collection: 'calls', versionKey: false },
);

/** The lists: all calls or templates by deadline, and those of one status. */
export const listIndexes = {
  all: { tenantId: 1, isTemplate: 1, deadlineKey: 1, _id: 1 },
  ofStatus: { tenantId: 1, isTemplate: 1, status: 1, deadlineKey: 1, _id: 1 },
} as const;
for (const index of Object.values(listIndexes)) callSchema.index(index);
callSchema.index({ deletedAt: 1 }, { expireAfterSeconds: restorableFor / 1_000 });

// Before model(): hooks added after it never run.
callSchema.plugin(tenantPlugin);
callSchema.plugin(outboxPlugin);

export const CallModel = model<CallRecord>('Call', callSchema);
