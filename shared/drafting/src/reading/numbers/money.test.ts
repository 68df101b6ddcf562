import { amountsWithCurrency, moneyCell, moneyUnit } from './money.ts';

test.each([
  ['KES 4,200,000', 4_200_000, 'KES'],
  ['KES 4.2 million', 4_200_000, 'KES'],
  ['US$1,250.50', 1_250.5, 'US$'],
  ['€ 12.500', 12_500, '€'],
  ['3 billion shillings', 3_000_000_000, 'shillings'],
])('%s', (text, value, unit) => {
  expect(moneyCell(text)).toEqual({ value, unit });
  expect(amountsWithCurrency(`It cost ${text} in all.`)).toEqual([{ value, unit }]);
});

test.each(['4,200,000', 'KES', 'ALL 20 schools', 'TOP 10', '12 wells', 'KES 4 and more', 'MASKES 4'])(
  '"%s" is no amount with a currency',
  (text) => expect(moneyCell(text)).toBeUndefined(),
);

test('a currency goes before its number, other units after it', () => {
  expect(moneyUnit('KES a year')).toEqual({ sign: 'KES', space: ' ', rate: ' a year' });
  expect(moneyUnit('$')).toEqual({ sign: '$', space: '', rate: '' });
  for (const unit of ['wells', 'KES of maize', 'shillings', '']) expect(moneyUnit(unit)).toBeUndefined();
});
