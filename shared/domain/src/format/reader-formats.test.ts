import fc from 'fast-check';
import { budgetText, parseBudgetText } from '../index.ts';
import { formatDay } from './date-words.ts';
import { formatClock, formatMoney, formatNumber, parseWholeNumber, relativeTime } from './formats.ts';
import { formatLocaleNames, setReaderFormats, standardFormats } from './reader-formats.ts';

afterEach(() => setReaderFormats(standardFormats));

/** Intl uses non-breaking spaces; a reader sees plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('by default everything is US English (DATA-10)', () => {
  expect(formatMoney(1_234_567)).toBe('$1,234,567');
  expect(formatNumber(12_345.5)).toBe('12,345.5');
  expect(formatDay('2026-11-21')).toBe('November 21, 2026');
  expect(formatClock('2026-11-21T16:05:00')).toBe('16:05');
});

test.each([
  ['en-GB', 'symbol', 'US$1,234.50', '12,345', '21 November 2026', '21/10/2026'],
  ['de-DE', 'symbol', '1.234,50 $', '12.345', '21 November 2026', '21.10.2026'],
  ['fr-FR', 'code', '1 234,50 USD', '12 345', '21 November 2026', '21/10/2026'],
  ['sw-KE', 'name', '1,234.50 US dollars', '12,345', '21 November 2026', '21/10/2026'],
  ['en-US', 'name', '1,234.50 US dollars', '12,345', 'November 21, 2026', '10/21/2026'],
] as const)('%s with the currency as %s', (locale, currencyDisplay, money, number, day, old) => {
  setReaderFormats({ ...standardFormats, locale, currencyDisplay });
  expect(plain(formatMoney(1_234.5))).toBe(money);
  expect(plain(formatNumber(12_345))).toBe(number);
  expect(formatDay('2026-11-21')).toBe(day);
  expect(relativeTime('2026-10-21T12:00:00Z', Date.UTC(2026, 10, 25))).toBe(old);
});

test('the currency display never changes the amount', () => {
  setReaderFormats({ ...standardFormats, locale: 'en-GB', currencyDisplay: 'code' });
  expect(plain(formatMoney(50_000))).toBe('USD 50,000');
  expect(formatMoney(50_000, 'USD', 'en-US')).toBe('$50,000');
});

test('a number field parses what it shows, in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formatLocaleNames), fc.nat(), (locale, number) => {
      setReaderFormats({ ...standardFormats, locale, currencyDisplay: 'symbol' });
      expect(parseWholeNumber(formatNumber(number))).toBe(number);
      expect(parseWholeNumber(number.toLocaleString('en-US'))).toBe(number);
    }),
  );
});

test('stored texts are the same for every writer, and are parsed to the cent', () => {
  const line = {
    category: 'personnel',
    item: 'Mobilisers',
    quantityHundredths: 200,
    unit: 'people',
    unitCents: 123_450,
    months: 10,
    justification: '',
  } as const;
  const written = budgetText([line], { rate: 1_050, cap: 1_500 });
  for (const locale of formatLocaleNames) {
    setReaderFormats({ ...standardFormats, locale, currencyDisplay: 'name' });
    expect(budgetText([line], { rate: 1_050, cap: 1_500 })).toBe(written);
    const read = parseBudgetText(written);
    expect([read.totalCents, read.statedTotalCents, read.unread]).toEqual([2_728_245, 2_728_245, []]);
  }
});
