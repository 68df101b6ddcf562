import type { AnswerLanguage } from '@harambee/domain';
import { subjectsIn } from '../subjects/subjects-in.ts';
import type { Subject } from '../subjects/vocabulary.ts';
import { contentWords } from '../text/content-words.ts';
import { saturated } from './weighing.ts';

/** An answer as it is searched. */
export interface SearchableAnswer {
  id: string;
  question: string;
  /** In plain text. */
  text: string;
  language: AnswerLanguage;
}

/** An answer with what a search needs of it. */
export interface StoredAnswer {
  id: string;
  language: AnswerLanguage;
  asked: string;
  answered: string;
  /** How much the question says of each subject, 0 to 1; and the answer. */
  askedAbout: Map<Subject, number>;
  answeredAbout: Map<Subject, number>;
}

/** From so much on, a question or answer plainly speaks of a subject. */
const plain = 0.25;
/** Tells whether an answer or its question plainly speaks of a subject. */
export const speaksOf = ({ askedAbout }: StoredAnswer, subject: Subject): boolean =>
  (askedAbout.get(subject) ?? 0) >= plain;

/** A question that has a subject is not answered by what speaks of none of its subjects. */
export function isAboutAny(stored: StoredAnswer, subjects: ReadonlyMap<Subject, number>): boolean {
  const main = [...subjects].filter(([, weight]) => weight >= 1);
  return main.length === 0 || main.some(([subject]) => speaksOf(stored, subject));
}

/** A terse question ("Targets") is about what its answer speaks of, too, if less surely. */
const ofAnswer = 0.4;

function withAnswer(
  asked: Map<Subject, number>,
  answered: ReadonlyMap<Subject, number>,
): Map<Subject, number> {
  for (const [subject, weight] of answered)
    asked.set(subject, Math.max(asked.get(subject) ?? 0, ofAnswer * weight));
  return asked;
}

/** How much a text says of each subject, 0 to 1. */
const sayingOf = (subjects: ReadonlyMap<Subject, number>, ofOne: number): Map<Subject, number> =>
  new Map([...subjects].map(([subject, weight]) => [subject, saturated(weight / ofOne)]));

const stemsOf = (text: string, language: AnswerLanguage): string =>
  contentWords(text, language)
    .map(({ stem }) => stem)
    .join(' ');

export function storedAnswer({ id, question, text, language }: SearchableAnswer): StoredAnswer {
  // Many words touch many subjects: it takes more of them.
  const answeredAbout = sayingOf(subjectsIn(text, language), 3);
  return {
    ...{ id, language, answeredAbout },
    asked: stemsOf(question, language),
    answered: stemsOf(text, language),
    askedAbout: withAnswer(sayingOf(subjectsIn(question, language), 1), answeredAbout),
  };
}
