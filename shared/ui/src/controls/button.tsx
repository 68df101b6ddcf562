import styled from '@emotion/styled';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { buttonStyles } from './button-styles.ts';

/** `primary` and `accent` appear at most once on a page; `quiet` has no border; `danger` destroys. */
export type ButtonKind = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind;
  /** Path inside the application: the button is then a link. */
  to?: string;
  /** Any other address: the button is then an ordinary link. */
  href?: string;
  icon?: IconName;
  /** With `to` or `href`: opens in a new tab, and this page stays. */
  newTab?: boolean;
  /** An icon after the text, such as an arrow. */
  iconAfter?: IconName;
  type?: 'button' | 'submit' | 'reset';
  /**
   * Work is in progress: a spinner replaces the text at the same width, clicks are ignored, and the focus
   * stays.
   */
  busy?: boolean;
  disabled?: boolean;
  /** 32 px, inside cards and banners. */
  small?: boolean;
  /** 44 px, for the only button of a narrow form. */
  large?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** Filled instead of outlined; only for `danger`. */
  solid?: boolean;
  id?: string;
  /** Gets the focus when it appears: only for the harmless button of a dialog. */
  autoFocus?: boolean;
  /** Replaces the text for screen readers; it must start with the visible text. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  /** For a `<form id>` elsewhere on the page. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

const PressButton = styled.button`${buttonStyles}`;
const PressLink = styled(Link)`${buttonStyles}`;
const PressAnchor = styled.a`${buttonStyles}`;
const Content = styled.span`
  display: contents;
  [aria-busy='true'] > & > * { opacity: 0; }
  [aria-busy='true'] > & { color: transparent; }
`;
const Label = styled.span`display: inline-flex; align-items: center; gap: 8px;`;
const Ring = styled.span`position: absolute; inset: 0; display: grid; place-items: center;`;

/** The button of every page; with `to` or `href` it is a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    children,
    kind = 'plain',
    to,
    href,
    icon,
    iconAfter,
    busy,
    disabled,
    small,
    large,
    wide,
    solid,
  } = props;
  const look = {
    'data-kind': kind,
    'data-small': small || undefined,
    'data-large': large || undefined,
    'data-wide': wide || undefined,
    'data-solid': solid || undefined,
    id: props.id,
    'aria-label': props['aria-label'],
    'aria-describedby': props['aria-describedby'],
  };
  const place = props.newTab ? { target: '_blank', rel: 'noopener' } : {};
  const content = (
    <Content>
      {icon && <Icon name={icon} size={16} />}
      <Label>{children}</Label>
      {iconAfter && <Icon name={iconAfter} size={16} />}
    </Content>
  );

  if (to !== undefined) {
    return (
      <PressLink {...look} {...place} to={to} onClick={props.onClick}>
        {content}
      </PressLink>
    );
  }
  if (href !== undefined) {
    return (
      <PressAnchor {...look} {...place} href={href} onClick={props.onClick}>
        {content}
      </PressAnchor>
    );
  }
  return (
    <PressButton
      {...look}
      ref={props.ref}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={disabled}
      autoFocus={props.autoFocus}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-haspopup={props['aria-haspopup']}
      aria-pressed={props['aria-pressed']}
      onClick={(event) => {
        // Not `disabled`, which would lose the focus. The default is prevented, so that a busy form is not sent
        // twice.
        if (busy) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {content}
      {busy && (
        <Ring>
          <Icon name="turning" size={16} strokeWidth={2.4} spin />
        </Ring>
      )}
    </PressButton>
  );
}
