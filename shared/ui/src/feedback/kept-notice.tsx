import { formatClock, formatDay } from '@harambee/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

export interface KeptNoticeProps {
  /** When it was typed, in milliseconds; absent where nobody knows. */
  at?: number | undefined;
  /** The notice goes away by itself, and the first field gets the focus; more only where the form is elsewhere. */
  onContinue?: () => void;
  onDiscard: () => void;
  /** What stands in the form, and what discarding it leads to. */
  children: ReactNode;
}

const controls = 'input:not([type="hidden"]), select, textarea';

/** Somebody comes back to a form in which something was typed and not saved. */
export function KeptNotice({ at, onContinue, onDiscard, children }: KeptNoticeProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (onContinue) return onContinue();
    currentTarget.closest('form')?.querySelector<HTMLElement>(controls)?.focus();
    setShown(false);
  };
  const when = at === undefined ? '' : ` on ${formatDay(new Date(at).toISOString())} at ${formatClock(at)}`;
  return (
    <Notice
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
    </Notice>
  );
}
