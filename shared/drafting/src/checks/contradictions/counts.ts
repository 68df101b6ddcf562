import { type Check, contradiction } from '../check.ts';
import type { Checked, CheckedLine } from '../checked.ts';
import {
  inFigures,
  isYear,
  numbersIn,
  type StatedNumber,
  sentenceAround,
  singular,
  wordsAfter,
} from '../reading/numbers.ts';
import { type Passage, passagesOf } from '../reading/passages.ts';
import { countOfPost } from '../reading/posts.ts';

/** Where a text says what the project will do; the need, the record and the reasons speak of other numbers. */
const planned = ['title', 'objectives', 'methodology', 'timeline', 'activities'];
/** Units that count time, money or anything, and not what is bought. */
const genericUnits = new Set(
  'post person set unit year month week day hour round contract vehicle payroll piece item lot time full-time fte session meeting kit visit staff school household family house people'.split(
    ' ',
  ),
);
const notATotal =
  /(?:\b(?:each|every|per|by|another|further|first|last|next|other|second|these|those|of|of the|at least|at most|some|about|the)\s)$/i;
const notAllOfIt =
  /^\s*(?:[\p{L}-]+\s){0,4}(?:each(?=[,.;)]|$)|per\b|an?\b(?! half)|at a time|in each|for each|of (?:the|these|them)\b)/iu;
const told = /\b(?:since|was|were|had|has|have|already|existing|last year|in (?:19|20)\d\d)\b/i;
const shares = /\b(?:half|halves|quarter|part)[- ]?time|\beach half|%|\bhalf\b/i;

interface Bought {
  phrase: string[];
  quantity: number;
  line: CheckedLine;
  index: number;
  isPost: boolean;
}

/** What a budget line buys and how many of it, under each name that a text may use. */
function boughtIn(line: CheckedLine, index: number): Bought[] {
  const quantity = line.quantityHundredths / 100;
  const unit = singular(line.unit.trim());
  const item = line.item
    .replace(/,.*|\(.*?\)/g, '')
    .replace(/\s+(?:of|for|with|and)\s.*/, '')
    .trim()
    .split(/\s+/)
    .map(singular);
  const isPost = /^(?:post|person|people|position|staff|fte|full-time)$/.test(unit);
  const names = [
    ...(unit !== '' && !genericUnits.has(unit) && !/\s/.test(unit) ? [[unit]] : []),
    ...(isPost && item.length <= 3 && (item[0] ?? '').length > 3 ? [item] : []),
  ];
  return names.map((phrase) => ({ phrase, quantity, line, index, isPost }));
}

/** Whether the words after a number begin with a phrase, at most one adjective before it. */
const isNamed = (after: readonly string[], phrase: readonly string[]): boolean =>
  [0, 1].some((skip) => phrase.every((word, place) => after[place + skip] === word));

const isPartOf = (text: string, { start, end }: StatedNumber): boolean =>
  notATotal.test(text.slice(Math.max(0, start - 12), start)) || notAllOfIt.test(text.slice(end, end + 60));

function* statedTotals(
  checked: Checked,
): Generator<{ passage: Passage; stated: StatedNumber; after: string[]; sentence: string }> {
  for (const passage of passagesOf(checked)) {
    if (!planned.includes(passage.field)) continue;
    if (passage.field === 'activities' && !passage.path.endsWith('.activity')) continue;
    for (const stated of numbersIn(passage.text)) {
      const { text } = passage;
      if (isYear(stated) || isPartOf(text, stated)) continue;
      const sentence = sentenceAround(text, stated.start);
      if (told.test(sentence)) continue;
      yield { passage, stated, after: wordsAfter(text, stated.end, 5), sentence };
    }
  }
}

/** More of something in the text than the budget pays for (CHECK-02). */
export const countsAgainstBudget: Check = function* countsAgainstBudget(checked) {
  const bought = (checked.proposal.budgetLines ?? []).flatMap(boughtIn);
  if (bought.length === 0) return;
  const known = [...statedTotals(checked)];
  for (const { passage, stated, after, sentence } of known) {
    const named = bought.filter(({ phrase }) => isNamed(after, phrase));
    const most = named.reduce<Bought | undefined>(
      (best, one) => (best === undefined || one.quantity > best.quantity ? one : best),
      undefined,
    );
    if (!most || named.some(({ quantity }) => quantity === stated.value)) continue;
    const isMore = stated.value > Math.ceil(most.quantity);
    // Fewer may be a part of them, unless nothing anywhere speaks of all of them.
    const isFewer =
      stated.value < most.quantity &&
      most.phrase.length > 1 &&
      !known.some((other) => other.stated.value === most.quantity && isNamed(other.after, most.phrase));
    if (!isMore && !isFewer) continue;
    if (most.isPost && (shares.test(sentence) || countOfPost(checked, most.phrase) === stated.value))
      continue;
    if (explainedBy(passage.text, stated, most.quantity)) continue;
    const what = most.phrase.join(' ');
    const unit =
      most.isPost && most.quantity < 1 ? `${inFigures(most.quantity)} of a post` : inFigures(most.quantity);
    yield contradiction(checked, {
      message: `The text says “${stated.words} ${passage.text
        .slice(stated.end)
        .trim()
        .split(/\s+/)
        .slice(0, most.phrase.length)
        .join(' ')
        .replace(
          /[.,;:]$/,
          '',
        )}” (${inFigures(stated.value)} ${what}); the budget has ${unit}: “${most.line.item}”.`,
      at: [passage.path, `budgetLines[${most.line.id ?? most.index}].quantityHundredths`],
    });
  }
};

/** The number of the budget, or the rest, stands in a sentence beside it: the text says who pays for the others. */
function explainedBy(text: string, stated: StatedNumber, quantity: number): boolean {
  const near = numbersIn(text).filter(
    ({ start }) => start !== stated.start && Math.abs(start - stated.start) < 220,
  );
  return near.some(({ value }) => value === quantity || value === stated.value - quantity);
}

/** Numbers of activities that the text tells otherwise: "eight groups of twenty" where six are planned. */
export const countsAgainstActivities: Check = function* countsAgainstActivities(checked) {
  const totals = [...statedTotals(checked)];
  const ofPlan = totals.filter(({ passage }) => passage.field === 'activities');
  const nameOf = (after: readonly string[]) =>
    (after[1] === 'of' ? after.slice(0, 3) : after.slice(0, 1)).join(' ');
  for (const { passage, stated, after } of totals) {
    if (passage.field === 'activities') continue;
    const name = nameOf(after);
    if (name === '' || genericUnits.has(name) || name === 'month' || name.length < 4) continue;
    const same = ofPlan.filter((other) => nameOf(other.after) === name);
    const [one] = same;
    if (!one || same.some((other) => other.stated.value === stated.value)) continue;
    if (!name.includes(' ') && stated.value < one.stated.value) continue;
    if (explainedBy(passage.text, stated, one.stated.value)) continue;
    yield contradiction(checked, {
      message: `The text says “${stated.words} ${passage.text.slice(stated.end).trim().split(/\s+/).slice(0, name.split(' ').length).join(' ')}” (${inFigures(stated.value)}); the activity says “${one.stated.words}” (${inFigures(one.stated.value)}).`,
      at: [passage.path, one.passage.path],
    });
  }
};
