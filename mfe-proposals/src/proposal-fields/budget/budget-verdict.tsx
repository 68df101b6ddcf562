import {
  type BudgetAgreement,
  budgetAgreement,
  currencyWords,
  formatCents,
  reviewBudget,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Sum } from './budget-lines.styles.ts';

interface VerdictProps {
  tone: 'success' | 'warning';
  title: string;
  children: ReactNode;
}

function Verdict({ tone, title, children }: VerdictProps) {
  return (
    <Sum data-tone={tone}>
      <Icon name={tone === 'success' ? 'check-circle' : 'alert-triangle'} size={18} />
      <span>
        <b>{title}</b> {children}
      </span>
    </Sum>
  );
}

interface AgreementVerdictProps {
  agreement: BudgetAgreement;
  /** Said at the end of a budget that adds up. */
  also?: string;
}

/** Whether what is budgeted is what is asked for; nothing while one of them is missing. */
export function AgreementVerdict({ agreement, also = '' }: AgreementVerdictProps) {
  const { state, currency, totalCents, requestedCents, differenceCents } = agreement;
  if (state === 'open') return null;
  if (state === 'equal') {
    return (
      <Verdict tone="success" title="The budget adds up.">
        {differenceCents === 0
          ? 'The total equals the requested amount'
          : `The request is the total of ${formatCents(totalCents, currency)}, rounded up to whole ${currencyWords(currency)}`}
        {also}.
      </Verdict>
    );
  }
  const title =
    state === 'unsure'
      ? 'The amounts we read do not match your request.'
      : 'The budget and the request differ.';
  return (
    <Verdict tone="warning" title={title}>
      The lines come to {formatCents(Math.abs(differenceCents), currency)}{' '}
      {differenceCents < 0 ? 'more' : 'less'} than the {formatCents(requestedCents, currency)} you ask for.
    </Verdict>
  );
}

/** The verdict on the budget of the form, and whether the posts it pays are those the text speaks of. */
export function BudgetVerdict() {
  const { values } = useFormikContext<ProposalFields>();
  const { headcounts } = reviewBudget(values);
  const conflict = headcounts.find(({ stated, budgeted }) => stated !== budgeted);
  const [same] = headcounts;
  return (
    <>
      <AgreementVerdict
        agreement={budgetAgreement(values)}
        also={same && !conflict ? `, and the ${same.budgeted} ${same.who} match your text` : undefined}
      />
      {conflict && (
        <Verdict tone="warning" title="The budget and your text differ.">
          The text mentions {conflict.stated} {conflict.who}, but the budget pays for {conflict.budgeted}.
        </Verdict>
      )}
    </>
  );
}
