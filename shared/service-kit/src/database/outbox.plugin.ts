import { EventEmitter } from 'node:events';
import { type Model, type Query, Schema } from 'mongoose';

const storedEvent = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    tenantId: { type: String, required: true },
    at: { type: Date, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    /** The trace of the write (OPS-30), so that what follows from it hangs below it. */
    trace: String,
  },
  { _id: false, minimize: false },
);

/**
 * Emits `written` with the name of the collection after a write that put events into an outbox, so that its relay runs
 * at once. One process may run several services, each with a relay.
 */
export const outboxWritten = new EventEmitter<{ written: [collection: string] }>();

const emitWritten = (model: unknown) =>
  outboxWritten.emit('written', (model as Model<unknown>).collection.name);

/** Finds documents with queued events. The index uses the same filter, so the query reads only the index. */
export const withQueuedEvents = { 'outbox.id': { $gt: '' } } as const;

/**
 * Adds an `outbox` to a schema: events that are saved in the same atomic write as the change they report, and wait
 * there for the relay (architecture, rule 4). Fill it on create (`outbox: [event(…)]`) or in an update (`$push: {
 * outbox: event(…) }`).
 */
export function outboxPlugin(schema: Schema): void {
  schema.add({ outbox: { type: [storedEvent], default: undefined, select: false } });
  // Only documents with queued events are in this index, so the relay's query costs the same at any size.
  schema.index({ 'outbox.id': 1 }, { name: 'outbox', partialFilterExpression: withQueuedEvents });

  schema.post('save', function () {
    emitWritten(this.constructor);
  });
  schema.post('insertMany', function (this: unknown) {
    emitWritten(this);
  });
  schema.post('bulkWrite', function (this: unknown) {
    emitWritten(this);
  });
  schema.post(['updateOne', 'findOneAndUpdate', 'updateMany'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    const { $push } = (update ?? {}) as { $push?: Record<string, unknown> };
    if ($push && 'outbox' in $push) emitWritten(this.model);
  });
}
