import type { AnswerLanguage } from '@harambee/domain';
import MiniSearch from 'minisearch';
import { subjectsIn } from '../subjects/subjects-in.ts';
import { type Subject, subjectLabel } from '../subjects/vocabulary.ts';
import { contentWords } from '../text/content-words.ts';
import { type AskedQuestion, type AskedWord, askedQuestion } from './asked-question.ts';
import { type FoundWords, saturated, scoreOf, weighing as usual, type Weighing } from './weighing.ts';

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
  /** How much the question says of each subject, 0 to 1; and the answer. */
  askedAbout: Map<Subject, number>;
  answeredAbout: Map<Subject, number>;
}

export interface SearchOptions {
  limit?: number;
  /** Leaves out the others, such as those a filter hides. */
  only?: (id: string) => boolean;
  weighing?: Weighing;
}

/** From so much on, a question or answer plainly speaks of a subject. */
const plain = 0.25;
/** So many are shown where none fits. */
const mostUnlikely = 3;

const noWords: FoundWords = { closeness: 0, share: 0, said: [] };

/** A bank of answers that is searched by meaning, without a language model (CALL-33). */
export class AnswerIndex {
  readonly #stored = new Map<string, Stored>();
  /** In how many answers each stem stands. */
  readonly #stems = new Map<string, number>();
  /** How many answers each subject is asked in; a hint counts for a part of one. */
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
    // Many words touch many subjects: it takes more of them.
    const answeredAbout = sayingOf(subjectsIn(text, language), 3);
    const stored: Stored = {
      ...{ id, language, answeredAbout },
      asked: stemsOf(question, language),
      answered: stemsOf(text, language),
      askedAbout: withAnswer(sayingOf(subjectsIn(question, language), 1), answeredAbout),
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
    for (const [subject, weight] of askedAbout)
      this.#subjects.set(subject, (this.#subjects.get(subject) ?? 0) + change * weight);
  }

  #rarity(count: number): number {
    return Math.log(1 + (this.size + 0.5) / (count + 0.5));
  }

  /** The answers that fit a question, the best first; where none fits, the nearest, marked so. */
  search(
    question: string,
    { limit = 10, only = () => true, weighing = usual }: SearchOptions = {},
  ): AnswerHit[] {
    const asked = askedQuestion(question);
    const byWords = this.#byWords(asked, weighing);
    const rarities = this.#rarities();
    const wanted = wantedOf(asked.subjects, rarities);
    const hits: Hit[] = [];
    for (const stored of this.#stored.values()) {
      if (!only(stored.id)) continue;
      const words = byWords.get(stored.id) ?? noWords;
      const score = scoreOf(aboutTheSame(stored, wanted, rarities), words, asked, weighing);
      if (score === 0) continue;
      // It fits as it is; but one that need not be translated comes first.
      const isForeign = asked.language !== 'other' && stored.language !== asked.language;
      const rank = isForeign ? score * weighing.otherLanguage : score;
      const fits =
        score >= weighing.fits &&
        this.#understood(asked, stored, words) >= weighing.understood &&
        (words.share >= weighing.sameWords || isAboutAny(stored, asked));
      hits.push({ stored, words, rank, fits });
    }
    hits.sort((one, other) => other.rank - one.rank);
    const fitting = hits.filter(({ fits }) => fits);
    const shown = fitting.length > 0 ? fitting : hits.slice(0, mostUnlikely);
    return shown.slice(0, limit).map(({ stored, words, rank, fits }) => ({
      id: stored.id,
      score: rank,
      words: words.said,
      subjects: wanted.subjects
        .filter(([subject]) => (stored.askedAbout.get(subject) ?? 0) >= plain)
        .sort(([, one], [, other]) => other - one)
        .map(([subject]) => subjectLabel(subject)),
      fits,
    }));
  }

  /** How well answers fit by their words, of those that have any. */
  #byWords({ words }: AskedQuestion, { questionBoost }: Weighing): Map<string, FoundWords> {
    const raritiesOf = words.map((word) => this.#rarityOf(word));
    const ideal = raritiesOf.reduce((sum, one) => sum + one, 0) || 1;
    const typed = words.flatMap(({ stems }) => stems);
    const results = this.#words.search(typed.join(' '), {
      boost: { asked: questionBoost },
      // Of a word or two, the last may be half typed.
      prefix: (term, place, terms) => words.length <= 2 && place === terms.length - 1 && term.length >= 3,
    });
    return new Map(
      results.map(({ id, score, queryTerms }) => {
        const found = new Set(queryTerms);
        const isSaid = words.map(({ stems }) => stems.some((stem) => found.has(stem)));
        const share = raritiesOf.reduce((sum, one, place) => sum + (isSaid[place] ? one : 0), 0) / ideal;
        const said = words.filter((_word, place) => isSaid[place]).map(({ word }) => word);
        return [id as string, { closeness: saturated(score / ideal), share, said }];
      }),
    );
  }

  #rarityOf({ stems }: AskedWord): number {
    return Math.min(...stems.map((stem) => this.#rarity(this.#stems.get(stem) ?? 0)));
  }

  /**
   * The share of a question that an answer has something for: its words, or what they speak of. A question about a
   * patented prototype is not answered by what shares a common word with it.
   */
  #understood({ words }: AskedQuestion, { askedAbout }: Stored, { said }: FoundWords): number {
    let all = 0;
    let known = 0;
    for (const word of words) {
      const rarity = this.#rarityOf(word);
      all += rarity;
      const isMeant = [...word.about].some((subject) => (askedAbout.get(subject) ?? 0) >= plain);
      if (isMeant || said.includes(word.word)) known += rarity;
    }
    return all === 0 ? 1 : known / all;
  }

  /** What is rare in this bank tells more. */
  #rarities(): (subject: Subject) => number {
    const known = new Map([...this.#subjects].map(([subject, count]) => [subject, this.#rarity(count)]));
    const ofUnknown = this.#rarity(0);
    return (subject) => known.get(subject) ?? ofUnknown;
  }
}

/** A question that has a subject is not answered by what speaks of none of its subjects. */
function isAboutAny({ askedAbout }: Stored, { subjects }: AskedQuestion): boolean {
  const main = [...subjects].filter(([, weight]) => weight >= 1);
  return main.length === 0 || main.some(([subject]) => (askedAbout.get(subject) ?? 0) >= plain);
}

interface Hit {
  stored: Stored;
  words: FoundWords;
  rank: number;
  fits: boolean;
}

/** The subjects that are asked about, with their weights. */
interface Wanted {
  subjects: readonly (readonly [Subject, number])[];
  sum: number;
  length: number;
}

function wantedOf(asked: ReadonlyMap<Subject, number>, rarities: (subject: Subject) => number): Wanted {
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
function aboutTheSame(
  { askedAbout, answeredAbout }: Stored,
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
