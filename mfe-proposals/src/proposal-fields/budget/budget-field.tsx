import { proposalFields } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Button, fieldId, Icon, Keys, LiveRegion, media, useMediaQuery } from '@harambee/ui';
import { FormTextArea } from '@harambee/ui/app';
import { type FormikErrors, useFormikContext } from 'formik';
import { useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import { textProps } from '../text-props.ts';
import { BudgetLines } from './budget-lines.tsx';
import { BudgetList } from './budget-list.tsx';
import { cellId } from './budget-row.tsx';
import * as S from './budget-table.styles.ts';
import { BudgetTable } from './budget-table.tsx';
import { BudgetVerdict } from './budget-verdict.tsx';
import { type BudgetForm, useBudget } from './use-budget.ts';

/** The budget breakdown: a table or free text, each turned into the other (PROP-21). */
export function BudgetField() {
  const budget = useBudget();
  const isPhone = useMediaQuery(media.phone);
  const [open, setOpen] = useState<number>();
  const focus = useFocusLater();
  const [said, setSaid] = useState('');

  const show = (key: number) => {
    if (isPhone) setOpen(key);
    else focus(cellId(key, 'item'));
  };
  /** On a phone a text that became lines is looked at first; only an empty one goes straight to its editor. */
  const begin = (hasText: boolean) => {
    const key = budget.asLines();
    if (!isPhone || !hasText) show(key);
  };
  const add = () => show(budget.add());
  const undo = () => {
    focus(cellId(budget.undoRemove(), 'item'));
    setSaid('The item is back');
  };
  const removed = budget.removed && (
    <S.Undo>
      <span>“{budget.removed.item.trim() || 'Item'}” is removed.</span>
      <Button small kind="quiet" onClick={undo}>
        Undo
      </Button>
    </S.Undo>
  );

  if (budget.lines.length === 0) return <TextBudget budget={budget} onBegin={begin} removed={removed} />;
  return (
    <S.Group id={fieldId('budget')}>
      <S.Legend>{proposalFields.budget.label}</S.Legend>
      <S.Help>
        Type quantities and prices, or paste rows of a spreadsheet. Sums are computed for you, to the cent.
      </S.Help>
      <S.Frame id={fieldId('budgetLines')}>
        {isPhone ? (
          <BudgetList budget={budget} open={open} onOpen={setOpen} />
        ) : (
          <BudgetTable budget={budget} onFocus={focus} onSay={setSaid} />
        )}
        {removed}
        <S.AddRow>
          <Button kind="quiet" small icon="plus" onClick={add}>
            Add an item
          </Button>
          <Button kind="quiet" small onClick={() => budget.asText()}>
            Write as text instead
          </Button>
          <span>
            <Keys keys={['Tab']} /> next cell, <Keys keys={['↵']} /> new row
          </span>
        </S.AddRow>
      </S.Frame>
      <Problems />
      <BudgetVerdict />
      <LiveRegion>{said}</LiveRegion>
    </S.Group>
  );
}

interface TextBudgetProps {
  budget: BudgetForm;
  onBegin: (hasText: boolean) => void;
  removed: React.ReactNode;
}

function TextBudget({ budget, onBegin, removed }: TextBudgetProps) {
  const { values } = useFormikContext<ProposalFields>();
  const hasText = values.budget.trim() !== '';
  return (
    <>
      <div>
        <FormTextArea
          {...textProps('budget')}
          help="One line for each item, for example “Solar pumps: 6 x $5,200” or “Community mobilisers: $8,400”, or paste rows of a spreadsheet. Sums are computed for you."
          rows={hasText ? 8 : 4}
        />
        {removed}
        <S.Begin>
          <Button small icon={hasText ? 'layers' : 'plus'} onClick={() => onBegin(hasText)}>
            {hasText ? 'Turn into lines' : 'Add an item'}
          </Button>
          <span>
            {hasText
              ? 'A table with quantities, categories and reasons. Your text is kept in it.'
              : 'Or fill in a table, item by item.'}
          </span>
        </S.Begin>
      </div>
      {budget.agreement.totalCents > 0 && <BudgetLines onYes={() => onBegin(true)} />}
    </>
  );
}

/** What keeps the proposal from being created, where it is mended. */
function Problems() {
  const { errors, touched, submitCount } = useFormikContext<ProposalFields>();
  const fields = ['budget', 'indirectCost'] as const;
  const due = (field: (typeof fields)[number]) =>
    submitCount > 0 || touched[field] || field === 'indirectCost';
  const messages = fields.filter(due).map((field) => (errors as FormikErrors<Record<string, string>>)[field]);
  return messages.filter(Boolean).map((message) => (
    <S.Problem key={message}>
      <Icon name="alert-circle" size={18} />
      {message}
    </S.Problem>
  ));
}
