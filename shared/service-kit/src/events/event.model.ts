import type { DomainEvent, EventName } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/**
 * An event as every service can read it. Kept for good: a service that comes later builds its projection from them;
 * only those of an organization that was removed go, and what names a person who has left.
 */
export interface StoredEvent {
  _id: string;
  name: EventName;
  tenantId: string;
  at: Date;
  payload: unknown;
  /** When the relay moved it here: what handlers walk along. */
  storedAt: Date;
}

const eventSchema = new Schema<StoredEvent>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    tenantId: { type: String, required: true },
    at: { type: Date, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'events', versionKey: false, minimize: false },
);
eventSchema.index({ storedAt: 1, _id: 1 });
// What an organization that is removed takes along.
eventSchema.index({ tenantId: 1, name: 1 });

export const EventModel = model('Event', eventSchema);

export const toDomainEvent = ({ _id, name, tenantId, at, payload }: StoredEvent): DomainEvent =>
  ({ id: _id, name, tenantId, at, payload }) as DomainEvent;
