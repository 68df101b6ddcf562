import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import * as S from '../tables/table.styles.ts';
import { newRowId } from '../tables/use-rows.ts';
import type { PlanCellProps } from './plan-cell-props.ts';

interface LinkChoicesProps extends PlanCellProps {
  to: 'outcomes' | 'budgetLines';
}

/** Rows of another table, or lines of the budget, to be chosen from. */
export function LinkChoices({ id, column, to, value, onChange }: LinkChoicesProps) {
  const { values, setFieldValue } = useFormikContext<ProposalFields>();
  const chosen = value as string[];
  const options =
    to === 'outcomes'
      ? (values.outcomes ?? []).map((row, place) => ({
          id: row.id,
          place,
          label: row.indicator || row.outcome || `Outcome ${place + 1}`,
        }))
      : (values.budgetLines ?? []).map((line, place) => ({
          id: line.id,
          place,
          label: line.item || `Item ${place + 1}`,
        }));
  const toggle = (option: (typeof options)[0], isChosen: boolean) => {
    // A line of the budget has no name of its own until an activity names it.
    const name = option.id ?? newRowId();
    if (option.id === undefined) {
      const lines = (values.budgetLines ?? []).map((line, at) =>
        at === option.place ? { ...line, id: name } : line,
      );
      void setFieldValue('budgetLines', lines);
    }
    onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  };
  return (
    <fieldset data-width="full" id={id}>
      <legend>{column.label}</legend>
      <S.Choices>
        {options.length === 0 && (
          <p>
            {to === 'outcomes'
              ? 'Add outcomes under Project Details to choose from them.'
              : 'Add items to the budget to choose from them.'}
          </p>
        )}
        {options.map((option) => (
          <label key={option.id ?? `line-${option.place}`}>
            <input
              type="checkbox"
              checked={option.id !== undefined && chosen.includes(option.id)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </S.Choices>
    </fieldset>
  );
}
