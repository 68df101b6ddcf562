import { currencyName, localCurrencySign } from '@harambee/domain';
import type { Rule } from './rule.ts';
import { wordsOf } from './rule.ts';

const sharedWords = ['dollar', 'peso', 'shilling', 'rupee', 'franc', 'pound', 'dinar'];

/**
 * The currency of an amount of a rule: its own, or that of the call where it has none or a mark of several, if the
 * call's currency has the same mark. '' if it stays open.
 */
export function statedCurrency(rule: Rule, own: string): string {
  if (own !== '' || rule.currency === '') return own;
  const plain = wordsOf(rule);
  if (plain.includes('$')) return localCurrencySign(rule.currency) === '$' ? rule.currency : '';
  const word = sharedWords.find((one) => plain.includes(one));
  return word && !currencyName(rule.currency).toLowerCase().includes(word) ? '' : rule.currency;
}
