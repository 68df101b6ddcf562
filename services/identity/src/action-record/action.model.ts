import { actionKindNames, type ChainedAction } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** One entry of the record of actions: written once, never changed, cut after a year. */
export interface StoredAction extends ChainedAction {
  /** `entryId`: two processes cannot write the same place of a chain. */
  _id: string;
  /** Keyed, of `chainText` (`keyed-hash.ts`). */
  hash: string;
}

const { text, emptyText } = fields;

const actionSchema = new Schema<StoredAction>(
  {
    _id: text,
    tenantId,
    seq: { type: Number, required: true },
    actionId: text,
    at: { type: Date, required: true },
    kind: { type: String, enum: actionKindNames, required: true },
    who: emptyText,
    whom: emptyText,
    to: emptyText,
    details: { type: Schema.Types.Mixed, required: true },
    unconfirmed: { type: Boolean, required: true },
    before: text,
    hash: text,
  },
  { collection: 'actions', versionKey: false, minimize: false },
);
actionSchema.plugin(tenantPlugin);
actionSchema.index({ tenantId: 1, seq: -1 });
actionSchema.index({ tenantId: 1, actionId: 1 });
// For all tenants: entries that are older than a year.
actionSchema.index({ at: 1 });

const changes = ['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'] as const;
actionSchema.pre([...changes], () => {
  throw new Error('an entry of the record of actions is never changed');
});

/** The place of an entry. A uniform id of the database, because a unique index would bind how actions are sharded. */
export const entryId = (tenant: string, seq: number): string => `${tenant}:${seq}`;

export const ActionModel = model('Action', actionSchema);
