import { model, Schema } from 'mongoose';

/** How far a handler has read. One process at a time holds the lease, so events stay in order. */
export interface HandlerCursor {
  _id: string;
  position: Date;
  owner?: string;
  leaseUntil?: Date;
}

const cursorSchema = new Schema<HandlerCursor>(
  {
    _id: { type: String, required: true },
    position: { type: Date, required: true },
    owner: String,
    leaseUntil: Date,
  },
  { collection: 'handler_cursors', versionKey: false },
);

export const HandlerCursorModel = model('HandlerCursor', cursorSchema);

/** The state of one event for one handler. Events that are simply after the cursor have none. */
export interface Delivery {
  /** `<handler>:<event id>`. */
  _id: string;
  handler: string;
  tenantId: string;
  eventId: string;
  storedAt: Date;
  state: 'done' | 'waiting' | 'failed';
  attempts: number;
  /** Of `waiting`: not before this time. */
  nextAt?: Date;
  /** Of `done`: deleted once no look-back can find the event again. */
  expiresAt?: Date;
}

const deliverySchema = new Schema<Delivery>(
  {
    _id: { type: String, required: true },
    handler: { type: String, required: true },
    tenantId: { type: String, required: true },
    eventId: { type: String, required: true },
    storedAt: { type: Date, required: true },
    state: { type: String, enum: ['done', 'waiting', 'failed'], required: true },
    attempts: { type: Number, required: true },
    nextAt: Date,
    expiresAt: Date,
  },
  { collection: 'handler_deliveries', versionKey: false },
);
deliverySchema.index({ handler: 1, state: 1, storedAt: 1, _id: 1 });
// Only events that were given up are indexed: they are few, and are deleted with their organization.
deliverySchema.index({ tenantId: 1 }, { partialFilterExpression: { state: 'failed' } });
deliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DeliveryModel = model('Delivery', deliverySchema);
