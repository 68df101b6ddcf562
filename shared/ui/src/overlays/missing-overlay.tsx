import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { Banner } from '../feedback/banner.tsx';

const Place = styled.div`
  position: fixed; inset: auto 16px 16px; z-index: 1500; max-width: 560px; margin: 0 auto;
  border-radius: var(--r-card); background: var(--raised); box-shadow: var(--float);
`;

export interface MissingOverlayProps {
  open?: boolean;
  onClose?: () => void;
}

/**
 * Replaces a window whose code failed to load. The rest of the page is not affected, and opening it again retries.
 */
export function MissingOverlay({ open = true, onClose }: MissingOverlayProps) {
  if (!open || !onClose) return null;
  return createPortal(
    <Place>
      <Banner
        tone="error"
        title="This window could not be loaded"
        actions={
          <Button small onClick={onClose}>
            Close
          </Button>
        }
      >
        Nothing is lost. Check your connection, then open it again.
      </Banner>
    </Place>,
    document.body,
  );
}
