import { type Model, model, Schema } from 'mongoose';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';

/** How a document comes into the sums: what was counted of it before, and what is counted of it now. */
export interface JournalEntry {
  /** The counted document, and its tenant. */
  id: string;
  tenantId: string;
  /** The mark that it had; without one it was not changed by a writer that knows of counters. */
  due?: string;
  /** The parts that were counted before, as JSON; absent for a document that was not counted. */
  from?: string;
  /** The parts that are counted now, unless `now` has them. */
  to?: string;
  /** What the document remembers, besides the batch. */
  now: Counted;
}

/** What a counted document remembers of its counting, besides the batch that counted it. */
export interface Counted {
  /** What of it is in the sums: the sums of each part, as JSON. Absent for documents that never change. */
  parts?: string;
  /** The value of the field that every write changes, so that a write without a mark is noticed. */
  seen?: number;
  /** Words that a search finds it by. */
  words?: string[];
}

/** Where a walk through all documents of a group stands. */
export interface Position {
  value: Date | string;
  id: string;
}

/** What changes in the head when a batch is complete. */
export interface HeadChanges {
  builtTo?: Position;
  isBuilt?: boolean;
}

/** A part of the sums of a group. */
export interface CounterPart {
  /** Follows from group, epoch and part. */
  _id: string;
  tenantId: string;
  part: string;
  epoch: number;
  /** The last batch that is in these sums. */
  batch: number;
  /** The sums, as JSON: names may hold any sign. */
  sums: string;
  /** Since when nothing is in it: it goes some time later. */
  emptyAt?: Date;
}

/** The first document of a group: it decides which batch is next. Its own sums are the part `all`. */
export interface CounterHead extends CounterPart {
  /** The batch that is being entered: whoever finds it completes it. */
  journal?: { entries: JournalEntry[]; then: HeadChanges };
  isBuilt: boolean;
  builtTo?: Position;
  /** All writes without a mark until this time have been looked for. */
  seenTo: Date;
}

export type CounterModel = Model<CounterHead>;

/** The collection of a service for its counters (docs/adr/0034). They follow from the counted documents. */
export function counterModel(name: string, collection: string): CounterModel {
  const schema = new Schema<CounterHead>(
    {
      _id: String,
      tenantId,
      part: { type: String, required: true },
      epoch: { type: Number, required: true },
      batch: { type: Number, required: true },
      sums: { type: String, required: true },
      emptyAt: Date,
      journal: { type: Schema.Types.Mixed, default: undefined },
      isBuilt: Boolean,
      builtTo: { type: Schema.Types.Mixed, default: undefined },
      seenTo: Date,
    },
    { collection, versionKey: false },
  );
  schema.plugin(tenantPlugin);
  // For removals and for storage: everything else reads by id.
  schema.index({ tenantId: 1 });
  // Not by tenant: for the database's own cleanup. Much longer than any process may stand still in a batch.
  schema.index({ emptyAt: 1 }, { expireAfterSeconds: 30 * 86_400 });
  return model<CounterHead>(name, schema);
}
