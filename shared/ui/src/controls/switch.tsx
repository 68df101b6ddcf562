import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { media } from '../theme/media.ts';

export interface SwitchProps {
  label: string;
  /** What it does when on and when off. */
  help?: ReactNode;
  checked: boolean;
  /** The change is in progress: further presses are ignored. */
  busy?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

const Row = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 44px; gap: 4px 16px; align-items: start;
  & > label { font-weight: 600; cursor: pointer; }
  & > p { color: var(--ink-2); font-size: var(--t-sm); line-height: 18px; grid-column: 1; }
  @media ${media.phone} { & > label { min-height: 24px; } }
`;
const Track = styled.button`
  grid-column: 2; grid-row: 1 / span 2; width: 44px; height: 24px; border-radius: var(--r-pill); cursor: pointer; padding: 0;
  border: 1px solid var(--line-control); background: var(--sunken); position: relative;
  transition: background var(--fast), border-color var(--fast);
  &::before { content: ''; position: absolute; inset: -11px -4px; }
  &::after {
    content: ''; position: absolute; top: 3px; left: 3px; width: 16px; height: 16px; border-radius: 50%;
    background: var(--line-control); transition: transform var(--fast), background var(--fast);
  }
  &[aria-checked='true'] { background: var(--primary); border-color: var(--primary); }
  &[aria-checked='true']::after { transform: translateX(20px); background: var(--on-primary); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--r-pill); }
  &[aria-disabled='true'] { opacity: .6; }
  @media (forced-colors: active) { &[aria-checked='true']::after { background: Highlight; } }
`;

/** On or off, applied right away without a Save: for settings, never inside a form. */
export function Switch({ label, help, checked, busy, disabled, onChange }: SwitchProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={help ? helpId : undefined}
        aria-busy={busy || undefined}
        // Not `disabled` while busy, which would lose the focus.
        aria-disabled={busy || undefined}
        disabled={disabled}
        onClick={() => {
          if (!busy) onChange(!checked);
        }}
      />
      {help && <p id={helpId}>{help}</p>}
    </Row>
  );
}
