import { type RefObject, useEffect, useState } from 'react';

/** Whether there is room beside the text: the styles of the page decide, by hiding the margin where there is none. */
export function useBeside(margin: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(() => hasRoom(margin.current));
  useEffect(() => {
    const look = () => setBeside(hasRoom(margin.current));
    look();
    const parent = margin.current?.parentElement;
    if (!parent || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [margin]);
  return isBeside;
}

const hasRoom = (margin: HTMLElement | null): boolean =>
  margin !== null && !['none', 'contents'].includes(getComputedStyle(margin).display);
