import type { Language } from '../languages.ts';

/**
 * How people say something, by language: phrases separated by commas, in small letters and without accents. `word*`
 * stands for every word that begins so; `~stem` for a Swahili verb with this stem, whatever its person, tense and
 * negation.
 */
export type Words = Partial<Record<Language, string>>;
