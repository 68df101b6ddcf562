import { answerAsPlainText, countByUnit, type LimitCounting, type LimitUnit } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { type CutUnit, cutUnits } from './cut-units.ts';
import { lossesOf } from './sentence-loss.ts';
import { withoutUnits } from './without-units.ts';

/** A suggestion of what goes; nothing is cut without a yes (CALL-25). */
export interface Cuts {
  /** What goes, in reading order. `withoutUnits` takes any part of them. */
  cut: CutUnit[];
  /** What is left. */
  blocks: TextBlock[];
}

export interface CutsTogether {
  /** For each answer. */
  answers: Cuts[];
  /** Of all together, in the unit of the limit. */
  length: number;
  /** Whether the limit is kept. False where every sentence that is left states a fact, or is the opening. */
  fits: boolean;
}

export interface CutOptions {
  counting?: LimitCounting | undefined;
  /** Sentences that state facts go, too, the least wanted first: where nothing else keeps the limit. */
  alsoFacts?: boolean;
}

/** A unit with those that refer back to it: they make no sense without it. */
interface Candidate {
  answer: number;
  units: CutUnit[];
  length: number;
  loss: number;
}

/**
 * What to cut of answers with one limit together (CALL-03): whole sentences, items or lists, those that a reviewer
 * misses least first. What states a fact stays, and so do notes of what is missing and an opening that says something.
 * Undefined if they keep the limit already.
 */
export function cutsForTogether(
  texts: readonly (readonly TextBlock[])[],
  maximum: number,
  unit: LimitUnit,
  { counting, alsoFacts = false }: CutOptions = {},
): CutsTogether | undefined {
  const count = (text: string) => countByUnit(text, unit, counting);
  const lengthOf = (blocks: readonly TextBlock[]) => count(answerAsPlainText(blocks));
  const lengths = texts.map(lengthOf);
  const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
  if (total(lengths) <= maximum) return undefined;
  const units = texts.map(cutUnits);
  const mayGo = ({ facts, hasNeed }: CutUnit) => alsoFacts || (facts.length === 0 && !hasNeed);
  const candidates = units.flatMap((ofAnswer, answer) => {
    const losses = lossesOf(ofAnswer);
    return ofAnswer.flatMap((_, place): Candidate[] => {
      const next = ofAnswer.findIndex((one, index) => index > place && !one.refersBack);
      const all = ofAnswer.slice(place, next === -1 ? undefined : next);
      const loss = Math.max(...losses.slice(place, place + all.length));
      // What an answer opens with is mostly what it answers.
      const stays = place === 0 && loss > emptyOpening;
      if (stays || !all.every(mayGo)) return [];
      return [{ answer, units: all, length: 0, loss }];
    });
  });
  // Of two that are missed alike the later one goes.
  const inOrder = candidates
    .map((one, place) => ({ one, place }))
    .sort((a, b) => a.one.loss - b.one.loss || b.place - a.place)
    .map(({ one }) => one);
  const gone = texts.map(() => new Set<CutUnit>());
  const leftOf = (answer: number) => withoutUnits(texts[answer] ?? [], [...(gone[answer] ?? [])]);
  const isWithin = () => total(lengths) <= maximum;
  const recount = (answer: number) => {
    lengths[answer] = lengthOf(leftOf(answer));
    return isWithin();
  };
  const steps: { answer: number; units: CutUnit[]; loss: number }[] = [];
  let estimate = total(lengths);
  for (const { answer, units: all, loss } of inOrder) {
    const more = all.filter((one) => !gone[answer]?.has(one));
    // Nothing is left of an answer only where all of it may be cut, which nobody wants.
    const isLast = more.length + (gone[answer]?.size ?? 0) === units[answer]?.length;
    if (more.length === 0 || isLast) continue;
    for (const one of more) gone[answer]?.add(one);
    steps.push({ answer, units: more, loss });
    estimate -= more.reduce((sum, one) => sum + count(one.text), 0);
    const parted = gone.reduce((sum, { size }) => sum + size, 0) * longestJoint;
    // What parts the units counts, too: it is counted exactly only where it may fit.
    if (estimate - parted > maximum) continue;
    for (const changed of texts.keys()) recount(changed);
    if (isWithin()) break;
  }
  for (const answer of texts.keys()) recount(answer);
  if (isWithin()) bringBack(steps, gone, recount);
  const answers = units.map((ofAnswer, answer) => ({
    cut: ofAnswer.filter((one) => gone[answer]?.has(one)),
    blocks: leftOf(answer),
  }));
  return { answers, length: total(lengths), fits: isWithin() };
}

/** An opening that is missed more than this says something. */
const emptyOpening = 0.3;

/** Characters or words between two units, with the bullet of an item. */
const longestJoint = 5;

/** A long one that had to go may leave room for others that went before it: the most missed comes back first. */
function bringBack(
  steps: readonly { answer: number; units: CutUnit[]; loss: number }[],
  gone: readonly Set<CutUnit>[],
  recount: (answer: number) => boolean,
): void {
  for (const { answer, units } of [...steps].sort((a, b) => b.loss - a.loss)) {
    const of = gone[answer];
    const [first] = units;
    // Nothing comes back without what it refers to.
    if (!of || !first || first.refersBack) continue;
    for (const one of units) of.delete(one);
    if (recount(answer)) continue;
    for (const one of units) of.add(one);
    recount(answer);
  }
}

/**
 * What to cut of one answer, so that it keeps its limit as its portal counts (CALL-25). Undefined if it does.
 *
 * @example cutsFor(blocks, 300, 'words')?.cut.map(({ text }) => text) // the sentences that go
 */
export function cutsFor(
  blocks: readonly TextBlock[],
  maximum: number,
  unit: LimitUnit,
  options: CutOptions = {},
): (Cuts & Pick<CutsTogether, 'length' | 'fits'>) | undefined {
  const cuts = cutsForTogether([blocks], maximum, unit, options);
  const [own] = cuts?.answers ?? [];
  return cuts && own && { ...own, length: cuts.length, fits: cuts.fits };
}
