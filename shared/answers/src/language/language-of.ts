import type { AnswerLanguage } from '@harambee/domain';
import { vocabularyOf } from '../subjects/vocabulary.ts';
import { isEmptyWord } from '../text/content-words.ts';
import { type KnownLanguage, knownLanguages } from '../text/known-language.ts';
import { folded } from '../text/tokens.ts';

/** Signs that one of the languages has, and the others hardly. */
const signs: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /\b(?:the|your|will|with)\b|['’]s\b/giu,
  fr: /[èêëùûœ]|\b(?:l|d|qu|n|s|c)['’](?=\p{L})/giu,
  es: /[ñ¿¡]|\p{L}ción(?!\p{L})/giu,
  pt: /[ãõ]|\p{L}(?:ção|ções|nh[oa]s?)(?!\p{L})/giu,
};

/** So much of a text tells its language. */
const sample = 4_000;
/** In a language that is none of these, fewer words are known by chance. */
const leastShare = 0.42;
/** A small word says more of the language than one that funders use, which languages share. */
const smallWord = 2;

/**
 * The language of a text, by its small words, its accents and the words of the vocabulary; `other` where they tell of
 * none, or hardly (CALL-33).
 *
 * @example languageOf('¿Qué podría salir mal?') // 'es'
 */
export function languageOf(text: string): AnswerLanguage {
  const start = text.slice(0, sample).normalize('NFC').toLowerCase();
  const words = start.match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = knownLanguages.map((language) => {
    const small = words.filter((word) => isEmptyWord(word, language)).length;
    const known = words.filter((word) => vocabularyOf[language].has(folded(word))).length;
    const marks = start.match(signs[language])?.length ?? 0;
    return { language, share: (small + known) / words.length, score: smallWord * small + known + marks };
  });
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score > 0 && best.share >= leastShare ? best.language : 'other';
}
