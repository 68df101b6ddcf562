import { currencies, currencyName, proposalFields, standardCurrency } from '@harambee/domain';
import { FormSelect } from '@harambee/ui/app';

/** The names are those of the texts, and the codes those of the funder: "KES – Kenyan Shilling". */
const choices = currencies
  .filter((code) => code !== standardCurrency)
  .map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` }));

/** The currency of every amount of the proposal; an empty one is US dollars. */
export const CurrencyField = () => (
  <FormSelect
    name="currency"
    label={proposalFields.currency.label}
    help="All amounts in this proposal use it."
    choices={choices}
    placeholder={`${standardCurrency} – ${currencyName(standardCurrency)}`}
    width="medium"
    optional
  />
);
