import { addMonths, currencyName, dayOf, formatDay, formatMoney, momentOf } from '@harambee/domain';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { budgetRangeOf, budgetWords, type Income, incomesIn } from './applicant-income.ts';
import { type Bounds, boundsOf, outsideOf, within } from './money-asked.ts';
import { ask, contradictsItself, type Finding, no, quoted, type Rule, wordsOf, yes } from './rule.ts';
import { statedCurrency } from './stated-currency.ts';

/** A figure of before these months says little of today (CALL-39). */
const oldAfterMonths = 24;

const severalYears = anyPhrase({
  en: 'average|each of|last two|last three|past two|past three|previous two|previous three|two years|three years|last 2|last 3|past 2|past 3|consecutive',
  fr: 'moyenne|moyen|chacun|deux dernier*|trois dernier*|2 dernier*|3 dernier*',
  es: 'promedio|media|cada uno|dos ultimos|tres ultimos|ultimos dos|ultimos tres|ultimos 2|ultimos 3',
  pt: 'media|cada um|dois ultimos|tres ultimos|ultimos dois|ultimos tres|ultimos 2|ultimos 3',
});

const yearsNamed = (plain: string): string[] => plain.match(/(?<![\d.,])20\d\d(?![\d.,]\d)/g) ?? [];

/**
 * The income that counts for a rule, or the budget if it names one: of the year it names, else the newest of the
 * profile's figures; for a budget also the range of the profile. A finding where a person has to look.
 */
export function incomeFor(rule: Rule): Income | Finding {
  const { applicant, today } = rule;
  const plain = wordsOf(rule);
  const kind = says(plain, budgetWords) ? 'budget' : 'income';
  const known = incomesIn(applicant).filter(({ day }) => day <= today);
  const ofKind = known.filter((one) => one.kind === kind);
  // Where a budget is asked for and none is stated, the income says how large the organization is.
  const incomes = kind === 'budget' && ofKind.length === 0 ? known : ofKind;
  const years = yearsNamed(plain);
  if (says(plain, severalYears))
    return ask(
      `The call looks at the income of several years: ${quoted(rule.row.text || rule.row.value)}.`,
      'Compare it with your accounts of those years.',
      'facts',
    );
  if (years.length > 0) {
    const ofYear = incomes.filter(({ day }) => years.includes(day.slice(0, 4)));
    return (
      single(ofYear) ??
      ask(
        `The call asks for the income of ${years.join(', ')}, and your profile has no figure of that year.`,
        'Look in your accounts, and add the figure to your profile.',
        'facts',
      )
    );
  }
  const newest = incomes.filter(({ day }) => day === incomes[0]?.day);
  const range = budgetRangeOf(applicant);
  const income = newest.length > 0 ? single(newest) : kind === 'budget' ? range : undefined;
  if (!income)
    return ask(
      range
        ? `Your profile has no figure of your yearly income. ${range.words}, which is not the same.`
        : `Your profile has no figure of your yearly ${kind}.`,
      `Look in your accounts, and add “Annual ${kind}” with its currency and date to the figures of your profile.`,
      'facts',
    );
  if ('day' in income && income.day !== '' && income.day < dayOf(addMonths(momentOf(today), -oldAfterMonths)))
    return ask(
      `Your newest income is of ${formatDay(income.day)}, more than two years ago.`,
      'Look in your latest accounts, and add the newer figure to your profile.',
      'facts',
    );
  return income;
}

/** One income; two that differ on one day have to be looked at. */
function single(incomes: readonly Income[]): Income | Finding | undefined {
  const [first, ...others] = incomes;
  if (!first) return undefined;
  if (others.every(({ least, currency }) => least === first.least && currency === first.currency))
    return first;
  return ask(
    `Your profile states different incomes: ${incomes.map(({ words }) => words).join('; ')}.`,
    'Keep the one that is right.',
    'facts',
  );
}

export const isFinding = (found: Income | Finding): found is Finding => 'verdict' in found;

/** Why two amounts cannot be compared; undefined if they are in one currency. */
export function otherCurrency(own: string, theirs: string, words: string): Finding | undefined {
  if (theirs === '')
    return ask(
      'The call does not say which currency its amount is in.',
      'Look for it in the call, and add it to the value or to the currency of the call.',
    );
  if (own === theirs) return undefined;
  return ask(
    `${words}. The call counts in ${currencyName(theirs)} (${theirs}).`,
    'Convert it as the call says, and compare it by hand.',
  );
}

/** A rule about the income of a year, against the figures of the profile (CALL-39). */
export function incomeRule(rule: Rule): Finding {
  const { row } = rule;
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const bounds = boundsOf(row);
  if (bounds === undefined || bounds === 'unclear')
    return ask(
      `Which income is allowed is not clear from ${quoted(row.value || row.text)}.`,
      'Read the line of the call, and write the value as “10000-500000 GBP”.',
      'facts',
    );
  const income = incomeFor(rule);
  if (isFinding(income)) return income;
  const currency = statedCurrency(rule, bounds.currency);
  const different = otherCurrency(income.currency, currency, income.words);
  if (different) return { ...different, place: income.place };
  const allowed = row.isExclusion ? outsideOf(bounds) : bounds;
  const found = allowed ? within(income, allowed) : reversed(within(income, bounds));
  const words = `${income.words}. The call ${row.isExclusion ? 'rules out' : 'asks for'} ${boundsInWords(bounds, currency)}.`;
  if (found === 'yes') return yes(words, income.place);
  if (found === 'no') return no(words, income.place);
  return ask(words, 'The range of your profile leaves it open: look in your accounts.', income.place);
}

const reversed = (found: ReturnType<typeof within>) =>
  found === 'unclear' ? found : found === 'yes' ? 'no' : 'yes';

/** `at most £500,000`, `£10,000 to £500,000`, `more than £1,000`. */
export function boundsInWords({ least, most, isAbove, isBelow }: Bounds, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  if (least !== undefined && most !== undefined) return `${money(least)} to ${money(most)}`;
  if (least !== undefined) return `${isAbove ? 'more than' : 'at least'} ${money(least)}`;
  return `${isBelow ? 'less than' : 'at most'} ${money(most ?? 0)}`;
}
