import { formatClock, formatDay } from '@harambee/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';

export interface RestoredBannerProps {
  /** When it was typed, in milliseconds; absent if unknown. */
  at?: number | undefined;
  /** Without it, the banner closes and the first field gets focus; pass it if the form is on another page. */
  onContinue?: () => void;
  onDiscard: () => void;
  /** What is in the form, and what happens if it is discarded. */
  children: ReactNode;
}

const controls = 'input:not([type="hidden"]), select, textarea';

/** Above a form that was restored from unsaved text. */
export function RestoredBanner({ at, onContinue, onDiscard, children }: RestoredBannerProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (onContinue) return onContinue();
    currentTarget.closest('form')?.querySelector<HTMLElement>(controls)?.focus();
    setShown(false);
  };
  const when = at === undefined ? '' : ` on ${formatDay(new Date(at).toISOString())} at ${formatClock(at)}`;
  return (
    <Banner
      tone="info"
      icon="cloud"
      title={`We kept what you typed${when}`}
      actions={
        <>
          <Button small onClick={goOn}>
            Continue
          </Button>
          <Button small kind="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
