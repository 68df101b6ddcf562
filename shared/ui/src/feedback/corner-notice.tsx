import type { Tone } from '@harambee/domain';
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { CornerCard } from './corner.ts';

export interface CornerNoticeProps {
  title: string;
  text: string;
  icon?: IconName;
  tone?: Tone | 'primary';
  /** Instead of the icon: a mark of 44 px, in a wider card. */
  mark?: ReactNode;
  /** Small buttons, the main one last. */
  actions?: ReactNode;
  /** A close button; only without actions. */
  onClose?: () => void;
}

/** When a notice goes, the focus that was in it returns to where it came from, and never drops to the top of the page. */
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

/** Something about the app itself, at the lower right: the network, a new version. Stands inside a live region. */
export function CornerNotice({
  title,
  text,
  icon,
  tone = 'info',
  mark,
  actions,
  onClose,
}: CornerNoticeProps) {
  const focus = useFocusGivenBack();
  return (
    <CornerCard
      {...focus}
      data-raised
      data-part="notice"
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
    </CornerCard>
  );
}
