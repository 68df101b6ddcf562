import type { DomainEvent, EventName } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/**
 * An event that every service can read. Events are stored permanently: a service that is added later builds its
 * projection from all of them. Only events of a deleted organization, and names of people who have left, are removed.
 */
export interface StoredEvent {
  _id: string;
  name: EventName;
  tenantId: string;
  at: Date;
  payload: unknown;
  /** When the relay stored it: handlers read events in this order. */
  storedAt: Date;
  /** The trace of the write that it was saved with, while tracing is on. */
  trace?: string;
}

const eventSchema = new Schema<StoredEvent>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    tenantId: { type: String, required: true },
    at: { type: Date, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
    trace: String,
  },
  { collection: 'events', versionKey: false, minimize: false },
);
eventSchema.index({ storedAt: 1, _id: 1 });
// Used when an organization is deleted.
eventSchema.index({ tenantId: 1, name: 1 });

export const EventModel = model('Event', eventSchema);

export const toDomainEvent = ({ _id, name, tenantId, at, payload }: StoredEvent): DomainEvent =>
  ({ id: _id, name, tenantId, at, payload }) as DomainEvent;

/** Whether it is no longer passed on: all that is told of a removed organization is its removal. */
export const isOver = (
  { tenantId, name }: Pick<StoredEvent, 'tenantId' | 'name'>,
  removedTenants: ReadonlySet<string>,
): boolean => removedTenants.has(tenantId) && name !== 'organization.removed';
