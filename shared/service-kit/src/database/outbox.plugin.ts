import { EventEmitter } from 'node:events';
import { type Query, Schema } from 'mongoose';

const storedEvent = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    tenantId: { type: String, required: true },
    at: { type: Date, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
  },
  { _id: false, minimize: false },
);

/** Emits `written` after a write that put events into an outbox, so that the relay runs at once. */
export const outboxWritten = new EventEmitter();

const emitWritten = () => outboxWritten.emit('written');

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

  schema.post('save', emitWritten);
  schema.post('insertMany', emitWritten);
  schema.post('bulkWrite', emitWritten);
  schema.post(['updateOne', 'findOneAndUpdate', 'updateMany'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    const { $push } = (update ?? {}) as { $push?: Record<string, unknown> };
    if ($push && 'outbox' in $push) emitWritten();
  });
}
