import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScrollBoxProps {
  /** What is in it, for screen readers. */
  label: string;
  children?: ReactNode;
}

// `position`: words for screen readers only are placed, and would else widen the page.
const Root = styled.div`
  position: relative; overflow-x: auto; min-width: 0; overscroll-behavior-x: contain;
  &[data-scrolls] { border-radius: 8px; }
`;

/** What may be wider than the page scrolls within its own box; only then it is a stop of the Tab key. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <Root
      ref={box}
      {...(scrolls && { 'data-scrolls': true, role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </Root>
  );
}
