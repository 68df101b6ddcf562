import { isEmptyWord } from '../text/content-words.ts';
import { type KnownLanguage, knownLanguages } from '../text/known-language.ts';
import { stemOf } from '../text/stems.ts';
import { folded, tokensOf } from '../text/tokens.ts';
import { type Phrase, phrasesOf, type Subject } from './vocabulary.ts';

/** So many other words may stand between two words of a phrase. */
const widestGap = 2;

/** A word of a text. Of one that says nothing, such as "expose" in "Expose your needs", only the word itself counts, not its stem. */
interface TextWord {
  stem: string;
  only?: string;
}

const isWord = (word: TextWord | undefined, phrase: Phrase, at: number): boolean =>
  word !== undefined &&
  word.stem === phrase.stems[at] &&
  (word.only === undefined || word.only === phrase.words[at]);

/** The places at which the words of a phrase stand in order from this one, with few others between them. */
function placesFrom(phrase: Phrase, text: readonly TextWord[], start: number): number[] | undefined {
  if (!isWord(text[start], phrase, 0)) return undefined;
  const places = [start];
  let last = start;
  for (let at = 1; at < phrase.stems.length; at += 1) {
    let next = last + 1;
    while (next <= last + 1 + widestGap && !isWord(text[next], phrase, at)) next += 1;
    if (next > last + 1 + widestGap) return undefined;
    last = next;
    places.push(last);
  }
  return places;
}

interface Match {
  phrase: Phrase;
  places: readonly number[];
}

function matchesIn(words: readonly string[], language: KnownLanguage): Match[] {
  const text = words.map((word): TextWord => {
    const stem = stemOf(word, language);
    return isEmptyWord(word, language) ? { stem, only: folded(word) } : { stem };
  });
  return text.flatMap(({ stem }, start) =>
    (phrasesOf[language].get(stem) ?? []).flatMap((phrase) => {
      const places = placesFrom(phrase, text, start);
      return places ? [{ phrase, places }] : [];
    }),
  );
}

/** A word of a phrase says what the phrase says: in "theory of change", nobody asks what will change. */
function withoutTaken(matches: readonly Match[]): Match[] {
  const taken = new Map<number, Set<Subject>>();
  for (const { phrase, places } of matches) {
    if (places.length === 1) continue;
    for (const place of places) taken.set(place, (taken.get(place) ?? new Set()).add(phrase.subject));
  }
  return matches.filter(({ phrase, places: [place = 0, ...others] }) => {
    const by = taken.get(place);
    return others.length > 0 || !by || by.has(phrase.subject);
  });
}

/** The subjects of a text. */
export interface SaidSubjects {
  /** How much it says of each: the weights of its different phrases together. */
  weights: Map<Subject, number>;
  /** What each word speaks of, alone or in a phrase. */
  ofWord: Map<string, Set<Subject>>;
}

/** @param language `other` looks for the words of all languages */
export function subjectsSaid(text: string, language: KnownLanguage | 'other'): SaidSubjects {
  const words = tokensOf(text);
  const weights = new Map<Subject, number>();
  const ofWord = new Map<string, Set<Subject>>();
  for (const one of language === 'other' ? knownLanguages : [language]) {
    const seen = new Set<Phrase>();
    for (const { phrase, places } of withoutTaken(matchesIn(words, one))) {
      const { subject, weight } = phrase;
      if (!seen.has(phrase)) weights.set(subject, (weights.get(subject) ?? 0) + weight);
      seen.add(phrase);
      for (const word of places.map((place) => words[place] ?? ''))
        ofWord.set(word, (ofWord.get(word) ?? new Set()).add(subject));
    }
  }
  return { weights, ofWord };
}

export const subjectsIn = (text: string, language: KnownLanguage | 'other'): Map<Subject, number> =>
  subjectsSaid(text, language).weights;
