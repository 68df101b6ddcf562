import styled from '@emotion/styled';
import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { controlStyles } from '../controls/control-styles.ts';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';

/** The connection of a field to its value, wherever the value is stored. */
export interface BoundValue {
  value: string;
  error?: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

export interface TextInputProps extends FieldBaseProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'time';
  autoComplete?: string;
  /** The keyboard that a phone shows, if the type does not imply it. */
  inputMode?: 'numeric' | 'decimal';
  maxLength?: number;
  placeholder?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
}

const Input = styled.input`${controlStyles}`;

/** One line of text, for pages that manage their values themselves (sign-in avoids Formik, which saves 13 KB). */
export function TextInput({
  label,
  help,
  optional,
  width,
  error,
  type = 'text',
  ...input
}: TextInputProps & BoundValue) {
  const id = fieldId(input.name);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Input
        {...input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={describedBy(id, help, error)}
      />
    </Field>
  );
}
