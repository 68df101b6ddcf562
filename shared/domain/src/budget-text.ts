import { type Amount, amountsOf, reckoningOf, type TextReckoning } from './budget-amounts.ts';
import { budgetLineCents } from './budget-cents.ts';
import { readWrittenLine, type WrittenLine } from './budget-written.ts';
import { westernDigits } from './digits.ts';

/** One line of a budget that could be read from free text. */
export interface ParsedBudgetLine {
  item: string;
  /** Integer US cents. */
  amountCents: number;
  /** What stands behind the amount: a justification, in the writer's words. */
  note?: string;
  /** True when the line says how the amount comes about (quantity × unit price). */
  hasQuantity: boolean;
  /** Set when quantity × unit price gives another amount than the one the line states. */
  productCents?: number;
  /** Quantity, unit price and months, where they make the amount. */
  reckoning?: Omit<TextReckoning, 'cents'>;
  /** Set for a line that `budgetText` wrote: what it was written from. */
  written?: WrittenLine;
}

export interface ParsedBudget {
  lines: ParsedBudgetLine[];
  /** Integer US cents; the sum of `lines`. */
  totalCents: number;
  /** A total the text states itself. */
  statedTotalCents?: number;
  /** Lines that are not an item with an amount in US dollars. */
  unread: string[];
}

const totalWord =
  /^(?:grand |overall |project )?total(?:s| budget| project| costs?| request(?:ed)?| amount)*$|^jumla$|^合计$|^总计$|^المجموع$|^الإجمالي$/i;
const subtotalWord = /^sub-?\s?total/i;
const listMarker = /^\s*(?:[-–—•*·]\s+|\(?\d{1,2}[.)]\s+|\(?[a-z][.)]\s+)/i;
const edges = /^[\s:;,.=|–—-]+|[\s:;,=|–—-]+$/g;

interface Reading {
  amount: Amount;
  hasQuantity: boolean;
  productCents?: number;
  reckoning?: TextReckoning;
}

/** Which number of the line is its amount: after an equals sign, else what is marked as dollars, else the last. */
function readAmount(line: string): Reading | undefined {
  const amounts = amountsOf(line);
  const money = amounts.filter((amount) => amount.isMoney);
  const equals = line.lastIndexOf('=');
  const afterEquals = equals === -1 ? undefined : amounts.find((amount) => amount.start > equals);
  const reckoning = reckoningOf(line, amounts);
  if (!reckoning) {
    const amount = afterEquals ?? money.at(-1) ?? trailingNumber(line, amounts.at(-1));
    return amount && { amount, hasQuantity: false };
  }
  const product = reckoning.cents;
  const stated = afterEquals ?? explainedByBracket(line, money);
  const first = amounts[0] as Amount;
  if (!stated) {
    const amount = { ...(money.at(-1) as Amount), start: first.start, cents: product };
    return { amount, hasQuantity: true, reckoning };
  }
  return {
    amount: { ...stated, start: Math.min(stated.start, afterEquals ? first.start : stated.start) },
    hasQuantity: true,
    ...(stated.cents === product ? { reckoning } : { productCents: product }),
  };
}

/** "Desks: $900 (20 x $45)": the first amount is the line's, the bracket explains it. */
function explainedByBracket(line: string, [first, second]: Amount[]): Amount | undefined {
  const bracket = line.indexOf('(');
  return first && second && first.end <= bracket && second.start > bracket ? first : undefined;
}

/** Without a dollar sign only a number that ends the line is an amount, and a bare year is none. */
function trailingNumber(line: string, last: Amount | undefined): Amount | undefined {
  if (!last || line.slice(last.end).trim() !== '') return undefined;
  const before = line.slice(0, last.start);
  const isSeparated = /[:=|\t–—-][ \t]*$/.test(before.slice(-8));
  const looksLikeYear = /^(?:19|20)\d\d$/.test(line.slice(last.start, last.end));
  return isSeparated || (/\s$/.test(before) && !looksLikeYear) ? last : undefined;
}

/** A line as `budgetText` writes it: what it says of itself is kept whole. */
function ownLine(written: WrittenLine): ParsedBudgetLine {
  const { amountCents, reckoning: note } = written;
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
    ...(product === amountCents ? { written } : { productCents: product }),
  };
}

function readLine(source: string): ParsedBudgetLine | undefined {
  const reading = readAmount(westernDigits(source));
  if (!reading) return undefined;
  const { amount, hasQuantity, productCents, reckoning } = reading;
  const before = source
    .slice(0, amount.start)
    .replace(/[\s(]+$/, '')
    .replace(edges, '');
  const after = source
    .slice(amount.end)
    .replace(/^\s*\)/, '')
    .replace(edges, '');
  const item = before || after.replace(/^(?:for|to)\s+/i, '') || source;
  if (!/\p{L}/u.test(item) || (item === source && !hasQuantity)) return undefined;
  const explanation = source.slice(amount.start).replace(/\)$/, '').trim();
  const note =
    before && (hasQuantity && !after.startsWith('(') ? explanation : after.replace(/^\(([^()]*)\)$/, '$1'));
  return {
    item,
    amountCents: amount.cents,
    hasQuantity,
    ...(note && { note }),
    ...(productCents !== undefined && { productCents }),
    ...(reckoning && { reckoning: withoutCents(reckoning) }),
  };
}

const withoutCents = ({ cents: _cents, ...reckoning }: TextReckoning) => reckoning;

/** Where several amounts of dollars stand in one line, each comma or "and" after an amount starts a new segment. */
function splitAfterAmounts(line: string): string[] {
  const western = westernDigits(line);
  const amounts = amountsOf(western);
  const money = amounts.filter((amount) => amount.isMoney);
  if (money.length < 2 || western.includes('=') || reckoningOf(western, amounts)) return [line];
  const segments: string[] = [];
  let from = 0;
  for (const { end } of money) {
    const joint = /^(\s*(?:\([^()]{0,200}\))?)\s*(?:[,，、]\s*(?:and\s)?|\.\s|and\s)/.exec(
      western.slice(end, end + 220),
    );
    if (!joint) continue;
    segments.push(line.slice(from, end + (joint[1]?.length ?? 0)));
    from = end + joint[0].length;
  }
  return [...segments, line.slice(from)];
}

/**
 * Reads a budget written as free text into lines of integer cents: `Item: $1,200`, `Item - 1200 USD (why)`,
 * `20 desks x $45`, `$5k for pumps`. Whatever is no item with an amount in US dollars stays in `unread`,
 * so that nobody takes a half-read budget for the whole.
 */
export function parseBudgetText(text: string): ParsedBudget {
  const budget: ParsedBudget = { lines: [], totalCents: 0, unread: [] };
  for (const segment of text.split(/[\r\n;；]+/).flatMap(splitAfterAmounts)) {
    const source = segment.replace(listMarker, '').trim();
    if (source === '') continue;
    const written = readWrittenLine(source);
    const line = written ? ownLine(written) : readLine(source);
    if (line && !written && totalWord.test(line.item)) {
      budget.statedTotalCents = line.amountCents;
    } else if (
      line &&
      (written || !subtotalWord.test(line.item)) &&
      Number.isSafeInteger(budget.totalCents + line.amountCents)
    ) {
      budget.lines.push(line);
      budget.totalCents += line.amountCents;
    } else if (!line || !subtotalWord.test(line.item)) {
      budget.unread.push(source);
    }
  }
  return budget;
}
