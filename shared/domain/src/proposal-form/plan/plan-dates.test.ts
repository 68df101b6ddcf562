import { isPlanDate, monthSpanInWords, planDateInWords, readPlanDate } from './plan-dates.ts';

test.each(['2026', '2026-11', '2026-11-23', '2028-02-29'])('%s is a date as far as it is known', (date) => {
  expect(isPlanDate(date)).toBe(true);
});

test.each(['', '26', '2026-13', '2026-00', '2026-02-29', '2026-1', '2026-11-23T00:00', '2026-11-'])(
  '"%s" is none',
  (date) => {
    expect(isPlanDate(date)).toBe(false);
  },
);

test.each([
  ['2026', '2026'],
  ['2026-11', 'November 2026'],
  ['2026-11-03', '3 November 2026'],
  ['', ''],
])('%s is said as "%s"', (value, words) => {
  expect(planDateInWords(value)).toBe(words);
});

test.each([
  [{ from: 1, to: 3 }, '2027-04-01', 'April to June 2027'],
  [{ from: 9, to: 12 }, '2027-04-15', 'December 2027 to March 2028'],
  [{ from: 5, to: 5 }, '2027-01-31', 'May 2027'],
  [{ from: 2, to: 2 }, '2027-01-31', 'February 2027'],
  [{ from: 2, to: 4 }, '', 'months 2 to 4'],
  [{ from: 2, to: 2 }, 'soon', 'month 2'],
])('months %o of a project that starts on %s', (span, startDate, words) => {
  expect(monthSpanInWords(span, startDate)).toBe(words);
});

test.each([
  ['2027', '2027'],
  [' 2027-04 ', '2027-04'],
  ['04/2027', '2027-04'],
  ['4.2027', '2027-04'],
  ['Apr 2027', '2027-04'],
  ['April 2027', '2027-04'],
  ['3 April 2027', '2027-04-03'],
  ['April 3, 2027', '2027-04-03'],
  ['٢٠٢٧', '2027'],
  ['', ''],
  ['03/04/2027', undefined],
  ['31 February 2027', undefined],
  ['soon', undefined],
  ['13/2027', undefined],
])('"%s" is the date %s', (text, date) => {
  expect(readPlanDate(text)).toBe(date);
});
