import type { Tone } from '@harambee/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { TextLink } from '../navigation/text-link.tsx';
import { toneIcons } from './banner.tsx';
import { SnackbarBox, ToastArea } from './toast-area.styles.ts';

/** A short message at the lower right. */
export interface Toast {
  id: number;
  tone?: Tone;
  message: string;
  /** A second line. */
  text?: string;
  /** A link to its subject. */
  link?: { to: string; label: string };
  /** A small button instead of the close button; such a toast stays until it is used. */
  action?: ReactNode;
  /** Undoes its subject. Such a toast stays twice as long. */
  undo?: () => void;
}

export interface ToastHostProps {
  /** Oldest first. One is shown at a time. */
  toasts: readonly Toast[];
  onClose: (id: Toast['id']) => void;
  /** Milliseconds for which a toast stays while nobody points at it or has the focus in it. */
  duration?: number;
  /** Shown above the toasts. */
  children?: ReactNode;
}

/** Shows the toasts of the application one at a time. Used once, in the shell, and always mounted. */
export function ToastHost({ toasts, onClose, duration = 6000, children }: ToastHostProps) {
  const [isHeld, setIsHeld] = useState(false);
  const toast = toasts[0];
  const id = toast?.id;
  const stays = !!toast?.action;
  const time = toast?.undo ? 2 * duration : duration;

  useEffect(() => {
    if (id === undefined || isHeld || stays) return;
    const timer = setTimeout(() => onClose(id), time);
    return () => clearTimeout(timer);
  }, [id, isHeld, stays, time, onClose]);

  const tone = toast?.tone ?? 'info';
  return (
    <ToastArea>
      {children}
      <div
        role="status"
        aria-live="polite"
        onMouseEnter={() => setIsHeld(true)}
        onMouseLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {toast && (
          <SnackbarBox
            key={id}
            data-raised
            style={{ '--_ink': `var(--${tone}-ink)` } as Record<string, string>}
          >
            <Icon name={toneIcons[tone]} size={22} />
            <div data-part="words">
              <b>{toast.message}</b>
              {toast.text && <span>{toast.text}</span>}
              {toast.link && <TextLink to={toast.link.to}>{toast.link.label}</TextLink>}
            </div>
            {toast.action ?? <Ending toast={toast} onClose={onClose} />}
          </SnackbarBox>
        )}
      </div>
    </ToastArea>
  );
}

/** The undo button, if there is one, and the close button. */
function Ending({ toast: { id, undo }, onClose }: { toast: Toast; onClose: ToastHostProps['onClose'] }) {
  const close = <IconButton small label="Close" icon="close" onClick={() => onClose(id)} />;
  if (!undo) return close;
  const takeBack = () => {
    onClose(id);
    undo();
  };
  return (
    <span data-part="actions">
      <Button small onClick={takeBack}>
        Undo
      </Button>
      {close}
    </span>
  );
}
