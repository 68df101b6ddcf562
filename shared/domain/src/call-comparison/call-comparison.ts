import type { CallContent, CallQuestion } from '../call/call.schemas.ts';
import { formatNumber } from '../format/formats.ts';
import { listWords } from '../format/list-words.ts';
import type { LimitUnit } from '../proposal-form/section-limits.ts';
import { limitUnits } from '../proposal-form/section-limits.ts';
import { keyWords } from './key-words.ts';

/** How much a call allows to be written. */
export interface AllowedLength {
  /** The sum of all limits in a unit; a limit that several questions share counts once. */
  byUnit: readonly { unit: LimitUnit; most: number; questions: number }[];
  /** Questions without a limit. */
  unlimited: number;
}

/** The sum of the limits of a call's questions, for each unit (CALL-08). */
export function allowedLength(questions: readonly CallQuestion[]): AllowedLength {
  const sums = new Map<LimitUnit, { most: number; questions: number }>();
  let unlimited = 0;
  let group: LimitUnit | undefined;
  for (const { limit, limitUnit, sharesLimit } of questions) {
    if (sharesLimit && group !== undefined) {
      const sum = sums.get(group);
      if (sum) sum.questions += 1;
      continue;
    }
    group = limit !== null && limitUnit !== '' ? limitUnit : undefined;
    if (limit === null || group === undefined) {
      unlimited += 1;
      continue;
    }
    const { most = 0, questions: count = 0 } = sums.get(group) ?? {};
    sums.set(group, { most: most + limit, questions: count + 1 });
  }
  return { byUnit: [...sums].map(([unit, sum]) => ({ unit, ...sum })), unlimited };
}

/** `1,800 words and 4,000 characters, and 2 questions without a limit`; '' without a question. */
export function allowedLengthInWords({ byUnit, unlimited }: AllowedLength): string {
  const sums = listWords(byUnit.map(({ unit, most }) => `${formatNumber(most)} ${limitUnits[unit]}`));
  const rest = `${unlimited} ${unlimited === 1 ? 'question' : 'questions'} without a limit`;
  if (unlimited === 0) return sums;
  return sums === '' ? rest : `${sums}, and ${rest}`;
}

/** A criterion with its share of all weights. */
export interface CriterionShare {
  /** Of the row. */
  id: string;
  text: string;
  weight: number | null;
  /** In percent of all weights; undefined where it has none. */
  share: number | undefined;
}

/** The criteria of a call, the heaviest first; weights of any scale become shares of their sum (CALL-08). */
export function criteriaShares(criteria: CallContent['criteria']): CriterionShare[] {
  const sum = criteria.reduce((total, { weight }) => total + (weight ?? 0), 0);
  return criteria
    .map(({ id, text, weight }) => ({
      id,
      text,
      weight,
      share: weight === null || sum === 0 ? undefined : (weight / sum) * 100,
    }))
    .sort((one, other) => (other.share ?? -1) - (one.share ?? -1));
}

/** Two questions that ask for the same. */
export interface SharedQuestion {
  one: CallQuestion;
  other: CallQuestion;
  /** Words they have in common, as the first one writes them. */
  words: readonly string[];
  /** Both answers begin from the same section of a proposal. */
  isSameSection: boolean;
}

/** At least half of the words that matter in the shorter question, and two of them. */
const enough = { share: 0.5, words: 2 };

/** How alike two questions are, from 0 to 1, with a section in common counting more than any words. */
function likeness(one: CallQuestion, other: CallQuestion) {
  const [own, theirs] = [keyWords(one.text), keyWords(other.text)];
  const words = [...own].filter(([stem]) => theirs.has(stem)).map(([, word]) => word);
  const share = words.length / Math.max(1, Math.min(own.size, theirs.size));
  const isSameSection = one.sectionKey !== '' && one.sectionKey === other.sectionKey;
  const isOtherSection = !isSameSection && one.sectionKey !== '' && other.sectionKey !== '';
  const isAlike = share >= enough.share && words.length >= Math.min(enough.words, own.size, theirs.size);
  return {
    words,
    isSameSection,
    score: isSameSection ? 1 + share : isAlike && words.length > 0 && !isOtherSection ? share : 0,
  };
}

/**
 * The questions that both calls ask, by their words or by the section their answers begin from; each question in one
 * pair at most, the most alike first found, in the order of the first call (CALL-08).
 */
export function sharedQuestions(
  questions: readonly CallQuestion[],
  others: readonly CallQuestion[],
): SharedQuestion[] {
  const pairs = questions
    .flatMap((one, at) => others.map((other, place) => ({ one, other, at, place, ...likeness(one, other) })))
    .filter(({ score }) => score > 0)
    .sort(
      (first, second) => second.score - first.score || first.at - second.at || first.place - second.place,
    );
  const taken = { one: new Set<number>(), other: new Set<number>() };
  return pairs
    .filter(({ at, place }) => {
      if (taken.one.has(at) || taken.other.has(place)) return false;
      taken.one.add(at);
      taken.other.add(place);
      return true;
    })
    .sort((first, second) => first.at - second.at)
    .map(({ one, other, words, isSameSection }) => ({ one, other, words, isSameSection }));
}
