import { standardCurrency } from '../format/currencies.ts';
import { westernDigits } from '../format/digits.ts';
import { numbersOf } from './budget-amounts.ts';
import { readingIn } from './budget-currency.ts';
import { lineWith, type ParsedBudgetLine, readLine } from './budget-line-text.ts';
import { segmentsOf } from './budget-segments.ts';
import { readWrittenLine } from './budget-written.ts';

export type { ParsedBudgetLine } from './budget-line-text.ts';

export interface ParsedBudget {
  lines: ParsedBudgetLine[];
  /** The sum of `lines`, in the smallest unit of the currency. */
  totalCents: number;
  /** A total that the text itself states. */
  statedTotalCents?: number;
  /** Lines that are not an item with an amount in US dollars. */
  unread: string[];
  /**
   * True if the text can be read in only one way: every amount is marked as dollars, nothing is left over, and the
   * stated totals agree. Only then may a different sum prevent a proposal from being sent.
   */
  isCertain: boolean;
}

const totalWord =
  /^(?:grand |overall |project )?total(?:s| budget| project| costs?| request(?:ed)?| amount)*$|^jumla$|^合计$|^总计$|^المجموع$|^الإجمالي$/i;
const subtotalWord = /^sub-?\s?total|^totals? /i;
const listMarker = /^\s*(?:[-–—•*·]\s+|\(?\d{1,2}[.)]\s+|\(?[a-z][.)]\s+)/i;
/** Only bullets and indented lines belong to a heading; numbers and letters may number the headings themselves. */
const bullet = /^(?:\s*[-–—•*·]\s|\s{2,}\S|\t)/;
/** "Total 12,000: materials 8000, …", or the same in brackets: the total comes before its parts. */
const totalFirst =
  /^((?:grand |overall )?total\b[^:()\d]{0,30}[:=]?[^:()]{1,40}?)\s*(?:[:=–—-]\s+|\()(?=[^\d]*\p{L})(.*?)\)?\.?$/iu;
const isHeading = (source: string): boolean => /^[^\d\p{Nd}]{1,80}[:：]$/u.test(source);

/** A part of the text, in order. */
interface Piece {
  kind: 'line' | 'total' | 'subtotal' | 'unread';
  source: string;
  line?: ParsedBudgetLine;
  cents: number;
  isCertain: boolean;
  isBullet: boolean;
}

function pieceOf(segment: string, isBullet: boolean): Piece | undefined {
  const source = segment.replace(listMarker, '').trim();
  if (source === '' || isHeading(source) || /^[.,、\s]*$/.test(source)) return undefined;
  const total = sumAlone(source);
  if (total !== undefined) return { kind: 'total', source, cents: total, isCertain: true, isBullet };
  const read = readLine(source);
  if (!read) return { kind: 'unread', source, cents: 0, isCertain: false, isBullet };
  const { line, isCertain } = read;
  const kind = line.written
    ? 'line'
    : totalWord.test(line.item)
      ? 'total'
      : subtotalWord.test(line.item)
        ? 'subtotal'
        : 'line';
  return { kind, source, line, cents: line.amountCents, isCertain, isBullet };
}

/** "= $12,000": the sum of everything before it. */
function sumAlone(source: string): number | undefined {
  if (!source.startsWith('=')) return undefined;
  const western = westernDigits(source);
  const [only, ...more] = numbersOf(western);
  if (!only || more.length > 0 || only.kind !== 'amount') return undefined;
  const around = western.slice(1, only.start) + western.slice(only.end);
  return /^[\s.]*$/.test(around) ? only.cents : undefined;
}

/** A line that `budgetText` wrote is always one item, whatever it contains. */
const isOwn = (line: string): boolean => readWrittenLine(line.trim()) !== undefined;

function piecesOf(text: string): Piece[] {
  const physical = text.split(/[\r\n;；]+/).flatMap((line) => {
    const [, total, parts] = totalFirst.exec(line.trim()) ?? [];
    return total !== undefined && parts !== undefined && numbersOf(westernDigits(total)).length === 1
      ? [total, parts]
      : [line];
  });
  return physical.flatMap((line) =>
    (isOwn(line) ? [line] : segmentsOf(line.replace(listMarker, ''))).flatMap(
      (segment) => pieceOf(segment, bullet.test(line)) ?? [],
    ),
  );
}

/** A line whose parts are listed below it is their sum, not another item. */
function withoutHeads(pieces: Piece[]): Piece[] {
  return pieces.map((head, place) => {
    if (head.kind !== 'line' || head.isBullet || !pieces[place + 1]?.isBullet) return head;
    const after = pieces.slice(place + 1);
    const end = after.findIndex(({ isBullet }) => !isBullet);
    const parts = end === -1 ? after : after.slice(0, end);
    const cents = parts.reduce((sum, part) => (part.kind === 'line' ? sum + part.cents : sum), 0);
    return cents === head.cents
      ? { ...head, kind: 'subtotal' as const, cents: -1 }
      : { ...head, isCertain: false };
  });
}

/**
 * Parses a free-text budget into lines of integer cents: `Item: $1,200`, `Item - 1200 USD (why)`, `20 desks x $45`,
 * `$5k for pumps`, `Materials 8000, labour 4000`. Everything else stays in `unread`, so that nobody mistakes a partly
 * read budget for the whole.
 */
export function parseBudgetText(text: string, currency: string = standardCurrency): ParsedBudget {
  if (last?.text === text && last.currency === currency) return last.budget;
  const { toRead, restore, toMinorUnits } = readingIn(currency);
  const read = parseInDollars(toRead(text));
  const budget = currency === standardCurrency ? read : budgetWith(read, restore, toMinorUnits);
  last = { text, currency, budget };
  return budget;
}

/** Sum, agreement, lines and checks of one proposal read the same text one after the other. */
let last: { text: string; currency: string; budget: ParsedBudget } | undefined;

/** The same budget, converted back to its currency. */
function budgetWith(
  budget: ParsedBudget,
  restore: (text: string) => string,
  toMinorUnits: (hundredths: number) => number,
): ParsedBudget {
  const lines = budget.lines.map((line) => lineWith(line, restore, toMinorUnits));
  const { statedTotalCents } = budget;
  return {
    ...budget,
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ...(statedTotalCents !== undefined && { statedTotalCents: toMinorUnits(statedTotalCents) }),
    unread: budget.unread.map(restore),
  };
}

function parseInDollars(text: string): ParsedBudget {
  const budget: ParsedBudget = { lines: [], totalCents: 0, unread: [], isCertain: true };
  const stated: number[] = [];
  let sinceSubtotal = 0;
  for (const { kind, source, line, cents, isCertain } of withoutHeads(piecesOf(text))) {
    budget.isCertain &&= isCertain;
    if (kind === 'total') stated.push(cents);
    else if (kind === 'subtotal') {
      // A subtotal covers the lines since the previous one. That of a list precedes it (-1) and was handled there.
      if (cents >= 0 && cents !== sinceSubtotal && cents !== budget.totalCents) budget.isCertain = false;
      sinceSubtotal = 0;
    } else if (kind === 'line' && line && Number.isSafeInteger(budget.totalCents + cents)) {
      budget.lines.push(line);
      budget.totalCents += cents;
      sinceSubtotal += cents;
    } else budget.unread.push(source);
  }
  const total = stated.at(-1);
  if (total !== undefined) budget.statedTotalCents = total;
  budget.isCertain &&=
    budget.lines.length > 0 && budget.unread.length === 0 && stated.every((one) => one === budget.totalCents);
  return budget;
}
