import styled from '@emotion/styled';
import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { controlStyles } from '../controls/control-styles.ts';
import type { Choice } from '../controls/filter-select.tsx';
import { Icon } from '../icons/icon.tsx';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';

export interface SelectInputProps extends FieldBaseProps {
  /** The choices; a plain text is both value and label. */
  choices: readonly (string | Choice)[];
  /** Shown while nothing is chosen; without it, the choice cannot be cleared. */
  placeholder?: string;
}

interface BoundSelect {
  value: string;
  error?: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
}

const Box = styled.div`
  position: relative;
  & > svg { position: absolute; right: 12px; top: calc(50% - 8px); pointer-events: none; }
`;
const Select = styled.select`
  ${controlStyles} appearance: none; padding-right: 36px; cursor: pointer; text-overflow: ellipsis;
  &[data-empty] { color: var(--ink-3); }
  & > option { background: var(--raised); color: var(--ink); }
`;

/** A choice of several with the browser's own list, for settings that apply right away. */
export function SelectInput(props: SelectInputProps & BoundSelect) {
  const { name, label, help, optional, width = 'medium', disabled, choices, placeholder } = props;
  const { value, error, onChange, onBlur } = props;
  const id = fieldId(name);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Box>
        <Select
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          id={id}
          disabled={disabled}
          data-empty={value ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => {
            const { value: one, label: words } =
              typeof choice === 'string' ? { value: choice, label: choice } : choice;
            return (
              <option key={one} value={one}>
                {words}
              </option>
            );
          })}
        </Select>
        <Icon name="chevron-down" size={16} />
      </Box>
    </Field>
  );
}
