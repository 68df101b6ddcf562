import styled from '@emotion/styled';
import { pastedItems } from '@harambee/domain';
import { getIn, useFormikContext } from 'formik';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { controlStyles } from '../controls/control-styles.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { describedBy, type FieldBaseProps, FieldError, FieldHelp } from './field.tsx';
import { fieldId } from './field-id.ts';
import { useAutogrow } from './use-autogrow.ts';
import { useFormField } from './use-form-field.ts';

export interface FormTextListProps extends Omit<FieldBaseProps, 'width' | 'optional'> {
  /** The singular name: "Objective"; rows are named "Objective 1", "Objective 2". */
  itemLabel: string;
  maxItems?: number;
  maxLength?: number;
}

const Legend = styled.legend`display: block; font-weight: 600; font-size: var(--t-md); line-height: 20px;`;
const List = styled.ol`display: grid; gap: 8px; margin: 8px 0; &:empty { display: none; }`;
const Row = styled.li`
  display: grid; grid-template-columns: 28px minmax(0, 1fr) 36px; gap: 0 4px; align-items: start;
  & > label { font: 600 15px/40px var(--font-head); color: var(--primary-ink); }
  & > p, & > div { grid-column: 2; }
  &[data-single] { grid-template-columns: 28px minmax(0, 1fr); }
`;
const Area = styled.textarea`${controlStyles} padding: 8px 12px; resize: none; overflow: hidden; field-sizing: content; overflow-wrap: anywhere; &[aria-invalid='true'] { padding: 7px 11px; }`;

interface RowProps {
  name: string;
  label: string;
  number: number;
  maxLength?: number;
  disabled?: boolean;
  onRemove?: () => void;
  onEnter: () => void;
  /** A list was pasted: the text for this row, and the texts for new rows after it. */
  onPasteList: (items: readonly string[]) => void;
}

function TextRow({ name, label, number, maxLength, disabled, onRemove, onEnter, onPasteList }: RowProps) {
  const { field, error } = useFormField<string>(name);
  const area = useAutogrow(field.value ?? '');
  const id = fieldId(name);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const items = pastedItems(event.clipboardData.getData('text/plain'));
    if (items.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart).trim();
    const after = value.slice(selectionEnd).trim();
    onPasteList([before, ...items, after].filter((item) => item !== ''));
  };
  return (
    <Row data-single={onRemove ? undefined : true}>
      <label htmlFor={id}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {number}
      </label>
      <Area
        {...field}
        ref={area}
        value={field.value ?? ''}
        id={id}
        rows={1}
        maxLength={maxLength}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
      />
      {onRemove && (
        <IconButton icon="trash" label={`Remove ${label.toLowerCase()} ${number}`} onClick={onRemove} />
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Row>
  );
}

/**
 * A list of short texts with at least one row. Rows can be added, and removed while there is more than one
 * (PROP-17).
 */
export function FormTextList({
  name,
  label,
  itemLabel,
  help,
  disabled,
  maxItems = 50,
  maxLength,
}: FormTextListProps) {
  const { values, errors, touched, submitCount, setFieldValue } = useFormikContext<object>();
  const list = useRef<HTMLFieldSetElement>(null);
  const [focusRow, setFocusRow] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const id = fieldId(name);

  const rows: string[] = getIn(values, name) ?? [''];
  const listError: unknown = getIn(errors, name);
  const isDue = submitCount > 0 || !!getIn(touched, name);
  const error = isDue && typeof listError === 'string' ? listError : undefined;
  // Rows have no id in the form: this stores one beside it, so that removing a row keeps the others.
  const [keys, setKeys] = useState<number[]>(() => rows.map((_, place) => place));
  if (keys.length !== rows.length) setKeys(rows.map((_, place) => place + Math.max(0, ...keys) + 1));

  useEffect(() => {
    if (focusRow === null) return;
    list.current?.querySelectorAll('textarea')[focusRow]?.focus();
    setFocusRow(null);
  }, [focusRow]);

  const add = (after = rows.length - 1) => {
    if (rows.length >= maxItems) return;
    setKeys([...keys.slice(0, after + 1), Math.max(0, ...keys) + 1, ...keys.slice(after + 1)]);
    void setFieldValue(name, [...rows.slice(0, after + 1), '', ...rows.slice(after + 1)], false);
    setFocusRow(after + 1);
    setSaid(`${itemLabel} ${after + 2} added`);
  };
  /** Replaces a row; the last row takes what does not fit, so that nothing pasted is lost. */
  const putList = (row: number, items: readonly string[]) => {
    const room = maxItems - rows.length + 1;
    const put =
      items.length <= room ? [...items] : [...items.slice(0, room - 1), items.slice(room - 1).join(' ')];
    const fresh = put.slice(1).map((_, place) => Math.max(0, ...keys) + 1 + place);
    setKeys([...keys.slice(0, row + 1), ...fresh, ...keys.slice(row + 1)]);
    void setFieldValue(name, [...rows.slice(0, row), ...put, ...rows.slice(row + 1)]);
    setFocusRow(row + put.length - 1);
    setSaid(`${itemLabel} ${row + 1} to ${row + put.length} pasted`);
  };
  const remove = (row: number) => {
    setKeys(keys.filter((_, place) => place !== row));
    void setFieldValue(
      name,
      rows.filter((_, place) => place !== row),
    );
    setFocusRow(Math.max(0, row - 1));
    setSaid(`${itemLabel} ${row + 1} removed`);
  };

  return (
    <fieldset ref={list} id={id} aria-describedby={describedBy(id, help, error)} data-width="full">
      <Legend>{label}</Legend>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <List>
        {rows.map((_, row) => (
          <TextRow
            key={keys[row] ?? `new-${row}`}
            name={`${name}.${row}`}
            label={itemLabel}
            number={row + 1}
            maxLength={maxLength}
            disabled={disabled}
            onRemove={rows.length > 1 && !disabled ? () => remove(row) : undefined}
            onEnter={() => add(row)}
            onPasteList={(items) => putList(row, items)}
          />
        ))}
      </List>
      {rows.length < maxItems && (
        <Button kind="quiet" small icon="plus" disabled={disabled} onClick={() => add()}>
          Add {itemLabel.toLowerCase()}
        </Button>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}
