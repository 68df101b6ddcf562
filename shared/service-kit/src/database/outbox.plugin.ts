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

/** Emits `written` after a write that put events into an outbox, so that the relay need not wait for its next look. */
export const outboxWritten = new EventEmitter();

const tell = () => outboxWritten.emit('written');

/** What the relay asks for: the same words as the index, so that the index answers it. */
export const withQueuedEvents = { 'outbox.id': { $gt: '' } } as const;

/**
 * Gives a schema the `outbox`: events that were saved in the same atomic write as the state they tell of, and wait for
 * the relay (architecture, rule 4). Fill it on create (`outbox: [event(…)]`) or in an update (`$push: { outbox: event(…) }`).
 */
export function outboxPlugin(schema: Schema): void {
  schema.add({ outbox: { type: [storedEvent], default: undefined, select: false } });
  // Only documents with something to send are in this index, so the relay's question costs the same at any size.
  schema.index({ 'outbox.id': 1 }, { name: 'outbox', partialFilterExpression: withQueuedEvents });

  schema.post('save', tell);
  schema.post('insertMany', tell);
  schema.post('bulkWrite', tell);
  schema.post(['updateOne', 'findOneAndUpdate', 'updateMany'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    const { $push } = (update ?? {}) as { $push?: Record<string, unknown> };
    if ($push && 'outbox' in $push) tell();
  });
}
