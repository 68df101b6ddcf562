import { percentWords, shareWords } from '../reading/eligibility/eligibility-words.ts';
import { type Money, moneyIn } from '../reading/numbers/money-in.ts';
import { numeralsIn } from '../reading/numbers/numerals.ts';
import { folded } from '../reading/text/folded.ts';
import { says } from '../reading/text/phrases.ts';
import { type Direction, directionAt, opposite } from './direction-words.ts';

/** The amounts between which a rule allows something. */
export interface Bounds {
  least?: number;
  most?: number;
  /** The bound itself is not allowed. */
  isAbove?: boolean;
  isBelow?: boolean;
  /** ISO 4217; '' if the text has no mark, or one of several currencies. */
  currency: string;
}

/** As rules write it: `10000-500000 GBP`, `-500000 GBP`, `400000- MXN`. */
function inShortForm(value: string): Bounds | undefined {
  const [, least, most, currency = ''] = /^(\d+)?\s?[-–]\s?(\d+)?\s([A-Z]{3})$/.exec(value.trim()) ?? [];
  if (least === undefined && most === undefined) return undefined;
  return {
    ...(least !== undefined && { least: Number(least) }),
    ...(most !== undefined && { most: Number(most) }),
    currency,
  };
}

function boundOf(direction: Direction, { value, currency }: Pick<Money, 'value' | 'currency'>): Bounds {
  switch (direction) {
    case 'least':
      return { least: value, currency };
    case 'above':
      return { least: value, isAbove: true, currency };
    case 'most':
      return { most: value, currency };
    case 'below':
      return { most: value, isBelow: true, currency };
  }
}

/** An amount of a text; the mark of several currencies names none. */
const amountsIn = (plain: string): Money[] => {
  const marked = moneyIn(plain).map((money) => (money.isShared ? { ...money, currency: '' } : money));
  if (marked.length > 0) return marked;
  return numeralsIn(plain)
    .filter(({ value, end, start }) => value >= 100 && !isYear(plain, start, end))
    .map((numeral) => ({ ...numeral, currency: '', isShared: true }));
};

const isYear = (plain: string, start: number, end: number) =>
  /^(?:19|20)\d\d$/.test(plain.slice(start, end).trim());

const between = /(?<!\p{L})(?:between|entre|de|from|desde)\s[^\d]{0,6}$/u;

/** What a text allows; undefined where it names no amount, or no direction; `unclear` if it names more than two. */
function inWords(text: string, beside: string): Bounds | 'unclear' | undefined {
  const plain = folded(text);
  const amounts = amountsIn(plain);
  const [one, other, ...more] = amounts;
  if (!one) return undefined;
  if (more.length > 0) return 'unclear';
  if (other) {
    const isRange =
      one.range === 'from' ||
      between.test(plain.slice(0, one.start)) ||
      /^\s?[-–]\s?$/.test(plain.slice(one.end, other.start));
    const currency = one.currency || other.currency;
    if (isRange && one.value < other.value) return { least: one.value, most: other.value, currency };
    const [first, second] = [one, other].map((money) => directionAt(plain, money.start, money.end));
    if (!first || !second) return 'unclear';
    return { ...boundOf(first, one), ...boundOf(second, other), currency };
  }
  const direction = directionAt(plain, one.start, one.end) ?? directionBeside(folded(beside), one);
  return direction ? boundOf(direction, one) : 'unclear';
}

/** The direction that the text beside a value gives the same amount. */
function directionBeside(plain: string, { value }: Money): Direction | undefined {
  const same = amountsIn(plain).find((money) => money.value === value);
  return same && directionAt(plain, same.start, same.end);
}

/** The amounts that a rule allows: by its value, without one by its text. */
export function boundsOf({ value, text }: { value: string; text: string }): Bounds | 'unclear' | undefined {
  const short = inShortForm(value);
  const found = short ?? (value.trim() === '' ? inWords(text, '') : inWords(value, text));
  if (found === undefined || found === 'unclear') return found;
  // A person corrected one of the two: which of them counts is not for us to say.
  const stated = amountsIn(folded(text));
  const own = [found.least, found.most].filter((amount) => amount !== undefined);
  const isOther =
    value.trim() !== '' && stated.length > 0 && !stated.some((money) => own.includes(money.value));
  return isOther ? 'unclear' : found;
}

/** A share in percent that a text allows. */
export interface AskedShare {
  percent: number;
  direction: Direction | undefined;
}

/** The share that a rule names, in its value or its text. */
export function shareOf({ value, text }: { value: string; text: string }): AskedShare | undefined {
  const [own, beside] = [shareIn(folded(value)), shareIn(folded(text))];
  if (own && beside && own.percent !== beside.percent) return { ...own, direction: own.direction };
  return own ? { ...own, direction: own.direction ?? beside?.direction } : beside;
}

function shareIn(plain: string): AskedShare | undefined {
  const numeral = numeralsIn(plain).find(({ end }) => percentWords.test(plain.slice(end)));
  if (numeral) return { percent: numeral.value, direction: directionAt(plain, numeral.start, numeral.end) };
  const spelled = shareWords.find(([words]) => says(plain, words));
  if (!spelled) return undefined;
  const [words, percent] = spelled;
  words.lastIndex = 0;
  const { index = 0, 0: said = '' } = words.exec(plain) ?? { index: 0 };
  return { percent, direction: directionAt(plain, index, index + said.length) };
}

/** What is allowed where a rule rules it out; undefined where two bounds leave two pieces. */
export function outsideOf(bounds: Bounds): Bounds | undefined {
  if (bounds.least !== undefined && bounds.most !== undefined) return undefined;
  const { least, most, isAbove, isBelow, currency } = bounds;
  if (least !== undefined) return boundOf(opposite(isAbove ? 'above' : 'least'), { value: least, currency });
  return boundOf(opposite(isBelow ? 'below' : 'most'), { value: most ?? 0, currency });
}

/** Whether an amount is within bounds; one that is only known to lie between two may be `unclear`. */
export function within(amount: { least: number; most: number }, bounds: Bounds): 'yes' | 'no' | 'unclear' {
  const { least, most, isAbove, isBelow } = bounds;
  const isTooSmall = (value: number) => least !== undefined && (isAbove ? value <= least : value < least);
  const isTooLarge = (value: number) => most !== undefined && (isBelow ? value >= most : value > most);
  const ends = [amount.least, amount.most];
  if (ends.every((value) => !isTooSmall(value) && !isTooLarge(value))) return 'yes';
  return ends.every(isTooSmall) || ends.every(isTooLarge) ? 'no' : 'unclear';
}
