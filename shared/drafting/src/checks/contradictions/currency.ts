import { currencies, currencyName } from '@harambee/domain';
import { ambiguousCodes } from '../../reading/numbers/money.ts';
import { type Check, contradiction } from '../check.ts';
import { passagesOf } from '../reading/passages.ts';

/** Countries whose own money is written with the sign of the dollar, the pound or the yen. */
const dollars =
  'USD AUD CAD NZD SGD HKD FJD XCD WST MXN COP CLP ARS JMD TTD BBD BZD GYD LRD NAD SBD SRD TWD BND BMD BSD KYD ZWG UYU DOP NIO TOP BRL CUP CVE';
const pounds = 'GBP EGP LBP SYP GIP FKP SHP SSP SDG';
const signs: readonly { pattern: RegExp; means: string; name: string }[] = [
  { pattern: /(?<![\p{L}\p{Sc}])\$\s?\d/gu, means: dollars, name: 'dollars' },
  { pattern: /US\$\s?\d|\bUS dollars?\b/gu, means: 'USD', name: 'US dollars' },
  { pattern: /£\s?\d|\bpounds sterling\b/gu, means: pounds, name: 'pounds' },
  { pattern: /€\s?\d|\d\s?€|\beuros?\b/gu, means: 'EUR', name: 'euros' },
  { pattern: /¥\s?\d/gu, means: 'JPY CNY', name: 'yen or yuan' },
  { pattern: /₹\s?\d/gu, means: 'INR', name: 'Indian rupees' },
  { pattern: /₦\s?\d/gu, means: 'NGN', name: 'naira' },
  { pattern: /\bKSh\s?\d/gu, means: 'KES', name: 'Kenyan shillings' },
];
const code = /\b([A-Z]{3})\s?(?=\d)/g;
const explained = /\b(?:exchange|rate of|equivalent|converted|match(?:ed|ing)?|in kind)\b/i;

/** Every match of a sign holds one of these: looking for them first spares most texts the patterns. */
const anySign = /[$£€¥₹₦]|US dollar|pounds sterling|euro|KSh/;

function* namedIn(text: string): Generator<{ index: number; means: string; name?: string }> {
  for (const { pattern, means, name } of anySign.test(text) ? signs : [])
    for (const { index } of text.matchAll(pattern)) yield { index, means, name };
  for (const { 1: found = '', index } of text.matchAll(code))
    if (currencies.includes(found) && !ambiguousCodes.has(found)) yield { index, means: found };
}

/** Amounts in a currency that is not the proposal's; another's money, or one told with its rate, is none (CHECK-04). */
export const foreignCurrency: Check = function* foreignCurrency(checked) {
  const { currency = '' } = checked.proposal;
  if (currency === '') return;
  for (const { path, field, text } of passagesOf(checked)) {
    if (field === 'trackRecord') continue;
    for (const { index, means, name } of namedIn(text)) {
      if (means.split(' ').includes(currency)) continue;
      const line = text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
      if (explained.test(line)) continue;
      const amount = /^\S*(?:\s\d\S*)?/.exec(text.slice(index))?.[0].replace(/[.,;:)]+$/, '');
      yield contradiction(checked, {
        message: `“${amount}” is in ${name ?? currencyName(means)}; the proposal is in ${currency} (${currencyName(currency)}).`,
        at: [path, 'currency'],
      });
      break;
    }
  }
};
