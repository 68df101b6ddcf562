import styled from '@emotion/styled';
import type { Choice } from '../filter-select.tsx';
import { Icon } from '../icon.tsx';
import { controlStyles } from './control-styles.ts';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

export interface FormSelectProps extends FieldBaseProps {
  /** The choices; a plain text is value and label at once. */
  choices: readonly (string | Choice)[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
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

/** One of several; the browser's own list. */
export function FormSelect(props: FormSelectProps) {
  const {
    name,
    label,
    help,
    optional,
    width = 'medium',
    disabled,
    choices,
    placeholder = 'Choose one',
  } = props;
  const { field, error } = useFormField<string>(name);
  const id = fieldId(name);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Box>
        <Select
          {...field}
          value={field.value ?? ''}
          id={id}
          disabled={disabled}
          data-empty={field.value ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => {
            const { value, label: words } =
              typeof choice === 'string' ? { value: choice, label: choice } : choice;
            return (
              <option key={value} value={value}>
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
