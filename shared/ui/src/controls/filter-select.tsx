import styled from '@emotion/styled';
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { media } from '../theme/media.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

export interface FilterSelectProps<Value extends string = string> {
  /** Appears before the choice: "Status". */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

const Box = styled.div`
  position: relative; display: inline-flex; align-items: center; height: 36px; padding-left: 12px; flex: none; max-width: 100%;
  border: 1px solid var(--line); border-radius: var(--r-control); background: var(--card); transition: border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  label { white-space: nowrap; }
  select {
    appearance: none; border: 0; background: none; font-weight: 600; height: 100%; padding: 0 32px 0 6px; outline: 0; cursor: pointer;
    field-sizing: content; min-width: 0; text-overflow: ellipsis;
  }
  option { background: var(--raised); color: var(--ink); font-weight: 400; }
  svg { position: absolute; right: 10px; pointer-events: none; }
  @media ${media.phone} { height: 44px; select { font-size: 16px; } }
`;

/** A filter above a list: the browser's own select, which works well on every device. */
export function FilterSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}:</label>
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </Box>
  );
}
