import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AnyMigration } from './migration.ts';
import { type MigrationState, MigrationStateModel } from './migration-state.model.ts';
import { runMigration, stateId } from './run-migration.ts';

/** How soon it is looked whether the process that works on a migration still does. */
const lookEvery = 20_000;
/**
 * For so long after its end a migration is looked at again by each start: a process of the version before may have written
 * until then.
 */
const recheckFor = 14 * 24 * 3_600_000;

interface BackgroundOptions {
  service: string;
  migrations: readonly AnyMigration[];
  leaseMs: number;
  log: FastifyBaseLogger;
}

/** Runs the migrations of a service beside its requests, one after the other, in one process of all (OPS-32). */
export class MigrationsBackground {
  readonly #options: BackgroundOptions;
  readonly #stop = new AbortController();
  #work: Promise<void> | undefined;
  /** Not ended yet, as far as this process knows. */
  pending: number;
  /** Documents that could not be changed. */
  failed = 0;

  constructor(options: BackgroundOptions) {
    this.#options = options;
    this.pending = options.migrations.length;
  }

  start(): void {
    this.#work = this.#runAll().catch((err) => {
      if (!this.#stop.signal.aborted)
        this.#options.log.error({ err }, 'migrations: stopped; the next start goes on with them');
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#work;
  }

  async #runAll(): Promise<void> {
    const { service, migrations } = this.#options;
    for (const migration of migrations) {
      const before = await MigrationStateModel.findById(stateId(service, migration)).lean<MigrationState>();
      if (!isLongOver(before)) await this.#run(migration);
      if (this.#stop.signal.aborted) return;
      this.pending -= 1;
    }
  }

  /** Until it has ended, here or in another process. */
  async #run(migration: AnyMigration): Promise<void> {
    const { service, leaseMs, log } = this.#options;
    const { signal } = this.#stop;
    for (;;) {
      const state = await runMigration(service, migration, { leaseMs, isStopped: () => signal.aborted });
      if (signal.aborted) return;
      if (state) {
        const { changed, failed, failure } = state;
        this.failed += failed;
        const line = { migration: migration.id, changed, failed, ...(failure && { failure }) };
        if (failed > 0) log.error(line, 'migrations: some documents could not be changed');
        else if (changed > 0) log.info(line, 'migrations: ended');
        return;
      }
      await pause(lookEvery, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

const isLongOver = (state: MigrationState | null): boolean =>
  state?.state === 'done' && Date.now() - (state.endedAt?.getTime() ?? 0) > recheckFor;
