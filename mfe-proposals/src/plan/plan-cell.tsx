import type { MonthRange, ValueColumn } from '@harambee/domain';
import { monthsText, planDateInWords, readMonths, readPlanDate } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { TypedControl } from '../tables/typed-control.tsx';
import { LabeledCell, ValueCell } from '../tables/value-cell.tsx';
import { LinkChoices } from './link-choices.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { PlanCellProps } from './plan-cell-props.ts';
import { dateHint } from './plan-help.ts';

/** One cell of a row of the plan: a single value, or one of the three kinds that only a plan has. */
export function PlanCell(props: PlanCellProps) {
  const { id, column, help, value, onChange, onKeyDown } = props;
  if (column.kind === 'links') return <LinkChoices {...props} to={column.to} />;
  if (column.kind === 'months') return <MonthsCell {...props} />;
  if (column.kind !== 'date') return <ValueCell {...props} column={column as ValueColumn} />;
  return (
    <LabeledCell id={id} label={column.label} help={help} width="third">
      {(describedBy) => (
        <TypedControl
          id={id}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          placeholder={dateHint}
          shown={planDateInWords(value as string)}
          read={readPlanDate}
          problem={`Write it as ${dateHint}`}
          onRead={onChange}
        />
      )}
    </LabeledCell>
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
