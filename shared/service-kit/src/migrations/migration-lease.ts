import { randomUUID } from 'node:crypto';
import { trusted, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../database/database-errors.ts';
import { type MigrationState, MigrationStateModel } from './migration-state.model.ts';

/** Another process has taken over: it was thought dead, so its writes of progress no longer count. */
export class MigrationLeaseLost extends Error {
  override name = 'MigrationLeaseLost';
}

/** Makes one process of many work on a migration, and stores how far it is. */
export class MigrationLease {
  readonly #id: string;
  readonly #leaseMs: number;
  readonly #owner = randomUUID();

  /** The lease is renewed by every batch. */
  constructor(id: string, leaseMs: number) {
    this.#id = id;
    this.#leaseMs = leaseMs;
  }

  /** The stored progress; undefined while another process works on it. */
  async take(): Promise<MigrationState | undefined> {
    const now = new Date();
    const held = { owner: this.#owner, leaseUntil: new Date(now.getTime() + this.#leaseMs) };
    const taken = await MigrationStateModel.findOneAndUpdate(
      {
        _id: this.#id,
        $or: [{ owner: this.#owner }, { leaseUntil: null }, { leaseUntil: trusted({ $lt: now }) }],
      },
      { $set: held },
      { returnDocument: 'after' },
    ).lean<MigrationState>();
    if (taken) return taken;
    const first: MigrationState = {
      _id: this.#id,
      state: 'running',
      cursor: '',
      ...{ walks: 0, changedInWalk: 0, looked: 0, changed: 0, failed: 0 },
      startedAt: now,
      ...held,
    };
    try {
      await MigrationStateModel.create(first);
      return first;
    } catch (error) {
      if (isDuplicateKey(error, '_id')) return undefined;
      throw error;
    }
  }

  /** Stores progress and renews the lease. Rejects with `MigrationLeaseLost` if another process has taken over. */
  async note(update: UpdateQuery<MigrationState>): Promise<MigrationState> {
    const noted = await MigrationStateModel.findOneAndUpdate(
      { _id: this.#id, owner: this.#owner },
      { ...update, $set: { ...update.$set, leaseUntil: new Date(Date.now() + this.#leaseMs) } },
      { returnDocument: 'after' },
    ).lean<MigrationState>();
    if (!noted) throw new MigrationLeaseLost();
    return noted;
  }

  async release(): Promise<void> {
    await MigrationStateModel.updateOne(
      { _id: this.#id, owner: this.#owner },
      { $unset: { owner: 1, leaseUntil: 1 } },
    );
  }
}
