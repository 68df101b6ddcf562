import { type FieldHelperProps, type FieldInputProps, getIn, useField, useFormikContext } from 'formik';
import { serverMessage } from './server-problems.ts';

/** A field of the surrounding Formik form, with the message to show now: when touched or once submitted. */
export function useFormField<Value>(name: string): {
  field: FieldInputProps<Value>;
  helpers: FieldHelperProps<Value>;
  error: string | undefined;
} {
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount, status, errors } = useFormikContext();
  const message = ownMessage(errors, name, meta.error);
  const isDue = meta.touched || submitCount > 0;
  return { field, helpers, error: (isDue ? message : undefined) ?? serverMessage(status, name, field.value) };
}

/** A message for the whole list is a string, and Formik would give each row one letter of it. */
function ownMessage(errors: object, name: string, message: unknown): string | undefined {
  const parent = name.replace(/[.[][^.[]+$/, '');
  if (parent !== name && typeof getIn(errors, parent) === 'string') return undefined;
  return typeof message === 'string' ? message : undefined;
}
