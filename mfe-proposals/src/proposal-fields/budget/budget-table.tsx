import { formatCents } from '@harambee/domain';
import { fieldId } from '@harambee/ui';
import { useState } from 'react';
import { BudgetRow, cellId } from './budget-row.tsx';
import * as S from './budget-table.styles.ts';
import { IndirectRates } from './indirect-rates.tsx';
import type { BudgetForm } from './use-budget.ts';

interface BudgetTableProps {
  budget: BudgetForm;
  /** Puts the focus on a cell once it is on the screen. */
  onFocus: (cell: string) => void;
  onSay: (words: string) => void;
}

/** The budget as a table to type in: Tab to the next cell, Enter for a new row. */
export function BudgetTable({ budget, onFocus, onSay }: BudgetTableProps) {
  const { sum } = budget;
  const [active, setActive] = useState<number>();
  const goTo = (key: number) => {
    setActive(key);
    onFocus(cellId(key, 'item'));
  };
  const remove = (place: number) => {
    const { line } = budget.keyed(place);
    budget.remove(place);
    onSay(`${line.item.trim() || 'The item'} is removed`);
    const neighbor = place > 0 ? place - 1 : place + 1;
    if (neighbor < budget.lines.length) goTo(budget.keyed(neighbor).key);
    else onFocus(fieldId('budget'));
  };
  return (
    <S.Table>
      <colgroup>
        <col />
        <col style={{ width: '17%' }} />
        <col style={{ width: '15%' }} />
        <col style={{ width: '14%' }} />
        <col style={{ width: '17%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">For</th>
          <th scope="col" data-end>
            Unit cost
          </th>
          <th scope="col" data-end>
            Total
          </th>
        </tr>
      </thead>
      {/* Side by side, not nested: a line that changes its category is moved, not made anew. */}
      {sum.categories.flatMap(({ category, label, cents, lines }) => [
        <tbody key={category} data-category>
          <tr>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td colSpan={2}>{formatCents(cents, budget.currency)}</td>
          </tr>
        </tbody>,
        ...lines.map(({ place, cents: amount }) => {
          const keyed = budget.keyed(place);
          return (
            <BudgetRow
              key={keyed.key}
              keyed={keyed}
              cents={amount}
              isActive={active === keyed.key}
              onActive={() => setActive(keyed.key)}
              onChange={(part) => {
                budget.change(place, part);
                if (part.category) onFocus(cellId(keyed.key, 'category'));
              }}
              onEnter={() => goTo(budget.add(place))}
              onPaste={(text) => goTo(budget.paste(place, text))}
              onRemove={() => remove(place)}
            />
          );
        }),
      ])}
      <Foot budget={budget} />
    </S.Table>
  );
}

function Foot({ budget }: { budget: BudgetForm }) {
  const { directCents, indirectCents, totalCents } = budget.sum;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          Direct costs
        </th>
        <td colSpan={2}>{formatCents(directCents, budget.currency)}</td>
      </tr>
      <tr>
        <th scope="row">Indirect costs</th>
        <td colSpan={3}>
          <IndirectRates {...budget} />
        </td>
        <td>{formatCents(indirectCents, budget.currency)}</td>
      </tr>
      <tr data-total>
        <th scope="row" colSpan={3}>
          Total
        </th>
        <td colSpan={2}>{formatCents(totalCents, budget.currency)}</td>
      </tr>
    </tfoot>
  );
}
