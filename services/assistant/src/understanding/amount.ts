/** A limit that a question sets to amounts: "over 50,000 dollars". */
export interface Limit {
  sign: '>' | '≥' | '<' | '≤' | '=';
  amount: number;
  /** Where it stands in the message. */
  used: ReadonlySet<number>;
}

const phrases: readonly [Limit['sign'], string][] = [
  [
    '>',
    [
      'over|above|more than|greater than|bigger than|larger than|higher than|better than|exceeding|exceeds|exceed|beyond|upwards of|north of',
      'plus de|plus d|plus que|au dela d|superieure?s? a|depass(?:ent|e|ant)|au dessus de|au dela de',
      'mas de|mayor(?:es)? (?:de|que|a)|superior(?:es)? a|por encima de|super(?:an|a|en|e)|arriba de',
      'mais (?:de|do que|que)|acima de|maior(?:es)? (?:de|do que|que)|ultrapass(?:am|a|em|e)|para la de',
      'zaidi ya|\\w*(?:nao|nalo|nayo|nazo|ku)zidi|juu ya|kubwa kuliko|kupita',
    ].join('|'),
  ],
  [
    '≥',
    [
      'at least|no less than|not less than|no fewer than|minimum|a minimum of|starting at',
      'au moins|au minimum|minimum|pas moins de|d au moins',
      'al menos|por lo menos|como minimo|minimo|no menos de|a partir de',
      'pelo menos|no minimo|minimo de|nao menos de|ao menos',
      'angalau|si chini ya|\\w*siyopungua|\\w*siopungua|kima cha chini',
    ].join('|'),
  ],
  [
    '<',
    [
      'under|below|less than|smaller than|lower than|cheaper than|fewer than|worse than|short of',
      'moins de|moins d|moins que|en dessous de|au dessous de|inferieure?s? a',
      'menos (?:de|do que|que)|por debajo de|inferior(?:es)? a|menor(?:es)? (?:de|do que|que|a)|debajo de',
      'abaixo de|inferiores? a',
      'chini ya|pungufu ya|ndogo kuliko',
    ].join('|'),
  ],
  [
    '=',
    'exactly|precisely|exactement|exactamente|justo|exatamente|precisamente|hasa|kamili|sawa na|equal to|equals',
  ],
  [
    '≤',
    [
      'at most|up to|no more than|not more than|maximum|a maximum of',
      'au plus|au maximum|maximum|pas plus de|jusqu a',
      'como maximo|como mucho|a lo sumo|maximo|no mas de|hasta',
      'no maximo|ao maximo|maximo de|nao mais de|ate',
      'isiyozidi|yasiyozidi|\\w*siyozidi|\\w*siozidi|si zaidi ya|hadi|kima cha juu',
    ].join('|'),
  ],
];

/** Behind the number: "75 or more". */
const suffixes: readonly [Limit['sign'], string][] = [
  [
    '≥',
    'or more|or above|or over|or higher|and up|ou plus|ou davantage|o mas|ou mais|au zaidi|kwenda juu|na zaidi',
  ],
  ['≤', 'or less|or fewer|or below|or under|ou moins|o menos|ou menos|au chini|au pungufu'],
];

const currency =
  '(?:us |usd|eur|kes|ksh|dollars?|dolares|dola|euros?|yuro|shillings?|shilingi|chelines|xelins)';
