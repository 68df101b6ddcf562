import styled from '@emotion/styled';
import { controlStyles } from '../controls/control-styles.ts';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

export interface FormDateFieldProps extends FieldBaseProps {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

const Input = styled.input`${controlStyles} font-variant-numeric: tabular-nums;`;

/**
 * A calendar day, `YYYY-MM-DD` in the form. It uses the browser's own picker, with the user's language and date
 * order.
 */
export function FormDateField({
  name,
  label,
  help,
  optional,
  width = 'short',
  disabled,
  min,
  max,
}: FormDateFieldProps) {
  const { field, error } = useFormField<string>(name);
  const id = fieldId(name);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Input
        {...field}
        value={field.value ?? ''}
        id={id}
        type="date"
        min={min}
        max={max}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={describedBy(id, help, error)}
      />
    </Field>
  );
}
