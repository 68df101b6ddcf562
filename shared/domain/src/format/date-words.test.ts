import fc from 'fast-check';
import { formatMonth } from '../impact/impact-report-text.ts';
import { dateInWords, formatDay, formatShortDay, formatWeekday } from './date-words.ts';
import { formatLocaleNames, setReaderFormats, standardFormats } from './reader-formats.ts';

afterEach(() => setReaderFormats(standardFormats));

const days = [...'Sun Mon Tue Wed Thu Fri Sat'.split(' ')];
const months = [...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')];
const english = new RegExp(`^(?:(${[...days, ...months].join('|')})[a-z]*|[0-9]+|[, ])+$`);

test("whatever the reader's formats, every word of a date is English and every numeral is 0-9", () => {
  const style = fc.constantFrom('long', 'short');
  const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) }).map((time) => new Date(time));
  fc.assert(
    fc.property(
      fc.constantFrom(...formatLocaleNames),
      instant,
      style,
      style,
      (locale, at, month, weekday) => {
        setReaderFormats({ ...standardFormats, locale, currencyDisplay: 'symbol' });
        const day = at.toISOString().slice(0, 10);
        for (const words of [
          dateInWords(at, { month, weekday, day: 'numeric', year: 'numeric' }),
          dateInWords(at, { dateStyle: 'full' }),
          formatDay(day),
          formatShortDay(day),
          formatWeekday(at),
          formatMonth(day.slice(0, 7)),
        ])
          expect(words).toMatch(english);
      },
    ),
  );
});

test.each([
  ['en-US', 'Sunday, November 22', 'November 22, 2026', 'Nov 22'],
  ['de-DE', 'Sunday 22 November', '22 November 2026', '22 Nov'],
  ['zh-CN', 'Sunday, November 22', 'November 22, 2026', 'Nov 22'],
] as const)('%s: the order is the reader’s', (locale, weekday, day, short) => {
  setReaderFormats({ ...standardFormats, locale, currencyDisplay: 'symbol' });
  expect([formatWeekday('2026-11-22'), formatDay('2026-11-22'), formatShortDay('2026-11-22')]).toEqual([
    weekday,
    day,
    short,
  ]);
});

test('texts that are stored or sent are the same for every reader', () => {
  for (const locale of formatLocaleNames) {
    setReaderFormats({ ...standardFormats, locale, currencyDisplay: 'symbol' });
    expect(formatDay('2026-11-21', 'en-GB')).toBe('21 November 2026');
  }
});

test('an invalid date says so', () => {
  for (const wrong of ['someday', '2026-13', '2026-13-45']) expect(formatDay(wrong)).toBe('Invalid date');
});
