import { useEffect, useState } from 'react';
import { useRemotes } from '../remotes/remotes-context.tsx';

/** Longer than remotes take on a slow link; what has not come by then does not hold up the rest. */
const patience = 4_000;

/** True once every remote has come, or will not: until then its places on the page are kept free, so that nothing jumps. */
export function useSettledRemotes(): boolean {
  const remotes = useRemotes();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, patience);
    remotes
      .entries()
      .then((all) => Promise.allSettled(all.map(remotes.load)))
      .then(settle, settle);
    return () => clearTimeout(timer);
  }, [remotes]);
  return isSettled;
}
