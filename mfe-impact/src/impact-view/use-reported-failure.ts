import { logFailure, showToast, statusOf } from '@harambee/platform';
import { useEffect } from 'react';

/** What the log and the toast say about a failed load (DATA-16). */
export const loads = {
  summary: { log: 'Loading the impact summary failed', words: 'Your points could not be loaded' },
  badges: { log: 'Loading the badges failed', words: 'Your badges could not be loaded' },
  leaderboard: { log: 'Loading the leaderboard failed', words: 'The leaderboard could not be loaded' },
  report: { log: 'Loading the impact report failed', words: 'Your report could not be loaded' },
  analytics: { log: 'Loading the analytics failed', words: 'Your analytics could not be loaded' },
} as const;

/**
 * Reports each failure once in the log and once in a toast. The page itself shows what is missing, with a
 * Retry.
 */
export function useReportedFailure(
  { isError, error }: { isError: boolean; error?: unknown },
  of: keyof typeof loads,
): void {
  useEffect(() => {
    if (!isError) return;
    logFailure(loads[of].log, error);
    // The shell reports a session that has ended.
    if (statusOf(error) !== 401) showToast(loads[of].words, 'error');
  }, [isError, error, of]);
}
