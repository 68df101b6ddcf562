import { westernDigits } from './digits.ts';
import { proposalLimits } from './proposal-vocabulary.ts';

/** A number in a line of a budget, with its place. */
export interface Amount {
  /** Integer US cents (of a bare number: hundredths). */
  cents: number;
  start: number;
  end: number;
  /** True when the text marks it as US dollars. */
  isMoney: boolean;
}

const numeral = /(?<=\$\s?)\d{1,3}(?: \d{3})+(?!\d)|\d{1,3}(?:[\u00a0\u202f']\d{3})+(?!\d)|\d+(?:[.,]\d+)*/g;
const currencyCodes =
  'KES|KSh|UGX|USh|TZS|TSh|EUR|GBP|ZAR|NGN|GHS|ETB|RWF|INR|CNY|RMB|JPY|CHF|CAD|AUD|XOF|XAF';
const otherCurrencyBefore = new RegExp(`(?:\\b(?:${currencyCodes})|[€£¥₹₦₵])\\.?\\s*$`, 'i');
const otherCurrencyAfter = new RegExp(
  `^\\s?(?:(?:${currencyCodes})\\b|shillings?\\b|euros?\\b|[€£¥₹₦₵元])`,
  'i',
);
const dollarsBefore = /(?:\bUSD?\s?\$?|\$)\s*$/i;
const dollarsAfter = /^\s?(?:USD\b|US\$|\$|(?:US )?dollars?\b)/i;
const multiples = { k: 1_000, m: 1_000_000 } as const;
const multiple = /^(k|m)(?![\p{L}\p{N}])/iu;
const maximumCents = proposalLimits.requestedAmount.maximum * 100;
/** How far around a number its currency is looked for; keeps long lines cheap. */
const near = 24;

/** `18,500`, `18.500,00`, `12.5` in cents; undefined when it can be read in two ways. */
function centsOf(text: string): number | undefined {
  const grouped = text.replace(/['\u00a0\u202f ]/g, ',');
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(grouped) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(grouped) ??
    [];
  if (!whole) return undefined;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The numbers of a line (in 0-9) that may be amounts: no per cent, no other currency. */
export function amountsOf(line: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of line.matchAll(numeral)) {
    const start = match.index;
    const digitsEnd = start + match[0].length;
    const before = line.slice(Math.max(0, start - near), start);
    const after = line.slice(digitsEnd, digitsEnd + near);
    if (otherCurrencyBefore.test(before) || otherCurrencyAfter.test(after) || /^\s?[%％٪]/.test(after))
      continue;
    const letter = multiple.exec(after)?.[1]?.toLowerCase() as keyof typeof multiples | undefined;
    const cents = (centsOf(match[0]) ?? Number.NaN) * (letter ? multiples[letter] : 1);
    if (!(cents <= maximumCents)) continue;
    const end = letter ? digitsEnd + 1 : digitsEnd;
    const mark = dollarsBefore.exec(before)?.[0].length ?? 0;
    const unit = dollarsAfter.exec(line.slice(end, end + near))?.[0].length ?? 0;
    amounts.push({ cents, start: start - mark, end: end + unit, isMoney: mark + unit > 0 });
  }
  return amounts;
}

/**
 * The one number of a short text, in hundredths: `$1,450` is 145,000. Undefined where there is none, or several.
 *
 * @example amountIn('12.5') // 1_250
 */
export function amountIn(text: string): number | undefined {
  const [amount, ...more] = amountsOf(westernDigits(text));
  return amount && more.length === 0 ? amount.cents : undefined;
}

/** A number is a factor when a multiplication sign stands directly before it or soon after it. */
function isFactor(line: string, { start, end }: Amount): boolean {
  return (
    /(?:[x×*@]|\bat)\s*$/i.test(line.slice(Math.max(0, start - 4), start)) ||
    /^[^\d$=:;,.]{0,40}?(?:\s[x×*@]|[×*]|\sat|^x)(?=\s|[$\d]|US)/i.test(line.slice(end, end + 48))
  );
}

/** How an amount comes about: quantity × unit price × months. */
export interface TextReckoning {
  cents: number;
  quantityHundredths: number;
  /** What is counted, where the text says so. */
  unit: string;
  unitCents: number;
  months: number;
}

/** "20 desks x $45": the one unit price times every factor before an equals sign; a factor of months is kept apart. */
export function reckoningOf(line: string, amounts: Amount[]): TextReckoning | undefined {
  const unitPrice = amounts.find((amount) => amount.isMoney && isFactor(line, amount));
  if (!unitPrice) return undefined;
  const equals = line.indexOf('=');
  const factors = amounts.filter(
    (amount) => !amount.isMoney && (equals === -1 || amount.start < equals) && isFactor(line, amount),
  );
  if (factors.length === 0) return undefined;
  const cents = factors.reduce((product, factor) => (product * factor.cents) / 100, unitPrice.cents);
  if (!Number.isSafeInteger(cents) || cents > maximumCents) return undefined;
  const month = factors.length > 1 ? factors.find((factor) => isMonths(line, factor)) : undefined;
  const counted = factors.filter((factor) => factor !== month);
  return {
    cents,
    quantityHundredths: counted.reduce((product, factor) => (product * factor.cents) / 100, 100),
    unit: unitAfter(line, counted[0] as Amount),
    unitCents: unitPrice.cents,
    months: month ? month.cents / 100 : 0,
  };
}

const longestMonths = proposalLimits.projectDuration.maximum * 100;

const isMonths = (line: string, { cents, end }: Amount): boolean =>
  cents > 0 &&
  cents % 100 === 0 &&
  cents <= longestMonths &&
  /^\s?(?:months?\b|mos?\b|miezi\b)/i.test(line.slice(end, end + near));

/** The words between a quantity and the sign that follows it: "desks" in "20 desks x $45". */
const unitAfter = (line: string, { end }: Amount): string =>
  /^\s?(\p{L}[^\d$=:;,.()×*@]{0,38}?)\s*(?:\s[x@]|[×*@]|\sat)\s/u.exec(line.slice(end, end + 48))?.[1] ?? '';
