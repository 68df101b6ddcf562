import type { MonthRange } from '@harambee/domain';
import {
  formatNumber,
  monthsText,
  type PlanColumn,
  planDateInWords,
  readMonths,
  readPlanDate,
  westernDigits,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import { LinkChoices } from './link-choices.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { PlanCellProps } from './plan-cell-props.ts';
import { dateHint } from './plan-help.ts';

/** One cell of a row with its label. What cannot be read stays in the box, is named, and never becomes a value. */
export function PlanCell(props: PlanCellProps) {
  const { id, column, help } = props;
  const helpId = help ? `${id}-help` : undefined;
  if (column.kind === 'links') return <LinkChoices {...props} to={column.to} />;
  if (column.kind === 'months') return <MonthsCell {...props} />;
  return (
    <div data-width={widthOf(column)}>
      <label htmlFor={id}>{column.label}</label>
      {help && (
        <small data-help id={helpId}>
          {help}
        </small>
      )}
      <Control {...props} describedBy={helpId} />
    </div>
  );
}

const widthOf = (column: PlanColumn): string => {
  if (column.kind === 'text') return 'full';
  return column.kind === 'line' && column.max > 100 ? 'half' : 'third';
};

function Control({
  id,
  column,
  value,
  onChange,
  onKeyDown,
  describedBy,
}: PlanCellProps & { describedBy?: string }) {
  const shared = { id, 'aria-describedby': describedBy, onKeyDown };
  switch (column.kind) {
    case 'text':
      return (
        <textarea
          {...shared}
          dir="auto"
          rows={1}
          maxLength={column.max}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <select {...shared} value={value as string} onChange={(event) => onChange(event.target.value)}>
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
          problem={`A number from ${formatNumber(column.minimum)} to ${formatNumber(column.maximum)}`}
          onRead={onChange}
        />
      );
    case 'date':
      return (
        <TypedControl
          {...shared}
          placeholder={dateHint}
          shown={planDateInWords(value as string)}
          read={readPlanDate}
          problem={`Write it as ${dateHint}`}
          onRead={onChange}
        />
      );
    default:
      return (
        <input
          {...shared}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={'max' in column ? column.max : undefined}
          value={value as string}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** A decimal number; null for an empty box, undefined for what is none. */
function readFigure(text: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  const typed = westernDigits(text)
    .replace(/%\s*$/, '')
    .replaceAll(/[\s\u00a0]/g, '');
  if (typed === '') return null;
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(/,(?=\d+$)/, '.');
  const number = Number(plain);
  return Number.isFinite(number) && number >= minimum && number <= maximum ? number : undefined;
}

interface TypedControlProps<Value> {
  id: string;
  'aria-describedby'?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  isNumber?: boolean;
  placeholder?: string;
  shown: string;
  read: (text: string) => Value | undefined;
  problem: string;
  onRead: (value: Value) => void;
}

/** As it is typed while it has the focus; in its own words when it is left, unless it cannot be read. */
function TypedControl<Value>({ shown, read, problem, onRead, isNumber, ...rest }: TypedControlProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isFaulty = isLeft && typed !== undefined && read(typed) === undefined;
  const problemId = `${rest.id}-problem`;
  return (
    <>
      <input
        {...rest}
        type="text"
        autoComplete="off"
        data-number={isNumber || undefined}
        inputMode={isNumber ? 'decimal' : undefined}
        aria-invalid={isFaulty || undefined}
        aria-describedby={
          [rest['aria-describedby'], isFaulty && problemId].filter(Boolean).join(' ') || undefined
        }
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setLeft(false);
          const value = read(event.target.value);
          if (value !== undefined) onRead(value);
        }}
        onBlur={() => {
          setLeft(true);
          if (typed !== undefined && read(typed) !== undefined) setTyped(undefined);
        }}
      />
      {isFaulty && (
        <small data-problem id={problemId}>
          {problem}
        </small>
      )}
    </>
  );
}

/** A grid to draw on, and a box for those who would rather type "1–3, 7". */
function MonthsCell({ id, column, value, onChange, onKeyDown }: PlanCellProps) {
  const { values } = useFormikContext<ProposalFields>();
  const months = value as MonthRange[];
  return (
    <fieldset data-width="full">
      <legend>{column.label}</legend>
      <MonthGrid
        id={`${id}-grid`}
        value={months}
        duration={values.projectDuration}
        startDate={values.startDate ?? ''}
        onChange={onChange}
      />
      <label htmlFor={id} style={{ marginTop: 8 }}>
        Or as text
      </label>
      <TypedControl
        id={id}
        placeholder="1–3, 7"
        onKeyDown={onKeyDown}
        shown={monthsText(months)}
        read={readMonths}
        problem="Write months as 1–3, 7"
        onRead={onChange}
      />
    </fieldset>
  );
}
