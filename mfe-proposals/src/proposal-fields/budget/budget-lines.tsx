import {
  type BudgetFields,
  budgetAgreement,
  budgetReading,
  budgetSum,
  calculationInWords,
  currencyOf,
  currencyWords,
  formatCents,
  parseBudgetText,
  rateInWords,
} from '@harambee/domain';
import type { BudgetLine, ProposalFields } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import * as S from './budget-lines.styles.ts';
import { AgreementVerdict } from './budget-verdict.tsx';

/** What the free text of the budget comes to, while it is typed. */
export function BudgetLines({ onYes }: { onYes: () => void }) {
  const { values } = useFormikContext<ProposalFields>();
  return <BudgetSummary fields={values} onYes={onYes} />;
}

interface BudgetSummaryProps {
  fields: BudgetFields;
  /** Where the budget can be changed: takes what was read of a text for what was meant. */
  onYes?: () => void;
}

/** A budget to read: its lines by category, or the lines its text can be read as, their sum and whether it is asked for. */
export function BudgetSummary({ fields, onYes }: BudgetSummaryProps) {
  const agreement = budgetAgreement(fields);
  if (fields.budgetLines?.length) {
    return (
      <section aria-label="Budget as computed">
        <LinesToRead {...fields} budgetLines={fields.budgetLines} />
        <AgreementVerdict agreement={agreement} />
      </section>
    );
  }
  return <TextToRead fields={fields} onYes={onYes} />;
}

function TextToRead({ fields, onYes }: BudgetSummaryProps) {
  const text = useDeferredValue(fields.budget);
  const currency = currencyOf(fields);
  const { lines, totalCents, unread, isCertain } = useMemo(
    () => parseBudgetText(text, currency),
    [text, currency],
  );
  const agreement = budgetAgreement({ ...fields, budget: text });
  if (lines.length === 0) return null;
  return (
    <section aria-label="Budget as computed">
      <S.Frame>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ item, amountCents, note, productCents }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal word for word
              <tr key={place}>
                <td dir="auto">
                  {item}
                  {note && <small>{note}</small>}
                  {productCents !== undefined && (
                    <S.Wrong>quantity times price gives {formatCents(productCents, currency)}</S.Wrong>
                  )}
                </td>
                <td>{formatCents(amountCents, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatCents(totalCents, currency)}</td>
            </tr>
          </tfoot>
        </S.Table>
      </S.Frame>
      <AgreementVerdict agreement={agreement} />
      {unread.length > 0 && (
        <S.Unread>
          Not read as an item with an amount in {currencyWords(currency)}:{' '}
          {unread.map((line) => `“${line}”`).join(', ')}
        </S.Unread>
      )}
      {!isCertain && (
        <S.Reading>
          <span dir="auto">We read: {budgetReading({ lines, totalCents })}</span>
          {onYes && (
            <Button small onClick={onYes}>
              Yes, that is my budget
            </Button>
          )}
        </S.Reading>
      )}
    </section>
  );
}

/** The same calculation for the page as for every file. */
function LinesToRead({ budgetLines, indirectCost, ...fields }: BudgetFields & { budgetLines: BudgetLine[] }) {
  const currency = currencyOf(fields);
  const sum = budgetSum(budgetLines, indirectCost);
  const closing = [
    ...(sum.indirectCents > 0
      ? [
          ['Direct costs', sum.directCents] as const,
          [`Indirect costs (${rateInWords(indirectCost?.rate ?? 0)})`, sum.indirectCents] as const,
        ]
      : []),
    ['Total', sum.totalCents] as const,
  ];
  return (
    <S.Frame>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {sum.categories.flatMap(({ category, label, cents, lines }) => [
            <tr key={category} data-category>
              <th scope="row">{label}</th>
              <td>{formatCents(cents, currency)}</td>
            </tr>,
            ...lines.map(({ line, place, cents: amount }) => (
              <tr key={place}>
                <td dir="auto">
                  {line.item}
                  <small>{calculationInWords(line, currency)}</small>
                  {line.justification && <small>{line.justification}</small>}
                </td>
                <td>{formatCents(amount, currency)}</td>
              </tr>
            )),
          ])}
        </tbody>
        <tfoot>
          {closing.map(([label, cents]) => (
            <tr key={label} data-total={label === 'Total' || undefined}>
              <th scope="row">{label}</th>
              <td>{formatCents(cents, currency)}</td>
            </tr>
          ))}
        </tfoot>
      </S.Table>
    </S.Frame>
  );
}
