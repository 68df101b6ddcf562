import type { RootState } from '@harambee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Longer than the first reads take on a slow connection. After that the rest of the page does not wait for them. */
const timeoutMs = 8_000;

const isReading = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending');

/**
 * `isRead` is true once the first reads of the page are over, those of the widgets included: what stands below a widget
 * appears then, because the widget's content may be taller than its skeleton. A widget whose code is still on its way
 * reads nothing yet; it is counted by `WidgetsOnTheirWay`.
 */
export function useFirstReads(isSettled: boolean): { isRead: boolean; count: (change: 1 | -1) => void } {
  const store = useStore<RootState>();
  const isUnderWay = useSelector(isReading);
  const [isRead, setRead] = useState(false);
  const onTheirWay = useRef(0);
  const [changes, setChanges] = useState(0);
  const count = useCallback((change: 1 | -1) => {
    onTheirWay.current += change;
    setChanges((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever one of these changes.
  useEffect(() => {
    // As it is now: a widget that has just come began to read in its own effect, after this page was rendered.
    if (isSettled && onTheirWay.current === 0 && !isReading(store.getState())) setRead(true);
  }, [isSettled, isUnderWay, changes]);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return { isRead, count };
}
