import styled from '@emotion/styled';
import { formatNumber } from '@harambee/domain';
import { controlStyles } from '../controls/control-styles.ts';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';
import { autogrowStyles, useAutogrow } from './use-autogrow.ts';
import { useFormField } from './use-form-field.ts';

export interface FormTextAreaProps extends FieldBaseProps {
  /** Rows before it grows. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** Counts words, or characters left once fewer than a tenth of `maxLength` remain. */
  count?: 'words' | 'none';
}

const Area = styled.textarea`${controlStyles} padding: 10px 12px; resize: vertical; ${autogrowStyles} overflow-wrap: anywhere; &[aria-invalid='true'] { padding: 9px 11px; }`;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

function noteFor(text: string, count: 'words' | 'none', maxLength?: number): string | undefined {
  const left = maxLength === undefined ? undefined : maxLength - text.length;
  if (maxLength !== undefined && left !== undefined && left < maxLength / 10) {
    return `${formatNumber(left)} characters left`;
  }
  if (count === 'none' || text.trim() === '') return undefined;
  const words = wordsIn(text);
  return words === 1 ? '1 word' : `${formatNumber(words)} words`;
}

/** Text of several lines; it grows with its content. */
export function FormTextArea(props: FormTextAreaProps) {
  const {
    name,
    label,
    help,
    optional,
    width,
    disabled,
    rows = 4,
    maxLength,
    placeholder,
    count = 'words',
  } = props;
  const { field, error } = useFormField<string>(name);
  const text = field.value ?? '';
  const area = useAutogrow(text);
  const id = fieldId(name);
  const note = noteFor(text, count, maxLength);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width} note={note}>
      <Area
        {...field}
        ref={area}
        value={text}
        id={id}
        rows={rows}
        style={{ '--rows': rows } as Record<string, number>}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={describedBy(id, help, error)}
      />
    </Field>
  );
}
