import { type RegistryState, releaseOf } from '@harambee/registry';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which a session counts as failing. */
const period = 10 * 60_000;
const mostSessions = 5_000;
/** Versions that are shown at one time are a handful for each remote; older ones are forgotten. */
const mostVersions = 500;

interface Failures {
  reports: number;
  sessions: LRUCache<string, true>;
}

/** Failures by remote and version, for /metrics and for the page of operators. Sessions are counted, never named. */
export class RemoteFailures {
  readonly #byVersion = new LRUCache<string, Failures>({ max: mostVersions });

  /** Versions that nobody published are not counted: anybody can report, and each would be a series of its own. */
  add(
    { remote, version, session }: { remote: string; version?: string; session: string | undefined },
    state: RegistryState,
  ): void {
    if (version === undefined || !releaseOf(state, remote, { version, integrity: '' })) return;
    const key = `${remote} ${version}`;
    const known = this.#byVersion.get(key) ?? {
      reports: 0,
      sessions: new LRUCache<string, true>({ max: mostSessions, ttl: period }),
    };
    known.reports += 1;
    if (session !== undefined) known.sessions.set(session, true);
    this.#byVersion.set(key, known);
  }

  measure(app: FastifyInstance): void {
    const each = (figure: (failures: Failures) => number) => () =>
      [...this.#byVersion.entries()].map(([key, failures]) => {
        const [remote = '', version = ''] = key.split(' ');
        return { labels: { remote, version }, value: figure(failures) };
      });
    const labels = ['remote', 'version'];
    app.measureEach(
      'remote_failures_total',
      'Reports of failures since the start, by remote and version',
      labels,
      each(({ reports }) => reports),
    );
    app.measureEach(
      'remote_failing_sessions',
      'Sessions that reported a failure in the last ten minutes, by remote and version',
      labels,
      each(({ sessions }) => {
        sessions.purgeStale();
        return sessions.size;
      }),
    );
  }
}
