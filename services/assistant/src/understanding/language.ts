import { type Language, languages } from './languages.ts';
import { wordsIn } from './lexicon.ts';
import { writtenOut } from './vocabulary/short-forms.ts';

/** Spellings that one language has and similar ones have not. */
const spellings: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]|ción|\b(?:el|los|las|del|y)\b/iu,
  pt: /[ãõ]|ção|ções|[áéíóúâêô](?:ri|ci|di|ni|ti)[ao]s?(?!\p{L})|\b(?:ao|aos|do|da|dos|das|no|na|um|uma|em)\b|(?:está|esta|vai|é) (?:a|o)\b/iu,
  fr: /[œè]|\b(?:les|des|du|une|est)\b/iu,
};

/** How words of one language end and others' do not: for words that nothing knows. */
const endings: Partial<Record<Language, RegExp>> = {
  en: /(?:ing|ed|th|ght|ck|sh|ly|ness|ers?)$/,
  fr: /(?:eau|eaux|eux|ez|oir|ment|ique|tion|ette|ait|ais|euse|eur)$/,
  es: /(?:[aeo]|[ao]s|ar|er|ir|dad|cion|iente)$/,
  pt: /(?:[aeo]|[ao]s|ar|er|ir|dade|cao|coes|agem|ou)$/,
};
const sounds: Partial<Record<Language, RegExp>> = { es: /[^qg]ue[lnrst]|ie[lnrst]|ll/, pt: /nh|lh|ei[rt]/ };

/**
 * The language of a message: a word counts more the fewer languages have it. Of several the one that was spoken before,
 * or English.
 */
export function languageOf(message: string, tokens: readonly string[], before: Language): Language {
  const known = languages.map((language) => ({
    language,
    words: wordsIn(writtenOut(tokens, language), language),
  }));
  const weight = (at: number) => {
    const count = known.filter(({ words }) => words.has(at)).length;
    return ((tokens[at]?.length ?? 0) < 2 ? 0.5 : 1) / Math.max(1, count);
  };
  const strange = tokens.filter((token, at) => token.length > 3 && !known.some(({ words }) => words.has(at)));
  const ranked = known.map(({ language, words }) => ({
    language,
    score:
      [...words].reduce((sum, at) => sum + weight(at), 0) +
      (spellings[language]?.test(message) ? 0.4 : 0) +
      strange.filter((token) => endings[language]?.test(token)).length * 0.1 +
      strange.filter((token) => sounds[language]?.test(token)).length * 0.1 +
      (language === before ? 0.15 : 0) +
      (language === 'en' ? 0.05 : 0),
  }));
  const [best] = ranked.toSorted((a, b) => b.score - a.score);
  return best && best.score >= 0.3 ? best.language : before;
}
