import styled from '@emotion/styled';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { media } from '../theme/media.ts';

export interface IconButtonProps {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: IconName;
  /** Path inside the application: the button is then a link. */
  to?: string;
  small?: boolean;
  disabled?: boolean;
  /** Something over the corner, such as the count of the bell. The label must include it. */
  badge?: ReactNode;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

const look = `
  width: 36px; height: 36px; border-radius: var(--r-control); display: inline-grid; place-items: center;
  color: var(--ink-2); position: relative; flex: none; transition: background var(--fast);
  &:hover { background: var(--sunken); color: var(--ink); }
  &:focus-visible { border-radius: var(--r-control); }
  &[data-small] { width: 32px; height: 32px; }
  &:disabled { color: var(--ink-3); cursor: not-allowed; background: none; }
  @media ${media.phone} { &, &[data-small] { width: 44px; height: 44px; } }
`;
const Press = styled.button`${look}`;
const PressLink = styled(Link)`${look}`;
const Badge = styled.span`
  position: absolute; top: 2px; right: 1px; min-width: 17px; height: 17px; border-radius: 9px; padding: 0 4px;
  background: var(--danger); color: var(--on-danger); font: 700 10.5px/17px var(--font-text); text-align: center;
  box-shadow: 0 0 0 2px var(--paper);
  @media ${media.phone} { top: 6px; right: 4px; }
`;

/** A button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, to, small, badge } = props;
  const content = (
    <>
      <Icon name={icon} size={small ? 16 : 18} />
      {badge !== undefined && badge !== null && <Badge aria-hidden="true">{badge}</Badge>}
    </>
  );
  if (to !== undefined) {
    return (
      <PressLink
        to={to}
        aria-label={label}
        title={label}
        data-small={small || undefined}
        onClick={props.onClick}
      >
        {content}
      </PressLink>
    );
  }
  return (
    <Press
      ref={props.ref}
      type={props.type ?? 'button'}
      aria-label={label}
      title={label}
      data-small={small || undefined}
      disabled={props.disabled}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-haspopup={props['aria-haspopup']}
      aria-pressed={props['aria-pressed']}
      onClick={props.onClick}
    >
      {content}
    </Press>
  );
}
