import type { KnownLanguage } from '../text/known-language.ts';
import { stemOf } from '../text/stems.ts';
import { folded, tokensOf } from '../text/tokens.ts';
import { everydayOfProject } from './everyday-project-words.ts';
import { everydayOfOthers } from './everyday-words.ts';
import { organizationSubjects } from './organization-words.ts';
import { peopleSubjects } from './people-words.ts';
import { projectSubjects } from './project-words.ts';
import { specialSubjects } from './special-words.ts';
import type { SubjectWords } from './subject.ts';

const tables = { ...projectSubjects, ...peopleSubjects, ...organizationSubjects, ...specialSubjects };

/** What funders ask about. */
export type Subject = keyof typeof tables;

const everyday: Partial<Record<Subject, Readonly<Record<KnownLanguage, string>>>> = {
  ...everydayOfProject,
  ...everydayOfOthers,
};

/** The name of a subject as a page shows it. */
export const subjectLabel = (subject: Subject): string => tables[subject].label;

/** One wording of a subject. */
export interface Phrase {
  subject: Subject;
  /** Without accents. */
  words: readonly string[];
  stems: readonly string[];
  weight: number;
}

/** A hint weighs less than a word that only this subject has; two words in a row are surer than one. */
const weights = { hint: 0.35, word: 1, phrase: 1.4 } as const;

/** Words that may stand in a phrase or not: "after the grant", "after our grant". */
const articles: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set('a an the your its their this that of'.split(' ')),
  fr: new Set('le la les un une des du de d l votre vos leur leurs ce cette'.split(' ')),
  es: new Set('el la los las un una unos unas su sus de del este esta'.split(' ')),
  pt: new Set('o a os as um uma seu sua de do da dos das este esta'.split(' ')),
};

/** What remains must still be a phrase. */
function withoutArticles(words: readonly string[], language: KnownLanguage): readonly string[] {
  const others = words.filter((word) => !articles[language].has(word));
  return others.length >= 2 ? others : words;
}

/** By language and first stem. */
export const phrasesOf: Readonly<Record<KnownLanguage, ReadonlyMap<string, readonly Phrase[]>>> = {
  en: phrasesIn('en'),
  fr: phrasesIn('fr'),
  es: phrasesIn('es'),
  pt: phrasesIn('pt'),
};

function phrasesIn(language: KnownLanguage): ReadonlyMap<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const seen = new Set<string>();
  for (const [subject, sayings] of Object.entries(tables) as [Subject, SubjectWords][]) {
    const all = [sayings, everyday[subject]].flatMap((one) => one?.[language].split(/,\s*/) ?? []);
    for (const written of all) {
      const isHint = written.endsWith('?');
      const words = withoutArticles(tokensOf(written), language);
      const stems = words.map((word) => stemOf(word, language));
      const [first] = stems;
      const key = `${subject} ${stems.join(' ')}`;
      if (first === undefined || seen.has(key)) continue;
      seen.add(key);
      const weight = isHint ? weights.hint : stems.length > 1 ? weights.phrase : weights.word;
      const phrase = { subject, words: words.map(folded), stems, weight };
      found.set(first, [...(found.get(first) ?? []), phrase]);
    }
  }
  return found;
}

/** Every word of the vocabulary, without accents: what a language is recognized by where small words leave it open. */
export const vocabularyOf: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: wordsIn('en'),
  fr: wordsIn('fr'),
  es: wordsIn('es'),
  pt: wordsIn('pt'),
};

function wordsIn(language: KnownLanguage): ReadonlySet<string> {
  return new Set([...phrasesOf[language].values()].flat().flatMap(({ words }) => words));
}
