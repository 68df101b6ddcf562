import { type ActionDetails, type ActionKind, actionKindNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Somebody in an act: their id, and their name as it is then. */
export interface NamedPerson {
  id: string;
  name: string;
}

/** An act that is being done, written down before it is; gone once its entry is in the chain (ACTIONS-03). */
export interface PendingAction {
  _id: string;
  tenantId: string;
  at: Date;
  kind: ActionKind;
  who?: NamedPerson;
  whom?: NamedPerson;
  to?: NamedPerson;
  details: ActionDetails;
  /** Whether the act is known to have happened. */
  happened: boolean;
}

const { text, emptyText, flag } = fields;

const person = { type: new Schema<NamedPerson>({ id: text, name: emptyText }, { _id: false, id: false }) };

const pendingActionSchema = new Schema<PendingAction>(
  {
    _id: text,
    tenantId,
    at: { type: Date, required: true },
    kind: { type: String, enum: actionKindNames, required: true },
    who: person,
    whom: person,
    to: person,
    details: { type: Schema.Types.Mixed, required: true },
    happened: flag,
  },
  { collection: 'pending_actions', versionKey: false, minimize: false },
);
pendingActionSchema.plugin(tenantPlugin);
pendingActionSchema.index({ tenantId: 1 });
// For all tenants: what a process that died has left behind.
pendingActionSchema.index({ at: 1 });

export const PendingActionModel = model('PendingAction', pendingActionSchema);
