import { budgetCategories, budgetLimits } from '@harambee/domain';
import type { BudgetLine } from '@harambee/domain/schemas';
import { fieldId, IconButton } from '@harambee/ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useAmounts } from '../use-amounts.ts';
import * as S from './budget-table.styles.ts';
import { CellInput } from './cell-input.tsx';
import { type CellKind, monthsCell, priceCell, quantityCell } from './cell-values.ts';
import type { KeyedLine } from './use-budget.ts';

export const cellId = (key: number, cell: string): string => `budget-line-${key}-${cell}`;

export interface RowActions {
  onChange: (part: Partial<BudgetLine>) => void;
  onEnter: () => void;
  onPaste: (text: string) => void;
  onRemove: () => void;
}

interface BudgetRowProps extends RowActions {
  keyed: KeyedLine;
  cents: number;
  isActive: boolean;
  onActive: () => void;
}

/** Several lines at once, from a spreadsheet or a text. */
const isRows = (text: string): boolean => /[\t\n]/.test(text.trim());

/** A line of the budget. The one that is worked on shows its reason, its category and the way out below its cells. */
export function BudgetRow({ keyed, cents, isActive, onActive, ...actions }: BudgetRowProps) {
  const { key, place, line } = keyed;
  const amounts = useAmounts();
  const name = line.item.trim() || `item ${place + 1}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions.onEnter();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isRows(text)) return;
    event.preventDefault();
    actions.onPaste(text);
  };
  const cell = (id: string, label: string, kind: CellKind, placeholder: string) => (
    <CellInput
      id={cellId(key, id)}
      label={`${label} of ${name}`}
      shown={kind.show(line)}
      placeholder={isActive ? placeholder : undefined}
      isNumber={kind !== quantityCell}
      onType={(text) => actions.onChange(kind.read(text))}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
  return (
    <tbody id={fieldId(`budgetLines.${place}`)} data-active={isActive || undefined} onFocus={onActive}>
      <tr>
        <td>
          <CellInput
            id={cellId(key, 'item')}
            label={`Item ${place + 1}`}
            shown={line.item}
            placeholder="What it is"
            maxLength={budgetLimits.item}
            onType={(item) => actions.onChange({ item })}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {!isActive && line.justification && <small dir="auto">{line.justification}</small>}
        </td>
        <td data-number>{cell('quantity', 'Quantity', quantityCell, '2 people')}</td>
        <td data-number>{cell('months', 'Months', monthsCell, 'months')}</td>
        <td data-number data-price>
          {cell('price', 'Unit cost', priceCell(amounts.currency), amounts.money(0))}
        </td>
        <td data-end>{amounts.cents(cents)}</td>
      </tr>
      {isActive && (
        <tr>
          <td colSpan={5}>
            <S.Detail>
              <CellInput
                id={cellId(key, 'why')}
                label={`Why ${name} is needed`}
                shown={line.justification}
                placeholder="Why it is needed: one sentence"
                maxLength={budgetLimits.justification}
                onType={(justification) => actions.onChange({ justification })}
                onKeyDown={onKeyDown}
              />
              <CategorySelect
                id={cellId(key, 'category')}
                name={name}
                line={line}
                onChange={actions.onChange}
              />
              <IconButton icon="trash" small label={`Remove ${name}`} onClick={actions.onRemove} />
            </S.Detail>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CategorySelectProps {
  id: string;
  name?: string;
  line: BudgetLine;
  onChange: (part: Partial<BudgetLine>) => void;
}

export function CategorySelect({ id, name, line, onChange }: CategorySelectProps) {
  return (
    <select
      id={id}
      aria-label={name && `Category of ${name}`}
      value={line.category}
      onChange={(event) => onChange({ category: event.target.value as BudgetLine['category'] })}
    >
      {Object.entries(budgetCategories).map(([category, label]) => (
        <option key={category} value={category}>
          {label}
        </option>
      ))}
    </select>
  );
}
