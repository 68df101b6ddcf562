import { westernDigits } from '../format/digits.ts';
import { hundredthsOf } from '../format/written-numbers.ts';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import { foreignDollars, readingIn } from './budget-currency.ts';

/**
 * What a number in a budget is: an `amount` that may be money, a `count` of something else (months, people, a year, a
 * position in a list), a `price` per unit, or `none`: a percentage, another currency, or an ambiguous number.
 */
type NumberKind = 'amount' | 'count' | 'price' | 'none';

/** A number in a line of a budget, with its position. */
export interface Amount {
  /** Integer US cents; for a number without a currency, hundredths. */
  cents: number;
  start: number;
  end: number;
  /** True if the text marks it as US dollars. */
  isMoney: boolean;
  kind: NumberKind;
  /** True if spaces separate its thousands and no sign marks its start: "20 450". */
  isLoose: boolean;
}

const labels =
  'years?|phases?|quarters?|months?|weeks?|days?|stages?|steps?|no|nr|number|lot|grade|form|class|ages?|aged|outputs?|outcomes?|activity|activities|objectives?|parts?|sites?|zone|ward|block|round|version|page|room|standard';
const numeral = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${labels})\s)\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?:[\u00a0\u202f']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*`,
  'giu',
);
const currencyCodes =
  'KES|KSh|UGX|USh|TZS|TSh|EUR|GBP|ZAR|NGN|GHS|ETB|RWF|INR|CNY|RMB|JPY|CHF|CAD|AUD|XOF|XAF';
const currencyWords = 'shillings?|euros?|pounds?|rupees?|birr|naira|cedis?|francs?|pesos?|rand';
const otherCurrencyBefore = new RegExp(`(?:\\b(?:${currencyCodes})|[€£¥₹₦₵${foreignDollars}])\\.?\\s*$`, 'i');
const otherCurrencyAfter = new RegExp(
  `^\\s?(?:(?:${currencyCodes})\\b|(?:${currencyWords})\\b|[€£¥₹₦₵元${foreignDollars}]|/[=-])`,
  'i',
);
const share = /^\s?(?:[%％٪]|per ?cent\b)/i;
const dollarsBefore = /(?:\bUSD?\s?\$?|\$)\s*$/i;
const dollarsAfter = /^\s?(?:USD\b|US\$|\$|(?:US )?dollars?\b)/i;
const multiples: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};
const multiple = /^(?:(k|m)|\s?(thousand|million))(?![\p{L}\p{N}])/iu;
const maximumCents = proposalFields.requestedAmount.maximum * 100;
/** How many characters around a number are searched for its currency; keeps long lines fast. */
const near = 32;

