import { storageKeys, useUser } from '@harambee/platform';
import { useSyncExternalStore } from 'react';
import { onStored, store } from '../lib/local-storage.ts';
import { demoAccountInPage } from '../remotes/registry.ts';

const left = 'left';

export interface Tour {
  /** Index of the step that is shown; undefined after the tour was left. */
  step: number | undefined;
  goTo: (step: number) => void;
  /** It does not come back by itself. */
  leave: () => void;
}

/**
 * The guided tour of a demo (DEMO-03), for its account only: undefined for everybody else. Where it stands is kept in
 * this browser.
 */
export function useTour(): Tour | undefined {
  const { email } = useUser();
  const stored = useSyncExternalStore(onStored, () => localStorage.getItem(storageKeys.tour));
  const account = demoAccountInPage();
  if (account === undefined || account !== email) return undefined;
  const step = stored === left ? undefined : Number(stored ?? 0) || 0;
  return {
    step,
    goTo: (next) => store(storageKeys.tour, String(next)),
    leave: () => store(storageKeys.tour, left),
  };
}
