import { formatMoney, formatNumber } from '@harambee/domain';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { boundsInWords, incomeFor, isFinding, otherCurrency } from './income-rule.ts';
import { type AskedShare, type Bounds, boundsOf, outsideOf, shareOf, within } from './money-asked.ts';
import { ownContributionWords, projectCostWords, yearlyIncomeWords } from './money-words.ts';
import { ask, contradictsItself, type Finding, no, quoted, type Rule, wordsOf, yes } from './rule.ts';
import { statedCurrency } from './stated-currency.ts';

const perYearWords = anyPhrase({
  en: 'per year|a year|per annum|annual grant|grant per year|each year|yearly grant|annual request',
  fr: 'par an|subvention annuelle|chaque annee',
  es: 'por ano|al ano|apoyo anual|cada ano|subvencion anual',
  pt: 'por ano|ao ano|apoio anual|cada ano|subvencao anual',
});
const cashWords = anyPhrase({
  en: 'in cash|cash contribution|not in kind',
  fr: 'en numeraire|en especes',
  es: 'en efectivo|en dinero',
  pt: 'em dinheiro|em numerario',
});

const missingRequest = (rule: Rule): Finding =>
  ask(
    `How much you ask for is not known yet. The call says ${quoted(rule.row.value || rule.row.text)}.`,
    'Compare it with the amount and the budget of your proposal.',
    'request',
  );

/** A rule about the amount: against the money asked for, the budget, or a share of the income (CALL-39). */
export function amountRule(rule: Rule): Finding {
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const share = shareOf(rule.row);
  return share ? shareRule(rule, share) : boundsRule(rule);
}

function boundsRule(rule: Rule): Finding {
  const { row, request } = rule;
  const bounds = boundsOf(row);
  if (bounds === undefined || bounds === 'unclear')
    return ask(
      `Which amount is allowed is not clear from ${quoted(row.value || row.text)}.`,
      'Read the line of the call, and write the value as “5000-40000 EUR”.',
    );
  const isBudget = says(wordsOf(rule), projectCostWords);
  const amount = isBudget ? request?.total : request?.amount;
  if (!request || amount === null || amount === undefined) return missingRequest(rule);
  const own = `${isBudget ? 'Your budget is' : 'You ask for'} ${formatMoney(amount, request.currency)}`;
  const currency = statedCurrency(rule, bounds.currency);
  const different = otherCurrency(request.currency, currency, own);
  if (different) return { ...different, place: 'request' };
  return compared(
    amount,
    row.isExclusion ? outsideOf(bounds) : bounds,
    `${own}. The call ${row.isExclusion ? 'rules out' : 'allows'} ${boundsInWords(bounds, currency)}.`,
  );
}

function compared(amount: number, allowed: Bounds | undefined, words: string): Finding {
  if (!allowed) return ask(words, 'Compare the two by hand.', 'request');
  return within({ least: amount, most: amount }, allowed) === 'yes'
    ? yes(words, 'request')
    : no(words, 'request');
}

function shareRule(rule: Rule, { percent, direction }: AskedShare): Finding {
  const { request } = rule;
  const plain = wordsOf(rule);
  const [isIncome, isCost] = [says(plain, yearlyIncomeWords), says(plain, projectCostWords)];
  if (isIncome === isCost)
    return ask(
      `Of what the ${formatNumber(percent)} % are is not clear from ${quoted(rule.row.text || rule.row.value)}.`,
      'Read the line of the call, and compare it by hand.',
    );
  if (!request || request.amount === null) return missingRequest(rule);
  const base = isIncome ? incomeFor(rule) : undefined;
  if (base && isFinding(base)) return base;
  if (!base && request.total === null) return missingRequest(rule);
  const { least, most, currency, words } = base ?? {
    least: request.total as number,
    most: request.total as number,
    currency: request.currency,
    words: `Your budget is ${formatMoney(request.total as number, request.currency)}`,
  };
  const own = `You ask for ${formatMoney(request.amount, request.currency)}`;
  const different = otherCurrency(request.currency, currency, `${own}. ${words}`);
  if (different) return { ...different, place: 'request' };
  const isLeast = direction === 'least' || direction === 'above';
  const [low, high] = [(request.amount / most) * 100, (request.amount / least) * 100];
  const found = within(
    { least: low, most: high },
    isLeast ? { least: percent, currency } : { most: percent, currency },
  );
  const said = `${own}. ${words}. The call ${isLeast ? 'asks for at least' : 'allows at most'} ${formatNumber(percent)} % of it.`;
  if (found === 'yes') return yes(said, 'request');
  if (found === 'unclear')
    return ask(said, 'The range of your profile leaves it open: look in your accounts.', 'annualBudgetRange');
  // More than a year's share of income may be asked for several years.
  if (!isLeast && says(plain, perYearWords))
    return ask(
      said,
      'The call counts by year: divide what you ask for by the years of your project.',
      'request',
    );
  return no(said, 'request');
}

/** The applicant's own share; where the text says what the funder pays at most, the rest. */
function ownShareIn({ value, text }: Rule['row']): AskedShare | undefined {
  const [own, stated] = [shareOf({ value, text: '' }), shareOf({ value: '', text })];
  const isFunders =
    stated && says(folded(text), projectCostWords) && !says(folded(text), ownContributionWords);
  if (isFunders && (!own || own.percent === stated.percent))
    return { percent: 100 - stated.percent, direction: 'least' };
  return own ?? stated;
}

/** A rule about what the applicant pays itself: the budget without the money asked for (CALL-39). */
export function ownShareRule(rule: Rule): Finding {
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const { row, request } = rule;
  const share = ownShareIn(row);
  if (!share)
    return ask(
      `How much the applicant has to pay is not clear from ${quoted(row.value || row.text)}.`,
      'Read the line of the call.',
      'request',
    );
  if (!request || request.amount === null || request.total === null || request.total <= 0)
    return missingRequest(rule);
  const paid = ((request.total - request.amount) / request.total) * 100;
  const isMost = share.direction === 'most' || share.direction === 'below';
  const words = `You pay ${formatNumber(Math.round(paid * 10) / 10)} % of the budget yourself. The call asks for ${isMost ? 'at most' : 'at least'} ${formatNumber(share.percent)} %.`;
  const holds = isMost ? paid <= share.percent : paid + 1e-9 >= share.percent;
  if (!holds) return no(words, 'request');
  if (says(wordsOf(rule), cashWords))
    return ask(words, 'The call asks for it in money: look which part of yours is.', 'request');
  return yes(words, 'request');
}
