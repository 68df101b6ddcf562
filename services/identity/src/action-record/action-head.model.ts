import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Where the record of an organization ends, and after which entry it begins since older ones were cut. */
export interface ActionHead {
  /** The tenant id. */
  _id: string;
  tenantId: string;
  seq: number;
  hash: string;
  /** The last entry that was cut; 0 and `chainStart` before the first cut. */
  cutSeq: number;
  cutHash: string;
  /**
   * A keyed hash of the fields above (`keyed-hash.ts`): whoever can write to the database but has no key cannot shorten
   * the record.
   */
  seal: string;
}

const { text, number } = fields;

const actionHeadSchema = new Schema<ActionHead>(
  { _id: text, tenantId, seq: number, hash: text, cutSeq: number, cutHash: text, seal: text },
  { collection: 'action_heads', versionKey: false },
);
actionHeadSchema.plugin(tenantPlugin);
actionHeadSchema.index({ tenantId: 1 });

export const ActionHeadModel = model('ActionHead', actionHeadSchema);
