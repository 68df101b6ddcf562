import type { RootState } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

/** Longer than the first reads take on a slow connection. After that the rest of the page does not wait for them. */
const timeoutMs = 8_000;

const isReading = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending');

/**
 * True once the first reads of the page are over, those of the widgets included: what stands below a widget appears
 * then, because the widget's content may be taller than its skeleton.
 */
export function useFirstReads(isSettled: boolean): boolean {
  const isUnderWay = useSelector(isReading);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isSettled && !isUnderWay) setOver(true);
  }, [isSettled, isUnderWay]);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
