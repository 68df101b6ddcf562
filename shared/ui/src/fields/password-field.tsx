import { PasswordInput, type PasswordInputProps } from './password-input.tsx';
import { useFormField } from './use-form-field.ts';

export type PasswordFieldProps = PasswordInputProps;

/** A password with a show and hide button. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, error } = useFormField<string>(props.name);
  const { value, onChange, onBlur } = field;
  return <PasswordInput {...props} value={value ?? ''} onChange={onChange} onBlur={onBlur} error={error} />;
}
