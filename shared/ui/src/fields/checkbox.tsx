import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { media } from '../theme/media.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The row of a box and its label. */
export const CheckboxRow = styled.label`
  display: inline-flex; gap: 10px; align-items: center; cursor: pointer; overflow-wrap: anywhere;
  & > input { width: 18px; height: 18px; accent-color: var(--primary); margin: 0; flex: none; cursor: inherit; }
  @media ${media.phone} { min-height: 44px; }
`;

/** A checkbox: the browser's own, in our color. */
export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxRow htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </CheckboxRow>
  );
}
