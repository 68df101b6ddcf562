import type { AnswerLanguage } from '@harambee/domain';
import MiniSearch from 'minisearch';
import { languageOf } from '../language/language-of.ts';
import { subjectsIn } from '../subjects/subjects-in.ts';
import { type Subject, subjectLabel } from '../subjects/vocabulary.ts';
import { contentWords } from '../text/content-words.ts';
import { weighing as usual, type Weighing } from './weighing.ts';

/** An answer as it is searched. */
export interface SearchableAnswer {
  id: string;
  question: string;
  /** In plain text. */
  text: string;
  language: AnswerLanguage;
}

/** A former answer that was found, and why (CALL-33). */
export interface AnswerHit {
  id: string;
  /** How well it fits: 0 to about 1. */
  score: number;
  /** Words of the question that stand in the former question or answer, too; as the question writes them. */
  words: string[];
  /** What both are about, as a page names it. */
  subjects: string[];
  /** False: it is only the nearest of what does not fit. */
  fits: boolean;
}

interface Stored {
  id: string;
  language: AnswerLanguage;
  asked: string;
  answered: string;
  askedAbout: Map<Subject, number>;
  answeredAbout: Map<Subject, number>;
}

export interface SearchOptions {
  limit?: number;
  /** Leaves out the others, such as those a filter hides. */
  only?: (id: string) => boolean;
  weighing?: Weighing;
}

const saturated = (weight: number): number => 1 - Math.exp(-weight);

/** A bank of answers that is searched by meaning, without a language model (CALL-33). */
export class AnswerIndex {
  readonly #stored = new Map<string, Stored>();
  /** In how many answers each stem stands. */
  readonly #stems = new Map<string, number>();
  readonly #subjects = new Map<Subject, number>();
  readonly #words = new MiniSearch<Stored>({
    fields: ['asked', 'answered'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  });

  get size(): number {
    return this.#stored.size;
  }

  /** Adds an answer, or replaces it by what it says now. */
  put({ id, question, text, language }: SearchableAnswer): void {
    this.remove(id);
    const stored: Stored = {
      id,
      language,
      asked: stemsOf(question, language),
      answered: stemsOf(text, language),
      askedAbout: subjectsIn(question, language),
      answeredAbout: subjectsIn(text, language),
    };
    this.#stored.set(id, stored);
    this.#count(stored, 1);
    this.#words.add(stored);
  }

  /** Takes an answer out; one that is not there does not matter. */
  remove(id: string): void {
    const stored = this.#stored.get(id);
    if (!stored) return;
    this.#stored.delete(id);
    this.#count(stored, -1);
    this.#words.remove(stored);
  }

  #count({ asked, answered, askedAbout }: Stored, change: 1 | -1): void {
    for (const stem of new Set(`${asked} ${answered}`.split(' ')))
      this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + change);
    for (const subject of askedAbout.keys())
      this.#subjects.set(subject, (this.#subjects.get(subject) ?? 0) + change);
  }

  #rarity(count: number): number {
    return Math.log(1 + (this.size + 0.5) / (count + 0.5));
  }

  /** The answers that fit a question, the best first; where none fits, the nearest, marked so. */
  search(
    question: string,
    { limit = 10, only = () => true, weighing = usual }: SearchOptions = {},
  ): AnswerHit[] {
    const language = languageOf(question);
    const asked = contentWords(question, language);
    const about = subjectsIn(question, language);
    const ideal = [...new Set(asked.map(({ stem }) => stem))].reduce(
      (sum, stem) => sum + this.#rarity(this.#stems.get(stem) ?? 0),
      0,
    );
    const rarity = (subject: Subject) => this.#rarity(this.#subjects.get(subject) ?? 0);
    const wanted = [...about].map(
      ([subject, weight]) => [subject, saturated(weight) * rarity(subject)] as const,
    );
    const wantedNorm = Math.hypot(...wanted.map(([, weight]) => weight)) || 1;
    const wantedSum = wanted.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    const byWords = new Map(
      this.#words
        .search(asked.map(({ stem }) => stem).join(' '), { boost: { asked: weighing.questionBoost } })
        .map(({ id, score, match }) => [id as string, { score, stems: Object.keys(match) }]),
    );
    const hits: AnswerHit[] = [];
    for (const stored of this.#stored.values()) {
      if (!only(stored.id)) continue;
      const said = stored.askedAbout;
      let product = 0;
      let answered = 0;
      let norm = 0;
      for (const [subject, weight] of said) norm += (saturated(weight) * rarity(subject)) ** 2;
      for (const [subject, weight] of wanted) {
        product += weight * saturated(said.get(subject) ?? 0) * rarity(subject);
        answered += weight * saturated((stored.answeredAbout.get(subject) ?? 0) / 2);
      }
      const found = byWords.get(stored.id);
      const score =
        weighing.asked * (product / (wantedNorm * (Math.sqrt(norm) || 1))) +
        weighing.answered * (answered / wantedSum) +
        weighing.words * saturated((found?.score ?? 0) / (ideal || 1));
      if (score === 0) continue;
      const isForeign = language !== 'other' && stored.language !== language;
      const total = score * (isForeign ? weighing.otherLanguage : 1);
      const stems = new Set(found?.stems);
      hits.push({
        id: stored.id,
        score: total,
        words: [...new Set(asked.filter(({ stem }) => stems.has(stem)).map(({ word }) => word))],
        subjects: wanted
          .filter(([subject]) => said.has(subject) || (stored.answeredAbout.get(subject) ?? 0) >= 1)
          .sort(([, one], [, other]) => other - one)
          .map(([subject]) => subjectLabel(subject)),
        fits: total >= weighing.fits,
      });
    }
    return hits.sort((one, other) => other.score - one.score).slice(0, limit);
  }
}

const stemsOf = (text: string, language: AnswerLanguage): string =>
  contentWords(text, language)
    .map(({ stem }) => stem)
    .join(' ');
