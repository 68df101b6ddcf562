/** A limit that a question sets to amounts: "over 50,000 dollars". */
export interface Limit {
  sign: '>' | '≥' | '<' | '≤';
  amount: number;
  /** Where it stands in the message. */
  used: ReadonlySet<number>;
}

const phrases: readonly [Limit['sign'], string][] = [
  [
    '>',
    'over|above|more than|greater than|bigger than|larger than|higher than|exceeding|beyond|plus de|plus que|superieure?s? a|depass(?:ent|e|ant)|au dessus de|mas de|mayor(?:es)? (?:de|que|a)|superior(?:es)? a|por encima de|super(?:an|a)|mais (?:de|do que|que)|acima de|maior(?:es)? (?:de|do que|que)|ultrapass(?:am|a)|zaidi ya|\\w*(?:nao|nalo|nayo|nazo|ku)zidi|juu ya',
  ],
  [
    '≥',
    'at least|no less than|minimum|au moins|al menos|por lo menos|como minimo|pelo menos|no minimo|angalau',
  ],
  [
    '<',
    'under|below|less than|smaller than|lower than|cheaper than|fewer than|moins de|en dessous de|inferieure?s? a|menos (?:de|do que|que)|por debajo de|inferior(?:es)? a|menor(?:es)? (?:de|do que|que|a)|abaixo de|chini ya|pungufu ya',
  ],
  ['≤', 'at most|up to|no more than|maximum|au plus|como maximo|no maximo|isiyozidi|yasiyozidi|hadi'],
];

const currency =
  '(?:us |usd|eur|kes|ksh|dollars?|dolares|dola|euros?|yuro|shillings?|shilingi|chelines|xelins)';
const currencyWord = new RegExp(`^${currency}$`);
const scales: Record<string, number> = { thousand: 1e3, million: 1e6 };
const scale = {
  thousand: 'k|thousand|mille|mil|elfu',
  million: 'm|mn|millions?|millones|millon|milhoes|milhao|milioni',
};
const unitWords: Record<string, number> = {
  'one un une uno um uma a moja': 1,
  'two deux dos dois mbili': 2,
  'three trois tres tatu': 3,
  'four quatre cuatro quatro nne': 4,
  'five cinq cinco tano': 5,
  'ten dix diez dez kumi': 10,
  'fifty cinquante cincuenta cinquenta hamsini': 50,
  'hundred cent cien cem mia': 100,
};
const units: Record<string, number> = Object.fromEntries(
  Object.entries(unitWords).flatMap(([words, value]) => words.split(' ').map((word) => [word, value])),
);
const unit = Object.keys(units).join('|');
/** Of the words alone, "one" and "a" count nothing. */
const several = Object.keys(units)
  .filter((word) => (units[word] ?? 0) > 1)
  .join('|');
const figure = '\\d{1,3}(?: \\d{3})+|\\d+';
/** In Swahili the scale stands first: "milioni mbili". */
const written = `(?:(${figure})(?: (\\d))? ?(${scale.million}|${scale.thousand})?|(${unit}) (${scale.million}|${scale.thousand})|(milioni|elfu) (${figure}|${unit})|(${scale.million})|(${several}))`;

const multiplierOf = (word: string | undefined): number =>
  (['thousand', 'million'] as const)
    .filter((one) => new RegExp(`^(?:${scale[one]})$`).test(word ?? ''))
    .map((one) => scales[one] ?? 1)[0] ?? 1;
const numberOf = (word: string | undefined): number =>
  units[word ?? ''] ?? Number((word ?? '').replaceAll(' ', ''));

function amountOf(groups: readonly (string | undefined)[]): number {
  const [digits, tenths, digitScale, word, wordScale, swahiliScale, swahiliNumber, alone, small] = groups;
  if (digits) return (numberOf(digits) + (tenths ? Number(tenths) / 10 : 0)) * multiplierOf(digitScale);
  if (word) return numberOf(word) * multiplierOf(wordScale);
  if (swahiliScale) return numberOf(swahiliNumber) * multiplierOf(swahiliScale);
  return small ? numberOf(small) : multiplierOf(alone);
}

const compiled = phrases.map(([sign, phrase]) => ({
  sign,
  pattern: new RegExp(`(?<= )(?:${phrase}) (?:${currency} )?${written}(?: ?${currency})?(?= )`, 'g'),
}));

/** Smaller numbers count days, points or proposals. */
const leastAmount = 100;

/** The limits that a message sets, to amounts or to counts. `isTaken` says which words are a period. */
function allIn(tokens: readonly string[], isTaken: (at: number) => boolean): Limit[] {
  const text = ` ${tokens.map((token, at) => (isTaken(at) ? '_' : token)).join(' ')} `;
  return compiled.flatMap(({ sign, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const amount = amountOf(match.slice(1));
      const first = text.slice(0, match.index).trim().split(' ').filter(Boolean).length;
      const { length } = match[0].trim().split(' ');
      // The currency is a word of its own.
      const places = Array.from({ length }, (_, n) => first + n);
      const used = new Set(places.filter((at) => !currencyWord.test(tokens[at] ?? '')));
      return [{ sign, amount, used }];
    }),
  );
}

/** The limits that a message sets to amounts. `isTaken` says which words are a period. */
export const limitsIn = (...given: Parameters<typeof allIn>): Limit[] =>
  allIn(...given).filter(({ amount }) => amount >= leastAmount);

/** The limits that it sets to what it counts: "more than three". */
export const countsIn = (...given: Parameters<typeof allIn>): Limit[] =>
  allIn(...given).filter(({ amount }) => amount < leastAmount);

/** Whether an amount keeps to all limits. */
export const isWithinLimits = (amount: number, limits: readonly Pick<Limit, 'sign' | 'amount'>[]): boolean =>
  limits.every(({ sign, amount: limit }) =>
    sign === '>'
      ? amount > limit
      : sign === '≥'
        ? amount >= limit
        : sign === '<'
          ? amount < limit
          : amount <= limit,
  );
