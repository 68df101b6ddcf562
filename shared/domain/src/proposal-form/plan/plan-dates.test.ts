import {
  isPlanDate,
  monthSpanInWords,
  monthSpansInWords,
  planDateInWords,
  readPlanDate,
} from './plan-dates.ts';
import { readMonths } from './plan-months.ts';

test.each(['2026', '2026-11', '2026-11-23', '2028-02-29'])('%s is a date of partial precision', (date) => {
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
])('%s is written as "%s"', (value, words) => {
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
  ['1-3', '2027-04-01', 'April to June 2027'],
  ['2, 14, 26', '2027-07-01', 'August 2027, 2028 and 2029'],
  ['3-6, 15-18', '2027-07-01', 'September to December 2027 and 2028'],
  ['1-4, 9-12', '2027-04-01', 'April to July 2027 and December 2027 to March 2028'],
  ['6-9, 18-21', '2027-05-01', 'October 2027 to January 2028 and October 2028 to January 2029'],
  ['1-4, 9', '', 'months 1 to 4 and 9'],
  ['3, 15', '', 'months 3 and 15'],
])('months %s of a project that starts on "%s" are "%s"', (typed, startDate, words) => {
  expect(monthSpansInWords(readMonths(typed) ?? [], startDate)).toBe(words);
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
