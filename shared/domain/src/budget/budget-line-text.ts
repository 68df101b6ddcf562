import { westernDigits } from '../format/digits.ts';
import { type Amount, numbersOf } from './budget-amounts.ts';
import { calculationOf, type TextCalculation } from './budget-calculation.ts';
import { budgetLineCents } from './budget-cents.ts';
import { lineIn } from './budget-currency.ts';
import { outerNumbers } from './budget-segments.ts';
import { readWrittenLine, type WrittenLine } from './budget-written.ts';

/** A budget line read from free text. */
export interface ParsedBudgetLine {
  item: string;
  /** In the smallest unit of the currency. */
  amountCents: number;
  /** The text after the amount: a justification in the writer's words. */
  note?: string;
  /** True if the line states a calculation (quantity × unit price). */
  hasQuantity: boolean;
  /** Set if quantity × unit price differs from the amount that the line states. */
  productCents?: number;
  /** Quantity, unit price and months, if they determine the amount. */
  calculation?: Omit<TextCalculation, 'cents'>;
  /** Set for a line that `budgetText` wrote: what it was made from. */
  written?: WrittenLine;
}

/** A line as it was read, and whether it can be read in only one way. */
export interface ReadLine {
  line: ParsedBudgetLine;
  isCertain: boolean;
}

const edges = /^[\s:;,.=|+–—-]+|[\s:;,=|–—-]+$/g;
/** Words that leave open what an amount means, or whether it is requested. */
const unsure =
  /[~≈±?]|\b(?:about|approx\w*|around|circa|roughly|nearly|almost|up to|at least|minimum|maximum|estimated?|between|contributions?|in[- ]kind|match(?:ing|ed)?|co-?fund\w*|co-?financ\w*|own funds?|donat\w+|already (?:paid|funded))\b/i;
const takenOff = /^(?:less|minus|discount|refund|deduct\w*)\b/i;
/** Text between an item and its amount that belongs to neither. */
const hedgeBetween =
  /[\s:=-]*(?:[~≈±]|\b(?:about|approx(?:imately|\.)?|around|circa|roughly|nearly|almost|up to|at least|for|at|is|costs?))\s*$/i;
/** "-$500" may be an amount after a dash or a deduction. */
const attachedMinus = /\s[-−–]$/;

interface Reading {
  amount: Amount;
  hasQuantity: boolean;
  isCertain: boolean;
  productCents?: number;
  calculation?: TextCalculation;
}

/**
 * Picks the number that is the line's amount: after an equals sign, otherwise one marked as dollars, otherwise the
 * last.
 */
function readAmount(line: string): Reading | undefined {
  const numbers = numbersOf(line);
  const outer = outerNumbers(line, numbers).filter(({ kind }) => kind !== 'count');
  const amounts = numbers.filter(({ kind }) => kind === 'amount');
  const money = amounts.filter(({ isMoney }) => isMoney);
  const equals = line.lastIndexOf('=');
  const afterEquals = equals === -1 ? undefined : amounts.find((amount) => amount.start > equals);
  const calculation = calculationOf(line, numbers);
  if (!calculation) {
    const best = outer.filter(({ kind }) => kind === 'amount');
    const amount = afterEquals ?? best.findLast(({ isMoney }) => isMoney) ?? best.at(-1) ?? money.at(-1);
    if (!amount) return undefined;
    const isMinus = attachedMinus.test(line.slice(Math.max(0, amount.start - 2), amount.start));
    const isCertain = amount.isMoney && !amount.isLoose && outer.length === 1 && !isMinus;
    return { amount, hasQuantity: false, isCertain };
  }
  const product = calculation.cents;
  const stated = afterEquals ?? explainedByBracket(line, money);
  const first = numbers[0] as Amount;
  const priced = numbers.filter(({ isMoney }) => isMoney);
  if (!stated) {
    const amount = { ...(priced.at(-1) ?? (numbers.at(-1) as Amount)), start: first.start, cents: product };
    return { amount, hasQuantity: true, isCertain: priced.length === 1, calculation };
  }
  const agrees = stated.cents === product;
  return {
    amount: { ...stated, start: Math.min(stated.start, afterEquals ? first.start : stated.start) },
    hasQuantity: true,
    isCertain: agrees && priced.length > 0,
    ...(agrees ? { calculation } : { productCents: product }),
  };
}

