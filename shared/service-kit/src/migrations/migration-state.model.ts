import { model, Schema } from 'mongoose';

/** How far a migration is. It belongs to no tenant: ids, numbers and times only. */
export interface MigrationState {
  /** Service and migration. */
  _id: string;
  state: 'running' | 'done';
  /** All documents up to this id have been looked at in the present walk. */
  cursor: string;
  /** Walks that have ended: the last one found nothing to change. */
  walks: number;
  /** Documents changed in the present walk. */
  changedInWalk: number;
  looked: number;
  changed: number;
  /** Documents that could not be changed in the present walk. */
  failed: number;
  /** Why the last of them could not: class or code of the error. */
  failure?: string;
  startedAt: Date;
  endedAt?: Date;
  /** The process that works on it, until `leaseUntil`. */
  owner?: string;
  leaseUntil?: Date;
}

const time = Date;
const count = { type: Number, required: true, default: 0 } as const;

const state = new Schema<MigrationState>(
  {
    _id: String,
    state: { type: String, enum: ['running', 'done'], required: true },
    cursor: { type: String, default: '' },
    walks: count,
    changedInWalk: count,
    looked: count,
    changed: count,
    failed: count,
    failure: String,
    startedAt: { type: Date, required: true },
    endedAt: time,
    owner: String,
    leaseUntil: time,
  },
  { collection: 'migrations', versionKey: false },
);

export const MigrationStateModel = model<MigrationState>('MigrationState', state);
