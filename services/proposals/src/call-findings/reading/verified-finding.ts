import { callFileLimits, currencies } from '@harambee/domain';
import { CallFinding, type CallLine, type CallPages, type RowFinding } from '@harambee/domain/schemas';
import { Compile } from 'typebox/compile';
import type { ClaimedFinding } from '../findings-answer.ts';
import { namesDay, namesHour } from './days.ts';
import { figuresIn, namesCurrency, namesUnit } from './figures.ts';
import { isAmongOrders, type Span, says, spanOf, spanSaying, wordsOf } from './span.ts';

/** A finding that its lines say, and those lines. */
export interface VerifiedFinding {
  finding: CallFinding;
  lines: CallLine[];
}

type Row<Name extends RowFinding['table']> = Pick<RowFinding<Name>, 'table' | 'cells'>;
type Said =
  | Pick<Extract<CallFinding, { fields: unknown }>, 'fields'>
  | Row<'questions'>
  | Row<'eligibility'>
  | Row<'attachments'>
  | Row<'criteria'>;
type Claimed<What extends ClaimedFinding['what']> = Extract<ClaimedFinding, { what: What }>;

const wire = Compile(CallFinding);

/**
 * What a model claims, where its own line says it letter for letter and in the same figures; undefined otherwise (CALL-48).
 * Nothing but the words of the call gets any further, so that it does not matter what the model was made to say.
 */
export function verifiedFinding(
  claimed: ClaimedFinding,
  pages: CallPages,
  id: string,
): VerifiedFinding | undefined {
  const named = spanOf(pages, claimed.at, claimed.to);
  const span = named && 'text' in claimed ? spanSaying(pages, named, claimed.text) : named;
  if (!span || isAmongOrders(pages, span)) return undefined;
  const said = saidIn(claimed, span);
  if (!said) return undefined;
  const text = (span.lines[0] ?? '').trim().slice(0, callFileLimits.sourceText);
  const finding = {
    id,
    source: { ...span.first, text },
    origin: 'model',
    // A line that is there can still be misread.
    confidence: 'maybe',
    ...said,
  };
  if (!wire.Check(finding)) return undefined;
  const lines = span.lines.map((_text, at) => ({ page: span.first.page, line: span.first.line + at }));
  return { finding: finding as CallFinding, lines };
}

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();

function saidIn(claimed: ClaimedFinding, span: Span): Said | undefined {
  switch (claimed.what) {
    case 'name':
    case 'funder':
    case 'reference':
      return { fields: { [claimed.what]: trimmed(claimed.text) } };
    case 'deadline':
      return deadlineIn(claimed, wordsOf(span));
    case 'amount':
      return amountIn(claimed, wordsOf(span));
    case 'question':
      return questionIn(claimed, span);
    case 'eligibility':
      return eligibilityIn(claimed, span);
    case 'attachment':
      return { table: 'attachments', cells: { name: trimmed(claimed.text), kind: claimed.kind ?? 'other' } };
    case 'criterion':
      return criterionIn(claimed, span);
  }
}

/** An hour that is not there would be a wrong deadline: there is none then. */
function deadlineIn({ day, time }: Claimed<'deadline'>, words: string): Said | undefined {
  if (!namesDay(words, day) || (time !== undefined && !namesHour(words, time))) return undefined;
  return { fields: { deadlineDay: day, ...(time !== undefined && { deadlineTime: time }) } };
}

function amountIn({ least, most, currency }: Claimed<'amount'>, words: string): Said | undefined {
  const figures = figuresIn(words);
  const amounts = [least, most].filter((amount) => amount !== undefined);
  if (amounts.length === 0 || amounts.some((amount) => !figures.has(amount))) return undefined;
  const isNamed = currency !== undefined && currencies.includes(currency) && namesCurrency(words, currency);
  return {
    fields: {
      ...(least !== undefined && { leastAmount: least }),
      ...(most !== undefined && { mostAmount: most }),
      ...(isNamed && { currency }),
    },
  };
}

/** Its words stand there; a number or limit that does not is left out of it. */
function questionIn({ text, number, limit, unit }: Claimed<'question'>, span: Span): Said {
  const words = wordsOf(span);
  const isCounted =
    limit !== undefined && unit !== undefined && figuresIn(words).has(limit) && namesUnit(words, unit);
  return {
    table: 'questions',
    cells: {
      text: trimmed(text),
      ...(number !== undefined && says(span, number) && { number: trimmed(number) }),
      ...(isCounted && { limit, limitUnit: unit }),
    },
  };
}

function eligibilityIn({ text, kind, excludes, value }: Claimed<'eligibility'>, span: Span): Said {
  return {
    table: 'eligibility',
    cells: {
      text: trimmed(text),
      kind: kind ?? 'other',
      ...(excludes && { isExclusion: true }),
      ...(value !== undefined && says(span, value) && { value: trimmed(value) }),
    },
  };
}

function criterionIn({ text, weight }: Claimed<'criterion'>, span: Span): Said {
  const isThere = weight !== undefined && figuresIn(wordsOf(span)).has(weight);
  return { table: 'criteria', cells: { text: trimmed(text), ...(isThere && { weight }) } };
}
