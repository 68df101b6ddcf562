import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a box overflows, so that it must be scrollable by keyboard. */
export function useScrolls<Element extends HTMLElement>(
  axis: 'x' | 'y',
): { box: RefObject<Element | null>; scrolls: boolean } {
  const box = useRef<Element>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const measure = () =>
      setScrolls(
        axis === 'x'
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [axis]);
  return { box, scrolls };
}
