/** Names of the months and their short forms in four languages, without accents, by the number of the month. */
const names: readonly string[] = [
  'january jan janvier janv enero ene janeiro',
  'february feb fevrier fevr fev febrero fevereiro',
  'march mar mars marzo marco',
  'april apr avril avr abril abr',
  'may mai mayo maio',
  'june jun juin junio junho',
  'july jul juillet juil julio julho',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre setiembre setembro set',
  'october oct octobre octubre outubro out',
  'november nov novembre noviembre novembro',
  'december dec decembre diciembre dic dezembro dez',
];
const numbers = new Map(
  names.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** 1 for "janvier"; undefined for other words. */
export const monthNumber = (word: string): number | undefined => numbers.get(word);

export const monthPattern = [...numbers.keys()].sort((one, other) => other.length - one.length).join('|');
