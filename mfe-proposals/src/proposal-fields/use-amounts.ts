import { currencyOf, currencyWords, formatCents, formatMoney } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';

/** Amounts as the form shows them: in the currency of the proposal. */
export function useAmounts() {
  const currency = currencyOf(useFormikContext<ProposalFields>().values);
  return {
    currency,
    /** "US dollars", "Kenyan shillings". */
    words: currencyWords(currency),
    /** Whole units. */
    money: (amount: number) => formatMoney(amount, currency),
    /** The smallest unit of the currency. */
    cents: (amount: number) => formatCents(amount, currency),
  };
}
