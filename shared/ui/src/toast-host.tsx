import type { Tone } from '@harambee/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Corner, CornerCard } from './corner.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toneIcons } from './notice.tsx';
import { TextLink } from './text-link.tsx';

/** A short word at the lower right. */
export interface Toast {
  id: number;
  tone?: Tone;
  message: string;
  /** A second line. */
  text?: string;
  /** Where one can see what it speaks of. */
  link?: { to: string; label: string };
  /** A small button instead of the close button; such a toast stays until it is used. */
  action?: ReactNode;
}

export interface ToastHostProps {
  /** Oldest first. One is shown at a time. */
  toasts: readonly Toast[];
  onClose: (id: Toast['id']) => void;
  /** Milliseconds a toast stays when nobody points at it or has the focus in it. */
  duration?: number;
  /** Stands above the toasts. */
  children?: ReactNode;
}

/** Shows the toasts of the application one at a time. Stands once, in the shell; always mounted. */
export function ToastHost({ toasts, onClose, duration = 6000, children }: ToastHostProps) {
  const [isHeld, setIsHeld] = useState(false);
  const toast = toasts[0];
  const id = toast?.id;
  const stays = !!toast?.action;

  useEffect(() => {
    if (id === undefined || isHeld || stays) return;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld, stays, duration, onClose]);

  const tone = toast?.tone ?? 'info';
  return (
    <Corner>
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
          <CornerCard
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
            {toast.action ?? (
              <IconButton small label="Close" icon="close" onClick={() => onClose(toast.id)} />
            )}
          </CornerCard>
        )}
      </div>
    </Corner>
  );
}
