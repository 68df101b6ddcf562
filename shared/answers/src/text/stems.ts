import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { KnownLanguage } from './known-language.ts';
import { folded } from './tokens.ts';

const stemmers: Readonly<Record<KnownLanguage, (word: string) => string>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
};

const known = new Map<string, string>();
/** Far more than a bank has different words; texts of strangers must not fill the memory. */
const mostKnown = 50_000;

/** The stem of a word, without accents. Stemmers know endings by their accents, so these go last. */
export function stemOf(word: string, language: KnownLanguage | 'other'): string {
  if (language === 'other') return folded(word);
  const key = `${language} ${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const stem = folded(/^\p{L}+$/u.test(word) ? stemmers[language](word) : word);
  if (known.size >= mostKnown) known.clear();
  known.set(key, stem);
  return stem;
}
