import { budgetAgreement, differenceInWords, requestedAmountLabel, requestFor } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { FormMoneyField, StatusChip } from '@harambee/ui/app';
import { useField, useFormikContext } from 'formik';
import { useAmounts } from '../use-amounts.ts';
import * as S from './request-field.styles.ts';

/** The amount that is asked for, and at its side whether it is what the budget comes to. */
export function RequestField() {
  const { values, submitCount, setFieldValue } = useFormikContext<ProposalFields>();
  const [, { touched, error }] = useField('requestedAmount');
  const agreement = budgetAgreement(values);
  const { state, totalCents, differenceCents } = agreement;
  const { currency, words, money, cents } = useAmounts();
  const request = requestFor(totalCents, currency);
  const isTotalAsked =
    totalCents > 0 && (state === 'different' || (state === 'open' && values.requestedAmount === 0));
  const isErrorShown = (touched || submitCount > 0) && !!error;
  return (
    <div>
      <FormMoneyField
        name="requestedAmount"
        label={requestedAmountLabel(currency)}
        currency={currency}
        help={`Whole ${words}. It should equal the sum of your budget below.`}
        width="medium"
        after={
          state === 'equal' ? (
            <StatusChip tone="success" icon="check" label="Equals budget" />
          ) : state === 'different' ? (
            <StatusChip tone="warning" label="Not the budget" />
          ) : undefined
        }
      />
      {state === 'equal' && differenceCents > 0 && (
        <S.Note>
          The budget comes to {cents(totalCents)}. Requests are whole {words}, so it is rounded up by{' '}
          {cents(differenceCents)}.
        </S.Note>
      )}
      {state === 'unsure' && (
        <S.Note>
          The budget below can be read in more than one way, so it does not block you. As we read it, it comes
          to {cents(totalCents)}.
        </S.Note>
      )}
      {isTotalAsked && (
        <S.Difference>
          {state === 'different' && !isErrorShown && (
            <span>
              <Icon name="alert-triangle" size={16} />
              {differenceInWords(agreement)}
            </span>
          )}
          <Button small onClick={() => setFieldValue('requestedAmount', request)}>
            Use the budget’s total, {money(request)}
          </Button>
        </S.Difference>
      )}
    </div>
  );
}
