/** Numbers in words, from two; those that mean something else as well ("once", "sept") are left out. */
const spelled = [
  'two deux dois duas mbili',
  'three trois tres tatu',
  'four quatre cuatro quatro nne',
  'five cinq cinco tano',
  'six seis sita',
  'seven siete sete saba',
  'eight huit ocho oito nane',
  'nine neuf nueve nove tisa',
  'ten dix diez dez kumi',
];
const larger: [string, number][] = [
  ...[...'fifteen quinze quince'.split(' ')].map((word): [string, number] => [word, 15]),
  ...[...'twenty vingt veinte vinte ishirini'.split(' ')].map((word): [string, number] => [word, 20]),
  ...[...'thirty trente treinta trinta thelathini'.split(' ')].map((word): [string, number] => [word, 30]),
  ...[...'sixty soixante sesenta sessenta sitini'.split(' ')].map((word): [string, number] => [word, 60]),
  ...[...'ninety noventa tisini'.split(' ')].map((word): [string, number] => [word, 90]),
];
const numbers = new Map<string, number>([
  ...spelled.flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 2])),
  ...larger,
]);

const unit =
  /^(?:days?|weeks?|months?|jours?|semaines?|mois|dias?|semanas?|meses|mes|prochains|prochaines|proximos|proximas|dernieres|derniers|ultimos|ultimas)$/;
const swahiliUnit = /^(?:siku|wiki|miezi)$/;

/** A message with the numbers of days, weeks and months in digits: "in the next two weeks", "wiki mbili zijazo". */
export const inDigits = (tokens: readonly string[]): string[] =>
  tokens.map((token, at) => {
    const isCounted = unit.test(tokens[at + 1] ?? '') || swahiliUnit.test(tokens[at - 1] ?? '');
    // "Dos" is of the, too.
    const number = token === 'dos' ? 2 : numbers.get(token);
    return isCounted && number !== undefined ? String(number) : token;
  });
