import { spelledAtEnd } from '@harambee/domain';
import { anyPhrase } from '../text/phrases.ts';
import { numeralsIn } from './numerals.ts';

/** What a sentence about scores says. */
export const scoringWords = anyPhrase({
  en: 'score*|scoring|weigh*|marks|marked|criteria|criterion|assess*|judge*|points|rank*|rated|counts for|evaluat*',
  fr: 'note*|criteres|critere|points|evalu*|pondere*|bareme|compte pour|apprecie*',
  es: 'puntua*|criterio*|puntos|evalua*|valora*|pondera*|califica*|peso',
  pt: 'pontua*|criterio*|pontos|avalia*|pondera*|classifica*|peso',
});

/** A number of a sentence. */
export interface Weight {
  value: number;
  start: number;
  end: number;
}

const fractions: readonly (readonly [RegExp, number])[] = [
  [anyPhrase('half|la moitie|moitie|la mitad|mitad|metade'), 50],
  [anyPhrase('a third|one third|un tiers|un tercio|um terco'), 33.3],
  [anyPhrase('a quarter|one quarter|un quart|una cuarta parte|un cuarto|um quarto'), 25],
  [anyPhrase('a fifth|one fifth|un cinquieme|una quinta parte|um quinto'), 20],
  [anyPhrase('a tenth|one tenth|un dixieme|una decima parte|um decimo'), 10],
];

/** Numbers of a sentence in figures, words and fractions. */
export function weightsIn(plain: string): Weight[] {
  const figures = numeralsIn(plain).map(({ value, start, end }) => ({ value, start, end }));
  const parts = fractions.flatMap(([pattern, value]) =>
    [...plain.matchAll(pattern)].map(({ index, 0: text }) => ({
      value,
      start: index,
      end: index + text.length,
    })),
  );
  const words = [...plain.matchAll(/[a-z]+(?=[^a-z]|$)/g)].flatMap(({ index, 0: text }) => {
    const end = index + text.length;
    const spelled = spelledAtEnd(plain.slice(0, end));
    return spelled && spelled.value >= 5 ? [{ value: spelled.value, start: spelled.start, end }] : [];
  });
  // "Thirty-five" is one number, not thirty and thirty-five.
  const longest = words.filter(
    (one) => !words.some((other) => other !== one && other.start === one.start && other.end > one.end),
  );
  return [...figures, ...parts, ...longest].sort((one, other) => one.start - other.start);
}
