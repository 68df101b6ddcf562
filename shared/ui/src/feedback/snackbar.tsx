import type { Tone } from '@harambee/domain';
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { SnackbarBox } from './toast-area.styles.ts';

export interface SnackbarProps {
  title: string;
  text: string;
  icon?: IconName;
  tone?: Tone | 'primary';
  /** Instead of the icon: an image of 44 px, in a wider card. */
  mark?: ReactNode;
  /** Small buttons, the primary one last. */
  actions?: ReactNode;
  /** A close button; only without actions. */
  onClose?: () => void;
}

/** When it closes, focus returns to where it came from instead of the top of the page. */
function useFocusGivenBack() {
  const cameFrom = useRef<Element | null>(null);
  const box = useCallback(
    (element: HTMLElement | null) => () => {
      const before = cameFrom.current;
      if (element?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    },
    [],
  );
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as Element | null;
  };
  return { ref: box, onFocus };
}

/** A message about the app itself, at the lower right: the network, a new version. Use it inside a live region. */
export function Snackbar({ title, text, icon, tone = 'info', mark, actions, onClose }: SnackbarProps) {
  const focus = useFocusGivenBack();
  return (
    <SnackbarBox
      {...focus}
      data-raised
      data-part="snackbar"
      data-wide={mark ? true : undefined}
      style={{ '--_ink': `var(--${tone}-ink)` } as Record<string, string>}
    >
      {mark ?? (icon && <Icon name={icon} size={22} />)}
      <div data-part="words">
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {actions && <div data-part="actions">{actions}</div>}
      {onClose && <IconButton small label="Close" icon="close" onClick={onClose} />}
    </SnackbarBox>
  );
}
