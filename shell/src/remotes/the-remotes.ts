import { onArrival } from './arrivals.ts';
import { reportRemoteError } from './errors/report-error.ts';
import { fetchRemotes, knownRemotes } from './registry.ts';
import { createRemotes } from './remotes.ts';
import { withRetries } from './retry.ts';

/** One instance for the whole document: remotes are loaded once, whoever signs in. */
export const theRemotes = createRemotes({
  knownRemotes,
  fetchRemotes,
  loadModule: (wanted, afresh, signal) =>
    withRetries(async (attempt) => {
      const { loadModule } = await import(/* webpackChunkName: "federation" */ './federation.ts');
      return loadModule(wanted, afresh || attempt > 0, signal);
    }, signal),
  onProgress: onArrival,
  onFallback: reportRemoteError,
});
