import { formatMoney, parseBudgetText } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import * as S from './budget-lines.styles.ts';

/** What the free text of the budget comes to, while it is typed. */
export function BudgetLines() {
  const { values } = useFormikContext<ProposalFields>();
  return <BudgetTable budget={values.budget} requestedAmount={values.requestedAmount} />;
}

const dollars = (cents: number) => formatMoney(cents / 100);

interface BudgetTableProps {
  budget: string;
  requestedAmount: number;
}

/** The lines that can be read as an item with an amount, their sum, and whether it is what is asked for. */
export function BudgetTable({ budget, requestedAmount }: BudgetTableProps) {
  const text = useDeferredValue(budget);
  const { lines, totalCents, unread } = useMemo(() => parseBudgetText(text), [text]);
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
                    <S.Wrong>quantity times price gives {dollars(productCents)}</S.Wrong>
                  )}
                </td>
                <td>{dollars(amountCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{dollars(totalCents)}</td>
            </tr>
          </tfoot>
        </S.Table>
      </S.Frame>
      <Verdict differenceCents={totalCents - requestedAmount * 100} requestedAmount={requestedAmount} />
      {unread.length > 0 && (
        <S.Unread>
          Not read as an item with an amount in dollars: {unread.map((line) => `“${line}”`).join(', ')}
        </S.Unread>
      )}
    </section>
  );
}

interface VerdictProps {
  differenceCents: number;
  requestedAmount: number;
}

function Verdict({ differenceCents, requestedAmount }: VerdictProps) {
  if (requestedAmount === 0) return null;
  if (differenceCents === 0) {
    return (
      <S.Sum data-tone="success">
        <Icon name="check-circle" size={18} />
        <span>
          <b>The budget adds up.</b> The total equals the requested amount.
        </span>
      </S.Sum>
    );
  }
  const difference = dollars(Math.abs(differenceCents));
  return (
    <S.Sum data-tone="warning">
      <Icon name="alert-triangle" size={18} />
      <span>
        <b>The budget and the request differ.</b> The lines come to {difference}{' '}
        {differenceCents > 0 ? 'more' : 'less'} than the {formatMoney(requestedAmount)} you ask for.
      </span>
    </S.Sum>
  );
}
