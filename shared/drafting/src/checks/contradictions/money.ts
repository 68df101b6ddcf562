import {
  budgetAgreement,
  currencyOf,
  differenceInWords,
  formatMoney,
  isAboveCap,
  rateInWords,
} from '@harambee/domain';
import { type Check, contradiction } from '../check.ts';
import { figureOf, numbersIn } from '../reading/numbers.ts';

/** The sum of the budget against the request, and indirect costs against the cap. */
export const budgetSumIsRequest: Check = function* budgetSumIsRequest(checked) {
  const { proposal } = checked;
  const agreement = budgetAgreement({ ...proposal, currency: proposal.currency ?? '' } as Parameters<
    typeof budgetAgreement
  >[0]);
  const isLines = (proposal.budgetLines ?? []).length > 0;
  if (agreement.state === 'different')
    yield contradiction(checked, {
      message: `${differenceInWords(agreement)}.`,
      at: isLines ? ['requestedAmount', 'budgetLines'] : ['budget', 'requestedAmount'],
    });
  const { indirectCost } = proposal;
  if (isLines && indirectCost && isAboveCap(indirectCost))
    yield contradiction(checked, {
      message: `Indirect costs of ${rateInWords(indirectCost.rate)} are above the ${rateInWords(indirectCost.cap)} that this funder allows.`,
      at: ['indirectCost'],
    });
};

const amount = String.raw`\d+(?:[.,’ ]\d{3})*(?:[.,]\d{1,2})?`;
const mark = String.raw`(?:[\p{Sc}]|[A-Z]{1,3}[$/.]?\s?[\p{Sc}/]?|)\s?`;
/** "120 sessions at £140, £16,800" and "8 x 1,450,000 = KES 11,600,000". */
const products = [
  new RegExp(
    String.raw`(?<![\d.,])(${amount})\s[\p{L} -]{3,40}?\sat\s${mark}(${amount})(?:\s(?:each|a month|per month))?,\s${mark}(${amount})(?![\d%])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\d.,x×*]\s?)(${amount})(?:\s[\p{L}-]+){0,2}\s?[x×*]\s?${mark}(${amount})(?:\s?[x×*]\s?(${amount})(?:\s[\p{L}]+){0,2})?\s?=\s?${mark}(${amount})`,
    'gu',
  ),
];

/** Products in the budget text that are not what their factors give. */
export const budgetProducts: Check = function* budgetProducts(checked) {
  const { proposal } = checked;
  if ((proposal.budgetLines ?? []).length > 0) return;
  const currency = currencyOf({ currency: proposal.currency });
  const money = (value: number) => formatMoney(value, currency);
  for (const pattern of products)
    for (const match of proposal.budget.matchAll(pattern)) {
      const [words, ...parts] = match;
      const numbers = parts.filter((part) => part !== undefined).map(figureOf);
      const stated = numbers.at(-1) ?? 0;
      const product = numbers.slice(0, -1).reduce((sum, factor) => sum * factor, 1);
      // "two agronomists, 36 months at 4,300 each": another factor stands before.
      const before = numbersIn(proposal.budget.slice(Math.max(0, match.index - 60), match.index));
      const factors = [1, ...before.map(({ value }) => value)];
      if (!factors.some((factor) => Math.abs(stated - product * factor) < 1))
        yield contradiction(checked, {
          message: `“${words}” comes to ${money(product)}, not ${money(stated)}.`,
          at: ['budget', 'requestedAmount'],
        });
    }
};
