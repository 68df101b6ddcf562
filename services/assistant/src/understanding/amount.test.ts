import fc from 'fast-check';
import { countsIn, isWithinLimits, keepsTo, limitsIn } from './amount.ts';
import { periodsIn } from './period.ts';
import { tokensOf } from './tokens.ts';

const limitOf = (text: string) =>
  limitsIn(tokensOf(text), () => false).map(({ sign, amount }) => [sign, amount]);
const groupings = [
  (amount: number) => String(amount),
  (amount: number) => amount.toLocaleString('en-US'),
  (amount: number) => amount.toLocaleString('en-US').replaceAll(',', ' '),
  (amount: number) => amount.toLocaleString('en-US').replaceAll(',', '.'),
];
const phrases = [
  ['over', '>', 'dollars'],
  ['at least', '≥', 'euros'],
  ['moins de', '<', 'euros'],
  ['más de', '>', 'dólares'],
  ['abaixo de', '<', 'euros'],
  ['angalau', '≥', ''],
] as const;

test('an amount is read however its digits are grouped, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 9_999_999 }),
      fc.constantFrom(...groupings),
      fc.constantFrom(...phrases),
      (amount, grouped, [phrase, sign, currency]) => {
        expect(limitOf(`proposals ${phrase} ${grouped(amount)} ${currency}`)).toEqual([[sign, amount]]);
      },
    ),
  );
});

test.each([
  ['plus de 20k', ['>', 20_000]],
  ['more than 1.5 million shillings', ['>', 1_500_000]],
  ['más de un millón de chelines', ['>', 1_000_000]],
  ['zaidi ya milioni mbili', ['>', 2_000_000]],
  ['zaidi ya dola 40000', ['>', 40_000]],
])('%s', (text, limit) => expect(limitOf(text)).toEqual([limit]));

test.each(['more than 3 proposals', 'over the weekend', 'since 2025'])('“%s” is no limit', (text) =>
  expect(limitOf(text)).toEqual([]),
);

test.each(['more than 3 proposals', 'plus de 3', 'más de tres propuestas', 'zaidi ya tatu'])(
  '“%s” is a limit of what is counted',
  (text) => {
    expect(countsIn(tokensOf(text), () => false)).toMatchObject([{ sign: '>', amount: 3 }]);
  },
);

test('the limits of an amount hold together', () => {
  const limits = limitsIn(tokensOf('over 100 euros and at most 200 euros'), () => false);
  expect([100, 101, 200, 201].filter((amount) => isWithinLimits(amount, limits))).toEqual([101, 200]);
});

const today = '2026-11-27';
const spanOf = (text: string, which: 'past' | 'ahead') => {
  const [period] = periodsIn(tokensOf(text), today);
  return period && [period[which].from, period[which].until];
};

test.each([
  ['due between 10 and 20 december', 'ahead', ['2026-12-10', '2026-12-21']],
  ['du 10 au 20 décembre', 'ahead', ['2026-12-10', '2026-12-21']],
  ['sent between august and october', 'past', ['2026-08-01', '2026-11-01']],
  ['sent between november and january', 'past', ['2025-11-01', '2026-02-01']],
  ['sent after september', 'past', ['2026-10-01', '']],
  ['sent since 15 november', 'past', ['2026-11-15', '']],
  ['due on december 4th', 'ahead', ['2026-12-04', '2026-12-05']],
  ['sent in the last 30 days', 'past', ['2026-10-28', '2026-11-28']],
  ['tangu mwezi wa sita', 'past', ['2026-06-01', '']],
] as const)('“%s” is a span', (text, which, span) => expect(spanOf(text, which)).toEqual(span));

test.each([
  ['>', [false, false, true]],
  ['≥', [false, true, true]],
  ['<', [true, false, false]],
  ['≤', [true, true, false]],
  ['=', [false, true, false]],
] as const)('a number keeps to “%s” as it says', (sign, kept) => {
  expect([29, 30, 31].map((value) => keepsTo(value, { sign, amount: 30 }))).toEqual(kept);
});

test.each([
  ['between 20 and 40 thousand', 20_000, 40_000],
  ['entre 20 000 et 40 000', 20_000, 40_000],
  ['kati ya laki 2 na laki 5', 200_000, 500_000],
])('“%s” is a limit below and one above', (text, least, most) => {
  const limits = limitsIn(`x ${text} x`.split(' '), () => false);
  expect(limits.map(({ sign, amount }) => ({ sign, amount }))).toEqual([
    { sign: '≥', amount: least },
    { sign: '≤', amount: most },
  ]);
});

test('“no more than” is not “more than”', () => {
  expect(countsIn('no more than 5 days'.split(' '), () => false).map(({ sign }) => sign)).toEqual(['≤']);
});
