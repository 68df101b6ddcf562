import styled from '@emotion/styled';
import { Icon } from '../icons/icon.tsx';
import { media } from '../theme/media.ts';

const Pill = styled.span`
  display: inline-flex; gap: 7px; align-items: center; height: 28px; padding: 0 12px 0 10px; border-radius: var(--r-pill); flex: none;
  background: var(--ink); color: var(--paper); font-weight: 600; font-size: var(--t-sm);
  @media ${media.phone} { height: 26px; gap: 5px; padding: 0 9px 0 7px; font-size: var(--t-xs); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** At the top of a page while the server cannot be reached (OFFLINE-02): a reminder after the snackbar. */
export function OfflinePill() {
  return (
    <Pill data-part="offline">
      <Icon name="offline" size={15} />
      Offline
    </Pill>
  );
}
