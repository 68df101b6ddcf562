import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { readKitConfig } from '../config/kit-config.ts';
import { connectDatabase } from '../database/connection.ts';
import { type AnyMigration, assertInOrder } from './migration.ts';
import { type MigrationState, MigrationStateModel } from './migration-state.model.ts';
import { onCopy } from './rehearsal.ts';
import { runMigration, stateId } from './run-migration.ts';

export const migrationsUsage = 'Usage: npm run migrate -- status | run | rehearse';

type Say = (line: string) => void;

const sayEvery = 1_000;
const lookEvery = 1_000;

/** Documents as read in tests and by operators: numbers only. */
const figures = ({ looked, changed, failed, failure }: MigrationState): string =>
  `${looked} looked at, ${changed} changed, ${failed} failed${failure ? ` (${failure})` : ''}`;

async function sayStatus(service: string, migrations: readonly AnyMigration[], say: Say): Promise<number> {
  let open = 0;
  for (const migration of migrations) {
    const state = await MigrationStateModel.findById(stateId(service, migration)).lean<MigrationState>();
    const isOver = state?.state === 'done' && state.failed === 0;
    if (!isOver) open += 1;
    const how = state ? `${state.state}, ${figures(state)}` : 'not started';
    say(`${service} ${migration.id}: ${how}. ${migration.what}`);
  }
  return open > 0 ? 1 : 0;
}

async function runAll(service: string, migrations: readonly AnyMigration[], say: Say): Promise<number> {
  const { migrationLeaseMs: leaseMs } = readKitConfig();
  let failed = 0;
  for (const migration of migrations) {
    const since = performance.now();
    let saidAt = since;
    const onBatch = (state: MigrationState) => {
      if (performance.now() - saidAt < sayEvery) return;
      saidAt = performance.now();
      say(`${service} ${migration.id}: ${figures(state)}`);
    };
    let state: MigrationState | undefined;
    for (let tries = 0; !state; tries += 1) {
      state = await runMigration(service, migration, { rest: 0, leaseMs, onBatch });
      if (state) break;
      if (tries === 0) say(`${service} ${migration.id}: another process works on it; waiting`);
      await pause(Math.min(lookEvery, leaseMs));
    }
    failed += state.failed;
    say(
      `${service} ${migration.id}: ended, ${figures(state)}, ${((performance.now() - since) / 1_000).toFixed(1)} s`,
    );
  }
  return failed > 0 ? 1 : 0;
}

/**
 * `npm run migrate -- status | run | rehearse` for one service (OPS-32, OPS-33). Returns the exit code: 1 if something
 * is open or failed, 2 if it was called wrongly. All three run beside the product.
 */
async function runMigrations(
  service: string,
  migrations: readonly AnyMigration[],
  [command, ...more]: readonly string[],
  say: Say,
): Promise<number> {
  assertInOrder(service, migrations);
  if (more.length > 0) command = undefined;
  if (command === 'status') return sayStatus(service, migrations, say);
  if (command === 'run') return runAll(service, migrations, say);
  if (command === 'rehearse')
    return onCopy(readKitConfig(), migrations, (copied) => {
      say(`${service}: ${copied} documents copied; the original is not changed`);
      return runAll(service, migrations, say);
    });
  say(migrationsUsage);
  return 2;
}

/** The whole process of such a command. */
export async function migrationsMain(service: string, migrations: readonly AnyMigration[]): Promise<void> {
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  try {
    await connectDatabase(readKitConfig());
    process.exitCode = await runMigrations(service, migrations, process.argv.slice(2), say);
  } catch (error) {
    say((error as Error).message);
    process.exitCode = 2;
  } finally {
    await mongoose.disconnect();
  }
}
