import MiniSearch from 'minisearch';
import { type Subject, subjectLabel } from '../subjects/vocabulary.ts';
import { type AskedQuestion, type AskedWord, askedQuestion } from './asked-question.ts';
import { aboutTheSame, wantedOf } from './near-subjects.ts';
import {
  isAboutAny,
  type SearchableAnswer,
  type StoredAnswer,
  speaksOf,
  storedAnswer,
} from './stored-answer.ts';
import { type FoundWords, saturated, scoreOf, weighing as usual, type Weighing } from './weighing.ts';

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

export interface SearchOptions {
  limit?: number;
  /** Leaves out the others, such as those a filter hides. */
  only?: (id: string) => boolean;
  weighing?: Weighing;
}

/** So many are shown where none fits. */
const mostUnlikely = 3;

const noWords: FoundWords = { closeness: 0, share: 0, said: [] };

/** A bank of answers that is searched by meaning, without a language model (CALL-33). */
export class AnswerIndex {
  readonly #stored = new Map<string, StoredAnswer>();
  /** In how many answers each stem stands. */
  readonly #stems = new Map<string, number>();
  /** How many answers each subject is asked in; a hint counts for a part of one. */
  readonly #subjects = new Map<Subject, number>();
  readonly #words = new MiniSearch<StoredAnswer>({
    fields: ['asked', 'answered'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  });

  get size(): number {
    return this.#stored.size;
  }

  /** Adds an answer, or replaces it by what it says now. */
  put(answer: SearchableAnswer): void {
    const { id } = answer;
    this.remove(id);
    const stored = storedAnswer(answer);
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

  #count({ asked, answered, askedAbout }: StoredAnswer, change: 1 | -1): void {
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
        (words.share >= weighing.sameWords || isAboutAny(stored, asked.subjects));
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
        .filter(([subject]) => speaksOf(stored, subject))
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
  #understood({ words }: AskedQuestion, stored: StoredAnswer, { said }: FoundWords): number {
    let all = 0;
    let known = 0;
    for (const word of words) {
      const rarity = this.#rarityOf(word);
      all += rarity;
      const isMeant = [...word.about].some((subject) => speaksOf(stored, subject));
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

interface Hit {
  stored: StoredAnswer;
  words: FoundWords;
  rank: number;
  fits: boolean;
}
