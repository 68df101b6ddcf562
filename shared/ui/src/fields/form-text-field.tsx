import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFormField } from './use-form-field.ts';

export type FormTextFieldProps = TextInputProps;

/** One line of text. */
export function FormTextField(props: FormTextFieldProps) {
  const { field, error } = useFormField<string>(props.name);
  const { value, onChange, onBlur } = field;
  return <TextInput {...props} value={value ?? ''} onChange={onChange} onBlur={onBlur} error={error} />;
}
