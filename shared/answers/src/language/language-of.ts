import type { AnswerLanguage } from '@harambee/domain';
import { type KnownLanguage, knownLanguages } from '../subjects/subject.ts';
import { folded } from '../text/tokens.ts';
import { emptyWords } from './empty-words.ts';

/** Signs that one of the languages has, and the others hardly. */
const signs: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:the|your|will|with)\b|['’]s\b/giu,
  fr: /[èêëùûœ]|\b(?:l|d|qu|n|s|c)['’](?=\p{L})/giu,
  es: /[ñ¿¡]|\b\p{L}+ción\b/giu,
  pt: /[ãõ]|\b\p{L}+(?:ção|ções|nh[oa]s?)\b/giu,
};

/** So much of a text tells its language. */
const sample = 4_000;

const emptyIn = new Map<KnownLanguage, ReadonlySet<string>>(
  knownLanguages.map((language) => [language, new Set(emptyWords[language].split(/\s+/).map(folded))]),
);

/**
 * The language of a text, by its small words and its accents; `other` where they tell of none, or hardly (CALL-33).
 *
 * @example languageOf('¿Qué podría salir mal?') // 'es'
 */
export function languageOf(text: string): AnswerLanguage {
  const start = text.slice(0, sample).normalize('NFC').toLowerCase();
  const words = start.match(/[\p{L}\p{M}]+/gu) ?? [];
  const plain = words.map(folded);
  const scores = knownLanguages.map((language) => {
    const empty = emptyIn.get(language);
    const small = plain.filter((word) => empty?.has(word)).length;
    return { language, score: small + (start.match(signs[language])?.length ?? 0) };
  });
  const [best, next] = scores.sort((one, other) => other.score - one.score);
  if (!best || best.score === 0) return 'other';
  // Names and figures aside, a sixth of any sentence of a language is small words.
  const isSpoken = best.score >= words.length / 8 || best.score >= (next?.score ?? 0) + 3;
  return isSpoken ? best.language : 'other';
}
