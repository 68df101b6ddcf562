import { SelectInput, type SelectInputProps } from './select-input.tsx';
import { useFormField } from './use-form-field.ts';

export type FormSelectProps = SelectInputProps;

/** A choice of several; the browser's own list. */
export function FormSelect({ placeholder = 'Choose one', ...props }: FormSelectProps) {
  const { field, error } = useFormField<string>(props.name);
  const { value, onChange, onBlur } = field;
  return (
    <SelectInput
      {...props}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}
