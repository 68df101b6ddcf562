import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface LiveRegionProps {
  /** What changed, in words; an empty region says nothing. */
  children?: ReactNode;
  /** Interrupts what is being read. Only for what cannot wait. */
  assertive?: boolean;
}

/** Tells screen readers what changed where nobody looks. It must be on the page before its words change. */
export function LiveRegion({ children, assertive }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span
        role={assertive ? 'alert' : 'status'}
        aria-live={assertive ? 'assertive' : 'polite'}
        aria-atomic="true"
      >
        {children}
      </span>
    </VisuallyHidden>
  );
}
