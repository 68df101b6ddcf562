import styled from '@emotion/styled';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { buttonStyles } from './button-styles.ts';

/** `primary` and `accent` stand once a page at most; `quiet` has no border; `danger` destroys. */
export type ButtonKind = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind;
  /** Path inside the application: the button is then a link. */
  to?: string;
  /** Any other address: the button is then an ordinary link. */
  href?: string;
  icon?: IconName;
  /** With `to` or `href`: opens beside this page, which stays as it is. */
  newTab?: boolean;
  /** An icon after the words, as an arrow that leads on. */
  iconAfter?: IconName;
  type?: 'button' | 'submit' | 'reset';
  /** Work goes on: the words give way to a turning ring of the same width, presses are ignored, focus stays. */
  busy?: boolean;
  disabled?: boolean;
  /** 32 px, inside cards and notices. */
  small?: boolean;
  /** 44 px, for the one button of a narrow form. */
  large?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** Filled instead of outlined; only `danger` knows both. */
  solid?: boolean;
  id?: string;
  /** Takes the focus when it appears: the harmless button of a dialog, nothing else. */
  autoFocus?: boolean;
  /** Replaces the words for screen readers; begin it with the visible words. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  /** For `<form id>` elsewhere on the page. */
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
        // Not `disabled`: that would drop the focus on the floor. Prevented, so a busy form is not sent twice.
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
