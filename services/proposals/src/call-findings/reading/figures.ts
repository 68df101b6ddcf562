import { currencySign, hundredthsOf, type LimitUnit, westernDigits } from '@harambee/domain';

const figure =
  /(?<number>\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*)(?:\s?(?<scale>\p{L}+))?/gu;
/** Words that multiply the figure before them. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mil(?:le)?|tausend|tsd|mila|duizend|tys|тыс\p{L}*|elfu|ribu|nghìn)$/iu, 1_000],
  [
    /^(?:m|mn|mio|million\p{L}*|millón|millones|milh(?:ão|ões)|mi|milion\p{L}*|miljoen|млн|juta|triệu)$/iu,
    1_000_000,
  ],
  [/^(?:lakhs?)$/iu, 100_000],
  [/^(?:crores?)$/iu, 10_000_000],
];

/** Every number that a text has in figures, however they are grouped, also before a word such as "thousand". */
export function figuresIn(text: string): ReadonlySet<number> {
  const found = [...westernDigits(text).matchAll(figure)].flatMap(({ groups }) => {
    const { number = '', scale = '' } = groups ?? {};
    const factor = scales.find(([word]) => word.test(scale))?.[1];
    // "Question 2 500 words" may be one number, or two.
    return [number, ...number.split(/[ \u00a0\u202f]/)].flatMap((one) => {
      const value = numberOf(one);
      return value === undefined ? [] : [value, ...(factor ? [value * factor] : [])];
    });
  });
  return new Set(found);
}

function numberOf(written: string): number | undefined {
  const hundredths = hundredthsOf(written.replaceAll('’', "'").replace(/^(\d+),(\d)$/, '$1.$2'));
  return hundredths === undefined ? undefined : hundredths / 100;
}

/** How funders write a unit; in the languages that our users read. */
const unitWords: Readonly<Record<'words' | 'characters', RegExp>> = {
  words:
    /(?<!\p{L})(?:words?|mots?|palabras?|palavras?|paraules|wort|wörter|worte|wörtern|parole|woorden|ord|sanaa|słów|slov|слов\p{L}*|kelime|maneno|kata|từ|kalmomi)(?!\p{L})|كلمة|كلمات|शब्द|শব্দ|字|词|단어/iu,
  characters:
    /(?<!\p{L})(?:characters?|chars?|car|carac|caract[eè]res?|car[aá]c?ter(?:es)?|signes?|zeichen|caratteri|battute|tekens|tecken|tegn|merkkiä|znak\p{L}*|символ\p{L}*|знак\p{L}*|karakter|herufi|toques|keystrokes|ký tự)(?!\p{L})|حرف|أحرف|अक्षर|字|文字|글자/iu,
};
const spaces =
  /(?<!\p{L})(?:spaces?|espaces?|espacios?|espaços?|leerzeichen|spazi|spaties|mellanslag|пробел\p{L}*)(?!\p{L})/iu;

/** True where a text names the unit of a limit. */
export const namesUnit = (text: string, unit: LimitUnit): boolean =>
  unit === 'words'
    ? unitWords.words.test(text)
    : unitWords.characters.test(text) && (unit === 'characters' || spaces.test(text));

/** True where a text names a currency by its code or by a sign that no other one has. */
export function namesCurrency(text: string, code: string): boolean {
  if (new RegExp(String.raw`(?<![\p{L}])${code}(?!\p{L})`, 'u').test(text)) return true;
  if (code === 'USD') return /(?<!\p{L})U\.?S\.?\s?(?:\$|dollars?)/iu.test(text);
  if (code === 'EUR' && /(?<!\p{L})euros?(?!\p{L})/iu.test(text)) return true;
  const sign = currencySign(code);
  return sign !== code && text.includes(sign);
}
