import { stemOf } from '../text/stems.ts';
import { tokensOf } from '../text/tokens.ts';
import { organizationSubjects } from './organization-words.ts';
import { peopleSubjects } from './people-words.ts';
import { projectSubjects } from './project-words.ts';
import { specialSubjects } from './special-words.ts';
import { type KnownLanguage, knownLanguages, type SubjectWords } from './subject.ts';

const tables = { ...projectSubjects, ...peopleSubjects, ...organizationSubjects, ...specialSubjects };

/** What funders ask about. */
export type Subject = keyof typeof tables;

/** The name of a subject as a page shows it. */
export const subjectLabel = (subject: Subject): string => tables[subject].label;

interface Phrase {
  subject: Subject;
  stems: readonly string[];
  weight: number;
}

/** A hint weighs less than a word that only this subject has; two words in a row are surer than one. */
const weights = { hint: 0.35, word: 1, phrase: 1.4 } as const;

/** So many other words may stand between two words of a phrase. */
const widestGap = 2;

/** By language and first stem. */
const phrasesOf: Readonly<Record<KnownLanguage, ReadonlyMap<string, readonly Phrase[]>>> = {
  en: phrasesIn('en'),
  fr: phrasesIn('fr'),
  es: phrasesIn('es'),
  pt: phrasesIn('pt'),
};

function phrasesIn(language: KnownLanguage): ReadonlyMap<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const seen = new Set<string>();
  for (const [subject, words] of Object.entries(tables) as [Subject, SubjectWords][]) {
    for (const written of words[language].split(/,\s*/)) {
      const isHint = written.endsWith('?');
      const stems = tokensOf(written).map((word) => stemOf(word, language));
      const [first] = stems;
      const key = `${subject} ${stems.join(' ')}`;
      if (first === undefined || seen.has(key)) continue;
      seen.add(key);
      const weight = isHint ? weights.hint : stems.length > 1 ? weights.phrase : weights.word;
      found.set(first, [...(found.get(first) ?? []), { subject, stems, weight }]);
    }
  }
  return found;
}

/** Tells whether the stems stand in order from this place, with few others between them. */
function standsAt(stems: readonly string[], text: readonly string[], start: number): boolean {
  let at = start;
  for (const stem of stems.slice(1)) {
    const place = text.slice(at + 1, at + 2 + widestGap).indexOf(stem);
    if (place < 0) return false;
    at += place + 1;
  }
  return true;
}

/**
 * The subjects of a text and how much it says of each: the weights of the different phrases together.
 *
 * @param language `other` looks for the words of all languages
 */
export function subjectsIn(text: string, language: KnownLanguage | 'other'): Map<Subject, number> {
  const languages = language === 'other' ? knownLanguages : [language];
  const found = new Map<Subject, number>();
  const words = tokensOf(text);
  for (const one of languages) {
    const stems = words.map((word) => stemOf(word, one));
    const seen = new Set<Phrase>();
    stems.forEach((stem, place) => {
      for (const phrase of phrasesOf[one].get(stem) ?? []) {
        if (seen.has(phrase) || !standsAt(phrase.stems, stems, place)) continue;
        seen.add(phrase);
        found.set(phrase.subject, (found.get(phrase.subject) ?? 0) + phrase.weight);
      }
    });
  }
  return found;
}
