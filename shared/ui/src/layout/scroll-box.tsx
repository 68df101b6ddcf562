import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useScrolls } from './use-scrolls.ts';

export interface ScrollBoxProps {
  /** What is in it, for screen readers. */
  label: string;
  children?: ReactNode;
}

// `position` contains text for screen readers only, which would otherwise widen the page.
const Root = styled.div`
  position: relative; overflow-x: auto; min-width: 0; overscroll-behavior-x: contain;
  &[data-scrolls] { border-radius: 8px; }
`;

/** Content that is wider than the page scrolls in its own box, which is a tab stop only then. */
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
