/** Languages in which calls are read. */
export type CallLanguage = 'en' | 'fr' | 'es' | 'pt';

/** Words that stand in every text of a language and hardly in another. */
const frequent: Readonly<Record<CallLanguage, string>> = {
  en: 'the of and to for is are will must you your this that with not by may',
  fr: 'le les des du et est pour une dans vous votre ou sont doit au par sur ne pas',
  es: 'el los las del y es para una en con su se lo debe por que como al no',
  pt: 'o os as do da dos das e para uma em com seu sua não nao que ao no na por um',
};
const languages = Object.entries(frequent).map(([language, words]) => ({
  language: language as CallLanguage,
  words: new Set(words.split(' ')),
}));

/** So much of a call tells its language. */
const sample = 20_000;

/** The language that most of the words of a folded text belong to. */
export function languageOf(plain: string): CallLanguage {
  const words = plain.slice(0, sample).split(/[^\p{L}]+/u);
  const counts = languages.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  return counts.sort((one, other) => other.count - one.count)[0]?.language ?? 'en';
}
