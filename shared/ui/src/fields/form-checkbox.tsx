import type { ReactNode } from 'react';
import { CheckboxRow } from './checkbox.tsx';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

/** A checkbox, bound to the surrounding Formik form. */
export function FormCheckbox({
  name,
  label,
  disabled,
}: {
  name: string;
  label: ReactNode;
  disabled?: boolean;
}) {
  const { field } = useFormField<boolean>(name);
  const id = fieldId(name);
  return (
    <CheckboxRow htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        checked={!!field.value}
        disabled={disabled}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {label}
    </CheckboxRow>
  );
}
