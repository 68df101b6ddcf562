import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useScrolls } from './use-scrolls.ts';

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
  const { box, scrolls } = useScrolls<HTMLDivElement>('x');
  return (
    <Root
      ref={box}
      {...(scrolls && { 'data-scrolls': true, role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </Root>
  );
}
