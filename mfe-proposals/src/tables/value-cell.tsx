import { formatNumber, type ValueColumn, westernDigits } from '@harambee/domain';
import type { ReactNode } from 'react';
import type { CellProps } from './cell-props.ts';
import { TypedControl } from './typed-control.tsx';
import { zoneChoices } from './zone-choices.ts';

/** The label of a cell, its help, and its control. */
export function LabeledCell({
  id,
  label,
  help,
  width,
  children,
}: {
  id: string;
  label: string;
  help: string | undefined;
  width: 'full' | 'half' | 'third';
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div data-width={width}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <small data-help id={helpId}>
          {help}
        </small>
      )}
      {children(helpId)}
    </div>
  );
}

/** One cell of a row with its label. What cannot be read stays in the box, is named, and never becomes a value. */
export function ValueCell(props: CellProps<ValueColumn>) {
  const { id, column, help } = props;
  if (column.kind === 'flag') return <FlagCell {...props} />;
  return (
    <LabeledCell id={id} label={column.label} help={help} width={widthOf(column)}>
      {(describedBy) => <Control {...props} describedBy={describedBy} />}
    </LabeledCell>
  );
}

const widthOf = (column: ValueColumn) => {
  if (column.kind === 'text') return 'full';
  return column.kind === 'line' && column.max > 100 ? 'half' : 'third';
};

function FlagCell({ id, column, help, value, onChange, onKeyDown }: CellProps<ValueColumn>) {
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div data-width="half" data-flag>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={helpId}
          onChange={(event) => onChange(event.target.checked)}
          onKeyDown={onKeyDown}
        />
        {column.label}
      </label>
      {help && (
        <small data-help id={helpId}>
          {help}
        </small>
      )}
    </div>
  );
}

function Control({
  id,
  column,
  value,
  onChange,
  onKeyDown,
  describedBy,
}: CellProps<ValueColumn> & { describedBy: string | undefined }) {
  const shared = { id, 'aria-describedby': describedBy, onKeyDown };
  const typed = { ...shared, value: value as string };
  switch (column.kind) {
    case 'text':
      return (
        <textarea
          {...typed}
          dir="auto"
          rows={1}
          maxLength={column.max}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <select {...typed} onChange={(event) => onChange(event.target.value)}>
          {!column.initial && <option value="">Choose</option>}
          {Object.entries(column.choices).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'figure':
      return (
        <TypedControl
          {...shared}
          isNumber
          shown={value === null ? '' : formatNumber(value as number, 'en-US')}
          read={(text) => readFigure(text, column)}
          problem={`A ${column.isWhole ? 'whole ' : ''}number from ${formatNumber(column.minimum)} to ${formatNumber(column.maximum)}`}
          onRead={onChange}
        />
      );
    case 'zone':
      return (
        <select {...typed} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose</option>
          {zoneChoices(value as string).map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </select>
      );
    case 'day':
    case 'clock':
      return (
        <input
          {...typed}
          type={column.kind === 'day' ? 'date' : 'time'}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return (
        <input
          {...typed}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={'max' in column ? column.max : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** A decimal number; null for an empty box, undefined for what is none. */
function readFigure(
  text: string,
  { minimum, maximum, isWhole }: { minimum: number; maximum: number; isWhole?: true },
) {
  const typed = westernDigits(text)
    .replace(/%\s*$/, '')
    .replaceAll(/[\s\u00a0]/g, '');
  if (typed === '') return null;
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(/,(?=\d+$)/, '.');
  const number = Number(plain);
  const isFit = number >= minimum && number <= maximum && (!isWhole || Number.isInteger(number));
  return isFit ? number : undefined;
}