const labelBefore = new RegExp(String.raw`(?:(?<!\p{L})(?:${labels})\.?\s?|(?<!\p{L})q|#\s?)$`, 'iu');
const dateBefore =
  /(?:\d[/–-]|(?<!\p{L})(?:in|by|until|till|since|from|of|to|during|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\.?\s)$/iu;
/** Words after an amount that are not its unit: "8000 for the roof", "8000 labour". */
const noUnit =
  /^\s+(?:and|plus|for|towards|on|total|in|as|only|incl\w*|with|minus|less|to|at|by|or|x|materials?|labou?r|transport|travel|fuel|food|salar(?:y|ies)|wages|rent|training|equipment|supplies|stationery|printing|admin\w*|overheads?|insurance|construction|monitoring|evaluation|audit|communications?)\b/i;
const onePrice =
  /^\s*(?:each\b|apiece\b|per\b|(?:monthly|weekly|daily|yearly|hourly)\b|(?:an?|every|\/)\s?(?:months?|weeks?|days?|years?|hours?|persons?|people|pieces?|pcs?|units?|trips?)\b)/i;

function isYear(digits: string, before: string, after: string): boolean {
  if (!/^(?:19|20)\d\d$/.test(digits)) return false;
  if (dateBefore.test(before) || /^\s?[/–-]\s?\d/.test(after)) return true;
  const isSeparated = /[:=|(\t–—-]\s*$/.test(before);
  return !isSeparated && Number(digits) % 50 !== 0;
}

/** Whether a number without a dollar sign is a count, a position or a date. */
function isCounted(digits: string, before: string, after: string): boolean {
  if (labelBefore.test(before) || isYear(digits, before, after) || /\d[/]$/.test(before)) return true;
  if (/^(?:st|nd|rd|th)\b/i.test(after) || /^[/]\d/.test(after)) return true;
  return /^[\s-]?\p{L}/u.test(after) && !noUnit.test(after);
}

/** Every number of a line (digits 0-9), and what it is. */
export function numbersOf(line: string): Amount[] {
  const numbers: Amount[] = [];
  for (const match of line.matchAll(numeral)) {
    const start = match.index;
    const digitsEnd = start + match[0].length;
    const before = line.slice(Math.max(0, start - near), start);
    const after = line.slice(digitsEnd, digitsEnd + near);
    const mark = dollarsBefore.exec(before)?.[0].length ?? 0;
    const [times = '', letter, word] = multiple.exec(after) ?? [];
    // "500m" of pipes is in metres, "$2m" is in millions.
    const isMultiple = times !== '' && (mark > 0 || letter?.toLowerCase() !== 'm');
    const factor = isMultiple ? (multiples[(letter ?? word ?? '').toLowerCase()] ?? 1) : 1;
    const end = isMultiple ? digitsEnd + times.length : digitsEnd;
    const cents = Math.round((hundredthsOf(match[0]) ?? Number.NaN) * factor);
    const rest = line.slice(end, end + near);
    const unit = dollarsAfter.exec(rest)?.[0].length ?? 0;
    const isMoney = mark + unit > 0;
    const other = isMoney ? undefined : (share.exec(rest) ?? otherCurrencyAfter.exec(rest))?.[0];
    const isNone = other !== undefined || otherCurrencyBefore.test(before) || !(cents <= maximumCents);
    const isCount = !isMoney && isCounted(match[0], before, rest);
    const isPrice = onePrice.test(line.slice(end + unit, end + unit + near));
    numbers.push({
      cents: isNone ? 0 : cents,
      start: start - mark,
      end: end + unit + (other?.length ?? 0),
      isMoney: isMoney && !isNone,
      kind: isNone ? 'none' : isPrice ? 'price' : isCount ? 'count' : 'amount',
      isLoose: match[0].includes(' ') && mark === 0,
    });
  }
  return withoutRanges(line, numbers);
}

/** "5,000 to 6,000" is not an amount; "3-5 years" is two counts. */
function withoutRanges(line: string, numbers: Amount[]): Amount[] {
  for (const [place, number] of numbers.entries()) {
    const next = numbers[place + 1];
    if (!next || !/^\s?(?:[-–—]|to|or)\s?$/i.test(line.slice(number.end, next.start))) continue;
    const kind = number.kind === 'count' || next.kind === 'count' ? 'count' : 'none';
    number.kind = kind;
    next.kind = kind;
  }
  return numbers;
}

/**
 * The only number of a short text, in hundredths: `$1,450` is 145,000. Undefined if there are none or several.
 *
 * @example amountIn('12.5') // 1_250
 */
export function amountIn(text: string): number | undefined {
  const [amount, ...more] = numbersOf(westernDigits(text)).filter(({ kind }) => kind !== 'none');
  return amount && more.length === 0 ? amount.cents : undefined;
}

/**
 * The only price of a short text, in the smallest unit of a currency.
 *
 * @example priceIn('KES 1,450', 'KES') // 145_000
 */
export function priceIn(text: string, currency: string): number | undefined {
  const { toRead, toMinorUnits } = readingIn(currency);
  const hundredths = amountIn(toRead(text));
  return hundredths === undefined ? undefined : toMinorUnits(hundredths);
}
