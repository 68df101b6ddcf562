import styled from '@emotion/styled';
import type { Tone } from '@harambee/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toneIcons } from './notice.tsx';
import { TextLink } from './text-link.tsx';
import { media } from './theme/media.ts';
import { rise } from './theme/motion.ts';

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
}

const Place = styled.div`
  position: fixed; right: 24px; bottom: 24px; width: min(440px, calc(100vw - 32px)); z-index: 1500;
  /* Clear of the buttons at the lower edge. */
  body:has([data-part='sticky-actions']) & { bottom: 84px; }
  @media ${media.phone} { right: 16px; bottom: 84px; }
`;
const Box = styled.div`
  display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 12px; align-items: center; background: var(--raised);
  border-radius: var(--r-card); box-shadow: var(--float); padding: 14px 12px 14px 16px; animation: ${rise} var(--slow) var(--ease);
  & > svg { color: var(--_ink); align-self: start; margin-top: 1px; }
  b, span { display: block; overflow-wrap: anywhere; }
  div > span { color: var(--ink-2); font-size: var(--t-sm); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** Shows the toasts of the application one at a time. Stands once, in the shell; always mounted. */
export function ToastHost({ toasts, onClose, duration = 6000 }: ToastHostProps) {
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
    <Place
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status" aria-live="polite">
        {toast && (
          <Box key={id} data-raised style={{ '--_ink': `var(--${tone}-ink)` } as Record<string, string>}>
            <Icon name={toneIcons[tone]} size={22} />
            <div>
              <b>{toast.message}</b>
              {toast.text && <span>{toast.text}</span>}
              {toast.link && <TextLink to={toast.link.to}>{toast.link.label}</TextLink>}
            </div>
            {toast.action ?? (
              <IconButton small label="Close" icon="close" onClick={() => onClose(toast.id)} />
            )}
          </Box>
        )}
      </div>
    </Place>
  );
}
