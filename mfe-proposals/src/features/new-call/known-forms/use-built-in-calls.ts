import { logFailure } from '@harambee/platform';
import { useCallback, useEffect, useState } from 'react';

/** The forms are fetched when somebody is about to choose one, so that no page grows by them. */
const load = () => import('@harambee/calls/built-in');
export type KnownModule = Awaited<ReturnType<typeof load>>;

/** Fetches them while a page is open that leads to them, so that they are there without a network, too. */
export const fetchBuiltInCalls = (): void => {
  load().catch((error) => logFailure('The known forms could not be loaded', error));
};

interface BuiltInCalls {
  /** Absent until they are there. */
  known: KnownModule | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The shapes of public calls that come with Harambee (CALL-07). */
export function useBuiltInCalls(): BuiltInCalls {
  const [known, setKnown] = useState<KnownModule>();
  const [hasFailed, setFailed] = useState(false);
  const fetchForms = useCallback(() => {
    setFailed(false);
    load().then(setKnown, (error) => {
      logFailure('The known forms could not be loaded', error);
      setFailed(true);
    });
  }, []);
  useEffect(fetchForms, [fetchForms]);
  return { known, hasFailed, retry: fetchForms };
}
