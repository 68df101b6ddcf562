import { type Fact, isName, isSameRecord } from '../model/facts/fact.ts';
import type { ReplyInSlots } from './good-replies.ts';

/** A good reply in which one thing is made false. */
export interface ReplyMutant {
  kind: string;
  text: string;
  /** The slots that stand where others stood. */
  exchanged: readonly Exchanged[];
}

interface Exchanged {
  slot: Slot;
  by: Fact;
}

interface Slot {
  fact: Fact;
  start: number;
  end: number;
}

const slotsOf = ({ text, facts }: ReplyInSlots): Slot[] =>
  [...text.matchAll(/\{\{(F\d+)\}\}/g)].map(({ 0: mark, 1: id, index }) => ({
    fact: facts.find((one) => one.id === id) as Fact,
    start: index,
    end: index + mark.length,
  }));

const put = (text: string, { start, end }: Slot, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

const markOf = ({ id }: Fact): string => `{{${id}}}`;

/** Each slot with another fact in its place. */
const withExchanged = (text: string, exchanged: readonly Exchanged[]): string =>
  exchanged.reduceRight((all, { slot, by }) => put(all, slot, markOf(by)), text);

/**
 * The values that a mutant puts where they are wrong. Nothing is wrong where, of the record that is named, another value stands between nothing but signs,
 * "**Safe water**: Draft (10 days left)", or behind "you have" what names itself, "6 badges".
 */
export const wrongValues = ({ text }: ReplyInSlots, { exchanged }: ReplyMutant): string[] =>
  exchanged.flatMap(({ slot: { fact, start, end }, by }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const isBetweenSigns = /[:,(–—]\s*\**$/.test(before) && /^\**\s*(?:[,;.()\n]|$)/.test(after);
    const namesItself =
      /\b(?:have|at|earned) \**$/.test(before) && ['points', 'badgesEarned', 'level'].includes(by.field);
    const isOtherName = isName(fact) && isName(by);
    return namesItself ||
      (isOtherName && isSameRecord(fact.record, by.record)) ||
      (isBetweenSigns && isSameRecord(fact.record, by.record))
      ? []
      : [by.value];
  });

const hedges = 'nearly,over,almost,more than,about,roughly,up to,fewer than,around,close to'.split(',');
const units =
  'percent,thousand,a month,per household,million,times over,or so,euros,points,weeks,levels,K'.split(',');
const spelled =
  'nine thousand,forty-eight thousand,seventeen,three quarters,two dozen,a third,five,twice as many'.split(
    ',',
  );
const rounded = 'about ten,hundreds of,dozens of,almost half,some 50,000,next week,more than twenty'.split(
  /,(?!0)/,
);
const unknown = ['{{F999}}', '{{F0}}', '{{F1x}}', '{F3}', '{{ }}', '[F2]', '{{amount}}'];

/** Every figure of a text, changed. */
const shifted = (value: string, by: (figure: number) => number): string =>
  value.replace(/\d[\d,]*/g, (digits) => String(by(Number(digits.replaceAll(',', '')))));

function* ofSlot(reply: ReplyInSlots, slot: Slot): Generator<ReplyMutant> {
  const { text, facts } = reply;
  const { fact } = slot;
  const instead = (kind: string, words: string, by?: Fact): ReplyMutant => ({
    kind,
    text: put(text, slot, words),
    exchanged: by ? [{ slot, by }] : [],
  });
  for (const other of facts.filter(({ id }) => id !== fact.id)) {
    const isField = other.field === fact.field;
    if (isField && !isSameRecord(other.record, fact.record))
      yield instead('of another record', markOf(other), other);
    else if (isSameRecord(other.record, fact.record) && !isName(other))
      yield instead('another field', markOf(other), other);
    else if (!isName(other)) yield instead('another fact', markOf(other), other);
  }
  if (isName(fact)) return;
  if (/\d/.test(fact.value)) {
    yield instead('digits', fact.value);
    yield instead(
      'digits, off by one',
      shifted(fact.value, (figure) => figure + 1),
    );
    yield instead(
      'digits, tenfold',
      shifted(fact.value, (figure) => figure * 10),
    );
    yield instead(
      'digits, rounded',
      shifted(fact.value, (figure) => Math.round(figure / 10) * 10 + 10),
    );
  }
  for (const words of hedges) yield instead('hedged', `${words} ${markOf(fact)}`);
  for (const words of units) yield instead('with a unit', `${markOf(fact)} ${words}`);
  for (const words of spelled) yield instead('in words', words);
  for (const words of rounded) yield instead('rounded', words);
  for (const words of unknown) yield instead('unknown', words);
}

function* ofPairs({ text }: ReplyInSlots, slots: readonly Slot[]): Generator<ReplyMutant> {
  const mutant = (kind: string, exchanged: Exchanged[]): ReplyMutant => ({
    kind,
    text: withExchanged(text, exchanged),
    exchanged,
  });
  for (const [at, one] of slots.entries())
    for (const other of slots.slice(at + 1))
      yield mutant('swapped', [
        { slot: one, by: other.fact },
        { slot: other, by: one.fact },
      ]);
  for (const field of new Set(slots.map(({ fact }) => fact.field))) {
    const alike = slots.filter(({ fact }) => fact.field === field);
    const next = (at: number) => alike[(at + 1) % alike.length]?.fact as Fact;
    if (alike.length > 1)
      yield mutant(
        'shifted by one',
        alike.map((slot, at) => ({ slot, by: next(at) })),
      );
  }
}

/** Words of one claim, and words of another that the same value does not state. */
const claims: readonly [RegExp, string][] = [
  [/\b(?:asks|asked|ask) for\b/, 'received'],
  [/\b(?:asks|asked|ask) for\b/, 'was awarded'],
  [/\b(?:asks|asked|ask) for\b/, 'has spent'],
  [/\bis due on\b/, 'was submitted on'],
  [/\bis due on\b/, 'was approved on'],
  [/\bis due on\b/, 'was due on'],
  [/\bdue\b/, 'overdue'],
  [/\bleft\b/, 'ago'],
  [/\bleft\b/, 'overdue'],
  [/\bago\b/, 'left'],
  [/\boverdue\b/, 'ahead'],
  [/\bpassed on\b/, 'was approved on'],
  [/\bto go\b/, 'earned'],
  [/\bfounded\b/, 'registered'],
  [/\bdrafts\b/, 'rejected'],
  [/\bapproved\b/, 'rejected'],
  [/\bunder review\b/i, 'completed'],
  [/\bfunded\b/, 'submitted'],
  [/\bEducation\b/, 'Technology'],
  [/\bTechnology\b/, 'Healthcare'],
  [/\bDraft\b/, 'Completed'],
  [/\bRejected\b/, 'Funded'],
  [/\bProposal Master\b/, 'First Steps'],
];

function* ofClaims({ text }: ReplyInSlots): Generator<ReplyMutant> {
  for (const [words, others] of claims)
    if (words.test(text)) yield { kind: 'another claim', text: text.replace(words, others), exchanged: [] };
}

/** All mutants of a reply, in a fixed order. */
export function* mutantsOf(reply: ReplyInSlots): Generator<ReplyMutant> {
  const slots = slotsOf(reply);
  for (const slot of slots) yield* ofSlot(reply, slot);
  yield* ofPairs(reply, slots);
  yield* ofClaims(reply);
}
