import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { room } from '../theme/room.ts';

export interface StickyActionsProps {
  /** At the left: Previous, Cancel. */
  start?: ReactNode;
  /** Small text after it: "Saved 10:42". */
  status?: ReactNode;
  /** At the right, the main button last. */
  children: ReactNode;
}

const Bar = styled.div`
  position: sticky; bottom: 0; z-index: 4; margin: 0 -32px -32px; padding: 12px 32px; border-top: 1px solid var(--line);
  background: color-mix(in srgb, var(--paper) 94%, transparent); backdrop-filter: blur(6px);
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: flex-end; border-radius: 0 0 var(--r-sheet) var(--r-sheet);
  @container ${room.narrow} { margin: 0 -16px -32px; padding: 8px 16px; padding-bottom: max(8px, env(safe-area-inset-bottom)); border-radius: 0; }
`;
const Status = styled.span`
  display: flex; gap: 6px; align-items: center; color: var(--ink-3); font-size: var(--t-sm); margin: 0 auto 0 8px; min-width: 0; white-space: nowrap;
`;

/** The buttons of a long form, always within reach at the lower edge of its page. Place it last inside `Page`. */
export function StickyActions({ start, status, children }: StickyActionsProps) {
  return (
    <Bar data-part="sticky-actions">
      {start}
      {(start || status) && <Status>{status}</Status>}
      {children}
    </Bar>
  );
}
