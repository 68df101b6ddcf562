import styled from '@emotion/styled';
import { currencySign, formatNumber, parseWholeNumber, standardCurrency } from '@harambee/domain';
import { type ReactNode, useState } from 'react';
import { affixStyles } from '../controls/control-styles.ts';
import { describedBy, Field, type FieldBaseProps } from './field.tsx';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

export interface FormNumberFieldProps extends FieldBaseProps {
  /** After the number: "months". */
  unit?: string;
  /** Before the number. */
  prefix?: string;
  /** False for numbers that are names, such as years: no thousands separators. */
  grouping?: boolean;
  /** At the end of the box: a status. */
  after?: ReactNode;
}

const Box = styled.div`
  ${affixStyles}
  &:has(> :disabled) { background: var(--sunken); }
  & > input { font-variant-numeric: tabular-nums; }
  & > span { color: var(--ink-3); }
`;

/**
 * A whole number. Its value in the form is an integer, 0 when empty (PROP-16). Thousands separators of the
 * reader's format appear when the field is left. It is a text input, because number inputs change under the
 * mouse wheel and hide what cannot be parsed.
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { name, label, help, optional, width = 'medium', disabled, unit, prefix, after } = props;
  const words = props.grouping === false ? String : formatNumber;
  const shown = (value: number | undefined) => (value ? words(value) : '');
  const { field, helpers, error } = useFormField<number>(name);
  const [text, setText] = useState(() => shown(field.value));
  const [seen, setSeen] = useState(field.value);
  const id = fieldId(name);

  // Changed from outside (reset, a computed total), not by typing here.
  if (!Object.is(field.value, seen)) {
    setSeen(field.value);
    if (parseWholeNumber(text) !== (field.value ?? 0)) setText(shown(field.value));
  }

  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} width={width}>
      <Box>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void helpers.setValue(parseWholeNumber(event.target.value));
          }}
          onBlur={(event) => {
            if (text.trim() !== '') setText(words(parseWholeNumber(text)));
            field.onBlur(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
        {after}
      </Box>
    </Field>
  );
}

/** An amount in whole units of a currency; US dollars by default. */
export function FormMoneyField({
  currency = standardCurrency,
  ...props
}: Omit<FormNumberFieldProps, 'prefix' | 'unit'> & { currency?: string }) {
  return <FormNumberField {...props} prefix={currencySign(currency)} />;
}
