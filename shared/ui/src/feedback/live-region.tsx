import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface LiveRegionProps {
  /** The change as text; an empty region announces nothing. */
  children?: ReactNode;
  /** Interrupts the screen reader. Only for urgent messages. */
  assertive?: boolean;
}

/** Announces changes to screen readers. It must be on the page before its text changes. */
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
