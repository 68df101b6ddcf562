import { paths } from '@harambee/domain';
import { useEffect, useState } from 'react';
import { useRemotes } from '../remotes/remotes-context.tsx';

/** Longer than remotes take on a slow connection. After that the rest of the page does not wait for them. */
const timeoutMs = 4_000;

/**
 * True once every remote with widgets on the dashboard has loaded or failed. Until then their places on the page stay reserved, so that
 * nothing jumps.
 */
export function useSettledRemotes(): boolean {
  const remotes = useRemotes();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, timeoutMs);
    remotes
      .withWidgetsOn(paths.dashboard)
      .then((all) => Promise.allSettled(all.map(remotes.load)))
      .then(settle, settle);
    return () => clearTimeout(timer);
  }, [remotes]);
  return isSettled;
}