const currencyWord = new RegExp(`^${currency}$`);
const scales: Record<string, number> = { thousand: 1e3, lakh: 1e5, million: 1e6 };
const scale = {
  thousand: 'k|thousand|mille|mil|elfu',
  lakh: 'laki|lakh|lakhs',
  million: 'm|mn|millions?|millones|millon|milhoes|milhao|milioni',
};
const unitWords: Record<string, number> = {
  'one un une uno um uma a moja': 1,
  'two deux dos dois mbili': 2,
  'three trois tres tatu': 3,
  'four quatre cuatro quatro nne': 4,
  'five cinq cinco tano': 5,
  'ten dix diez dez kumi': 10,
  'six seis sita': 6,
  'seven sept siete sete saba': 7,
  'eight huit ocho oito nane': 8,
  'nine neuf nueve nove tisa': 9,
  'twenty vingt veinte vinte ishirini': 20,
  'thirty trente treinta trinta thelathini': 30,
  'forty quarante cuarenta quarenta arobaini': 40,
  'fifty cinquante cincuenta cinquenta hamsini': 50,
  'sixty soixante sesenta sessenta sitini': 60,
  'seventy setenta sabini': 70,
  'eighty ochenta oitenta themanini': 80,
  'ninety noventa tisini': 90,
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
const anyScale = `${scale.million}|${scale.lakh}|${scale.thousand}`;
const written = `(?:(${figure})(?: (\\d))? ?(${anyScale})?|(${unit}) (${anyScale})|(milioni|laki|elfu) (${figure}|${unit})|(${scale.million}|${scale.lakh})|(${several}))`;

const multiplierOf = (word: string | undefined): number =>
  (['thousand', 'lakh', 'million'] as const)
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

const behind = suffixes.map(([sign, phrase]) => ({
  sign,
  pattern: new RegExp(`(?<= )(?:${currency} )?${written}(?: ?${currency})? (?:${phrase})(?= )`, 'g'),
}));

/** "Between 20,000 and 40,000", both included. */
const range = new RegExp(
  `(?<= )(?:between|entre|kati ya|baina ya) (?:${currency} )?${written}(?: ?${currency})? (?:and|et|y|e|na|to|a|hadi) (?:${currency} )?${written}(?: ?${currency})?(?= )`,
  'g',
);
/** How many groups of `written` one number has. */
const groupCount = 9;

function rangeOf(match: RegExpExecArray): { sign: Limit['sign']; amount: number }[] {
  const [first, last] = [amountOf(match.slice(1, 1 + groupCount)), amountOf(match.slice(1 + groupCount))];
  // "Between 20 and 40 thousand": the scale is of both.
  const isOfBoth = first < 1_000 && last >= 1_000 && first < last / 1_000;
  return [
    { sign: '≥', amount: isOfBoth ? first * (last >= 1e6 ? 1e6 : 1e3) : first },
    { sign: '≤', amount: last },
  ];
}

/** Smaller numbers count days, points or proposals. */
const leastAmount = 100;

/** The limits that a message sets, to amounts or to counts. `isTaken` says which words are a period. */
function allIn(tokens: readonly string[], isTaken: (at: number) => boolean): Limit[] {
  const text = ` ${tokens.map((token, at) => (isTaken(at) ? '_' : token)).join(' ')} `;
  const usedBy = (match: RegExpExecArray): Set<number> => {
    const first = text.slice(0, match.index).trim().split(' ').filter(Boolean).length;
    const { length } = match[0].trim().split(' ');
    // The currency is a word of its own.
    const places = Array.from({ length }, (_, n) => first + n);
    return new Set(places.filter((at) => !currencyWord.test(tokens[at] ?? '')));
  };
  const limits = [...compiled, ...behind].flatMap(({ sign, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      sign,
      amount: amountOf(match.slice(1)),
      used: usedBy(match),
    })),
  );
  const ranges = [...text.matchAll(range)].flatMap((match) =>
    rangeOf(match).map((limit) => ({ ...limit, used: usedBy(match) })),
  );
  // "No more than" has "more than" in it, and "between" may have it twice.
  const isPartOf = (one: Limit, other: Limit): boolean =>
    other.used.size > one.used.size && [...one.used].every((at) => other.used.has(at));
  const all = [...limits, ...ranges];
  return all.filter((one) => !all.some((other) => isPartOf(one, other)));
}

/** The limits that a message sets to amounts. `isTaken` says which words are a period. */
export const limitsIn = (...given: Parameters<typeof allIn>): Limit[] =>
  allIn(...given).filter(({ amount }) => amount >= leastAmount);

/** The limits that it sets to what it counts: "more than three". */
export const countsIn = (...given: Parameters<typeof allIn>): Limit[] =>
  allIn(...given).filter(({ amount }) => amount < leastAmount);

/** A small number in digits or as a word: "3", "three", "a". */
export const countOf = (token: string): number | undefined =>
  /^\d{1,3}$/.test(token) ? Number(token) : units[token];

/** Whether an amount keeps to all limits. */
export const isWithinLimits = (amount: number, limits: readonly Pick<Limit, 'sign' | 'amount'>[]): boolean =>
  limits.every((limit) => keepsTo(amount, limit));

/** Whether a number keeps to one limit. */
export const keepsTo = (value: number, { sign, amount }: Pick<Limit, 'sign' | 'amount'>): boolean =>
  ({
    '>': value > amount,
    '≥': value >= amount,
    '<': value < amount,
    '≤': value <= amount,
    '=': value === amount,
  })[sign];
