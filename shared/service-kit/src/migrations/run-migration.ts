import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { isDatabaseAway } from '../database/database-errors.ts';
import { outboxWritten } from '../database/outbox.plugin.ts';
import type { AnyMigration, Change } from './migration.ts';
import { MigrationLease } from './migration-lease.ts';
import type { MigrationState } from './migration-state.model.ts';

interface Row {
  _id: string;
  tenantId: string;
}

export interface RunOptions {
  batch?: number;
  /** Pause after a batch, as a multiple of the time it took: the rest belongs to those who use the product. */
  rest?: number;
  isStopped?: () => boolean;
  /** Milliseconds after which the migration of a process that was killed is taken over. */
  leaseMs?: number;
  onBatch?: (state: MigrationState) => void;
}

/** Walks that may find something: each is caused by writes of an older version, or by whoever was faster. */
const mostWalks = 5;

/**
 * Runs a migration until a walk through all its documents finds nothing to change (OPS-32). Whoever kills it loses at most a
 * batch, which is looked at again: the documents themselves say what was done. Undefined while another process works on
 * it. Rejects with `MigrationLeaseLost` if one has taken over.
 */
export async function runMigration(
  service: string,
  migration: AnyMigration,
  { batch = 200, rest = 1, isStopped = () => false, leaseMs = 15_000, onBatch }: RunOptions = {},
): Promise<MigrationState | undefined> {
  const lease = new MigrationLease(stateId(service, migration), leaseMs);
  let state = await lease.take();
  if (!state) return undefined;
  try {
    if (state.state === 'done') state = await lease.note({ $set: walkFromStart });
    while (!isStopped()) {
      const since = performance.now();
      const rows = await nextRows(migration, state.cursor, batch);
      const last = rows.at(-1);
      const result = await changeRows(migration, rows);
      state = await lease.note({
        $inc: {
          looked: rows.length,
          changed: result.changed,
          changedInWalk: result.changed + result.overtaken,
          failed: result.failed,
        },
        $set: {
          state: 'running',
          ...(last && { cursor: last._id }),
          ...(result.failure && { failure: result.failure }),
        },
      });
      onBatch?.(state);
      if (rows.length < batch) {
        const isSettled = state.changedInWalk === 0 || state.walks + 1 >= mostWalks;
        if (isSettled)
          return await lease.note({ $set: { state: 'done', endedAt: new Date() }, $inc: { walks: 1 } });
        state = await lease.note({ $set: walkFromStart, $inc: { walks: 1 } });
      } else if (rest > 0) await pause(rest * (performance.now() - since));
    }
    return state;
  } finally {
    await lease.release().catch(() => undefined);
  }
}

const walkFromStart = { cursor: '', changedInWalk: 0, failed: 0 } as const;

export const stateId = (service: string, { id }: Pick<AnyMigration, 'id'>): string => `${service}/${id}`;

/**
 * The driver's collection, not the model: a migration works for all tenants, sees documents as they are stored, and is no
 * change by a person (no hooks, no `updatedAt`). Each write names its tenant.
 */
const rowsOf = ({ model }: AnyMigration) => model.collection as unknown as mongo.Collection<Row>;

const nextRows = (migration: AnyMigration, cursor: string, batch: number): Promise<Row[]> =>
  rowsOf(migration)
    .find(
      { $and: [{ _id: { $gt: cursor } }, (migration.among ?? {}) as mongo.Filter<Row>] },
      { maxTimeMS: 30_000 },
    )
    .sort({ _id: 1 })
    .limit(batch)
    .toArray();

interface BatchResult {
  changed: number;
  /** Changed by somebody else meanwhile: the next walk looks again. */
  overtaken: number;
  failed: number;
  failure?: string;
}

/** One command for a batch: the database flushes its journal once, not for each document. */
async function changeRows(migration: AnyMigration, rows: readonly Row[]): Promise<BatchResult> {
  const result: BatchResult = { changed: 0, overtaken: 0, failed: 0 };
  const fail = (error: unknown) => {
    // The others need not wait for one that cannot be changed; `status` and an alert say that there is one.
    if (isDatabaseAway(error)) throw error;
    const { code, name } = error as { code?: unknown; name?: unknown };
    result.failed += 1;
    result.failure = String(code ?? name);
  };
  const updates: mongo.AnyBulkWriteOperation<Row>[] = [];
  for (const row of rows) {
    try {
      const change: Change | undefined = migration.change(row as never);
      if (!change) continue;
      const { _id, tenantId } = row;
      const filter = { ...change.where, _id, tenantId };
      updates.push({ updateOne: { filter, update: change.update as mongo.UpdateFilter<Row> } });
    } catch (error) {
      fail(error);
    }
  }
  if (updates.length === 0) return result;
  const { modifiedCount, writeErrors } = await written(migration, updates);
  result.changed = modifiedCount;
  for (const error of writeErrors) fail(error);
  result.overtaken = updates.length - modifiedCount - writeErrors.length;
  outboxWritten.emit('written', rowsOf(migration).collectionName);
  return result;
}

async function written(migration: AnyMigration, updates: mongo.AnyBulkWriteOperation<Row>[]) {
  try {
    const { modifiedCount } = await rowsOf(migration).bulkWrite(updates, { ordered: false });
    return { modifiedCount, writeErrors: [] };
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    return { modifiedCount: error.modifiedCount, writeErrors: [error.writeErrors].flat() };
  }
}
