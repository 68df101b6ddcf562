import { model, Schema } from 'mongoose';
import { tenantId } from '../database/tenant.plugin.ts';

/**
 * How much one service stores for one organization: counted from time to time, and increased by each write in
 * between.
 */
export interface StorageUseRecord {
  /** `<tenant>:<service>`. */
  _id: string;
  tenantId: string;
  bytes: number;
  countedAt: Date;
}

const storageUse = new Schema<StorageUseRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    bytes: { type: Number, required: true },
    countedAt: { type: Date, required: true },
  },
  { collection: 'storage_use', versionKey: false },
);
storageUse.index({ tenantId: 1 });

export const StorageUseModel = model('StorageUse', storageUse);