/** "Desks: $900 (20 x $45)": the first amount is the line's, and the brackets explain it. */
function explainedByBracket(line: string, [first, second]: Amount[]): Amount | undefined {
  const bracket = line.indexOf('(');
  return first && second && first.end <= bracket && second.start > bracket ? first : undefined;
}

/** Parses a line that `budgetText` wrote, without losing anything. */
function ownLine(written: WrittenLine): ParsedBudgetLine {
  const { amountCents, calculation: note } = written;
  if (written.kind === 'indirect') {
    return { item: 'Indirect costs', amountCents, hasQuantity: true, note, written };
  }
  const { item, justification } = written.line;
  const product = budgetLineCents(written.line);
  return {
    item,
    amountCents,
    hasQuantity: true,
    note: justification ? `${note}; ${justification}` : note,
    written,
    ...(product !== amountCents && { productCents: product }),
  };
}

/** In cells separated by bars or tabs, the words are the item and the numbers explain it. */
const itemOf = (before: string): string =>
  /[|\t]/.test(before)
    ? before
        .split(/[|\t]/)
        .map((cell) => cell.trim())
        .filter((cell) => /\p{L}/u.test(cell))
        .join(' | ')
    : before;

/** Reads one item with its amount, if there is one. */
export function readLine(source: string): ReadLine | undefined {
  const written = readWrittenLine(source);
  if (written) {
    const line = ownLine(written);
    return { line, isCertain: line.productCents === undefined };
  }
  const reading = takenOff.test(source) ? undefined : readAmount(westernDigits(source));
  if (!reading) return undefined;
  const { amount, hasQuantity, productCents, calculation } = reading;
  const before = itemOf(
    source
      .slice(0, amount.start)
      .replace(/[\s(]+$/, '')
      .replace(hedgeBetween, '')
      .replace(edges, ''),
  );
  const after = source
    .slice(amount.end)
    .replace(/^\s*\)/, '')
    .replace(edges, '');
  const item = (before || after.replace(/^(?:for|to)\s+/i, '')).replace(/[\s.]+$/, '') || source;
  if (!/\p{L}/u.test(item) || (item === source && !hasQuantity)) return undefined;
  const explanation = source.slice(amount.start).replace(/\)$/, '').trim();
  const note =
    before && (hasQuantity && !after.startsWith('(') ? explanation : after.replace(/^\(([^()]*)\)$/, '$1'));
  const line = {
    item,
    amountCents: amount.cents,
    hasQuantity,
    ...(note && note !== '.' && { note }),
    ...(productCents !== undefined && { productCents }),
    ...(calculation && { calculation: withoutCents(calculation) }),
  };
  return { line, isCertain: reading.isCertain && !unsure.test(source) };
}

/** The same line, converted back to its currency. */
export function lineWith(
  line: ParsedBudgetLine,
  restore: (text: string) => string,
  toMinorUnits: (hundredths: number) => number,
): ParsedBudgetLine {
  const { item, amountCents, note, productCents, calculation, written } = line;
  const own =
    written?.kind === 'line'
      ? {
          ...written,
          line: lineIn(written.line, restore, toMinorUnits),
          amountCents: toMinorUnits(written.amountCents),
        }
      : written && { ...written, amountCents: toMinorUnits(written.amountCents) };
  // Rounded to the smallest unit, a line's product may equal the stated amount after all.
  const isExact = own?.kind === 'line' && budgetLineCents(own.line) === own.amountCents;
  const { productCents: _product, ...rest } = line;
  return {
    ...rest,
    item: restore(item),
    amountCents: toMinorUnits(amountCents),
    ...(note !== undefined && { note: restore(note) }),
    ...(productCents !== undefined && !isExact && { productCents: toMinorUnits(productCents) }),
    ...(calculation && {
      calculation: {
        ...calculation,
        unit: restore(calculation.unit),
        unitCents: toMinorUnits(calculation.unitCents),
      },
    }),
    ...(own && { written: own }),
  };
}

const withoutCents = ({ cents: _cents, ...calculation }: TextCalculation) => calculation;
