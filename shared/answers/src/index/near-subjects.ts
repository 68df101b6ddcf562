import type { Subject } from '../subjects/vocabulary.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { saturated } from './weighing.ts';

/** The subjects that are asked about, with their weights. */
export interface Wanted {
  subjects: readonly (readonly [Subject, number])[];
  sum: number;
  length: number;
}

export function wantedOf(
  asked: ReadonlyMap<Subject, number>,
  rarities: (subject: Subject) => number,
): Wanted {
  const subjects = [...asked].map(
    ([subject, weight]) => [subject, saturated(weight) * rarities(subject)] as const,
  );
  const weights = subjects.map(([, weight]) => weight);
  return {
    subjects,
    sum: weights.reduce((sum, one) => sum + one, 0) || 1,
    length: Math.hypot(...weights) || 1,
  };
}

const nothingAlike = { asked: 0, answered: 0 };

/** How near the subjects of an answer are to those of a question: of its own question, and of its words. */
export function aboutTheSame(
  { askedAbout, answeredAbout }: StoredAnswer,
  wanted: Wanted,
  rarities: (subject: Subject) => number,
): { asked: number; answered: number } {
  let product = 0;
  let answered = 0;
  for (const [subject, weight] of wanted.subjects) {
    const own = askedAbout.get(subject);
    if (own !== undefined) product += weight * own * rarities(subject);
    answered += weight * (answeredAbout.get(subject) ?? 0);
  }
  if (product === 0) return answered === 0 ? nothingAlike : { asked: 0, answered: answered / wanted.sum };
  let squares = 0;
  for (const [subject, weight] of askedAbout) squares += (weight * rarities(subject)) ** 2;
  return { asked: product / (wanted.length * Math.sqrt(squares)), answered: answered / wanted.sum };
}
