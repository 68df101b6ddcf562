import { budgetLimits, calculationInWords, formatCents } from '@harambee/domain';
import { Button } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { Fragment, useState } from 'react';
import { CategorySelect, cellId } from './budget-row.tsx';
import * as S from './budget-table.styles.ts';
import { CellInput } from './cell-input.tsx';
import { type CellKind, monthsCell, priceCell, quantityCell } from './cell-values.ts';
import { IndirectRates } from './indirect-rates.tsx';
import type { BudgetForm, KeyedLine } from './use-budget.ts';

interface BudgetListProps {
  budget: BudgetForm;
  /** Key of the line whose editor is open. */
  open: number | undefined;
  onOpen: (key: number | undefined) => void;
}

/** On a phone each line reads "2 people × 10 months × $420" and opens an editor. */
export function BudgetList({ budget, open, onOpen }: BudgetListProps) {
  const { sum } = budget;
  const all = sum.categories.flatMap(({ lines }) => lines);
  const edited = all.find(({ place }) => budget.keyed(place).key === open);
  return (
    <S.Lines>
      {sum.categories.map(({ category, label, cents, lines }) => (
        <Fragment key={category}>
          <h3>
            {label} <b>{formatCents(cents, budget.currency)}</b>
          </h3>
          {lines.map(({ place, line, cents: amount }) => {
            const { key } = budget.keyed(place);
            return (
              <button key={key} type="button" data-line id={cellId(key, 'item')} onClick={() => onOpen(key)}>
                <span dir="auto">{line.item || 'Without a name'}</span>
                <b>{formatCents(amount, budget.currency)}</b>
                <small>{calculationInWords(line, budget.currency)}</small>
              </button>
            );
          })}
        </Fragment>
      ))}
      <dl>
        <div>
          <dt>Direct costs</dt>
          <dd>{formatCents(sum.directCents, budget.currency)}</dd>
        </div>
        <div>
          <dt>Indirect costs</dt>
          <dd>{formatCents(sum.indirectCents, budget.currency)}</dd>
          <IndirectRates {...budget} />
        </div>
        <div data-total>
          <dt>Total</dt>
          <dd>{formatCents(sum.totalCents, budget.currency)}</dd>
        </div>
      </dl>
      {edited && (
        <LineEditor
          key={open}
          keyed={budget.keyed(edited.place)}
          cents={edited.cents}
          budget={budget}
          onClose={() => onOpen(undefined)}
        />
      )}
    </S.Lines>
  );
}

interface LineEditorProps {
  keyed: KeyedLine;
  cents: number;
  budget: BudgetForm;
  onClose: () => void;
}

function LineEditor({ keyed, cents, budget, onClose }: LineEditorProps) {
  const { place, line } = keyed;
  const [id] = useState(() => cellId(keyed.key, 'edit'));
  const change = (part: Parameters<BudgetForm['change']>[1]) => budget.change(place, part);
  const remove = () => {
    onClose();
    budget.remove(place);
  };
  const field = (name: string, label: string, help: string, kind: CellKind) => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <small>{help}</small>
      <CellInput
        id={`${id}-${name}`}
        label={label}
        shown={kind.show(line)}
        isNumber={kind !== quantityCell}
        onType={(text) => change(kind.read(text))}
      />
    </label>
  );
  return (
    <Dialog
      open
      title={line.item.trim() || 'New item'}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon="trash" onClick={remove}>
            Remove
          </Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <S.Editor>
        <label htmlFor={`${id}-item`}>
          Item
          <CellInput
            id={`${id}-item`}
            label="Item"
            shown={line.item}
            maxLength={budgetLimits.item}
            onType={(item) => change({ item })}
          />
        </label>
        <label htmlFor={`${id}-category`}>
          Category
          <CategorySelect id={`${id}-category`} line={line} onChange={change} />
        </label>
        {field('quantity', 'Quantity', 'With what you count: 2 people, 6 sets.', quantityCell)}
        {field('months', 'For how many months', 'Leave it empty for what is bought once.', monthsCell)}
        {field(
          'price',
          'Unit cost',
          'For one of them, or for one of them a month.',
          priceCell(budget.currency),
        )}
        <label htmlFor={`${id}-why`}>
          Why it is needed
          <CellInput
            id={`${id}-why`}
            label="Why it is needed"
            shown={line.justification}
            maxLength={budgetLimits.justification}
            onType={(justification) => change({ justification })}
          />
        </label>
        <output>
          {calculationInWords(line, budget.currency)} = {formatCents(cents, budget.currency)}
        </output>
      </S.Editor>
    </Dialog>
  );
}
