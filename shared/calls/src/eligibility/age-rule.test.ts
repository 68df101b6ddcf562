import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { held } from './check-eligibility.fixture.ts';

const of = (value: string, foundedYear: number, rest: Parameters<typeof held>[0] | object = {}) =>
  held({ kind: 'age', value, applicant: { foundedYear }, ...rest }).verdict;

test.each([
  ['2 years', 2014, 'yes'],
  ['2 years', 2025, 'no'],
  ['2 years', 2024, 'ask'],
  ['3 años', 2020, 'yes'],
  ['au moins 5 ans', 2023, 'no'],
  ['pelo menos três anos', 2014, 'yes'],
  ['six months', 2025, 'yes'],
  ['at most 5 years', 2014, 'no'],
  ['no more than 5 years', 2023, 'yes'],
  ['moins de 5 ans', 2014, 'no'],
  ['menos de 10 años', 2020, 'yes'],
  ['not less than 2 years', 2025, 'no'],
  ['registered before 1 January 2023', 2022, 'yes'],
  ['registered before 1 January 2023', 2023, 'no'],
  ['by 31 December 2023', 2023, 'yes'],
  ['before 15 June 2023', 2023, 'ask'],
  ['avant le 1er janvier 2020', 2019, 'yes'],
  ['antes de 2020', 2020, 'no'],
  ['founded after 2018', 2020, 'yes'],
  ['founded after 2018', 2018, 'no'],
  ['established since 2018', 2016, 'ask'],
  ['2 years', 0, 'ask'],
  ['2 years', 2031, 'ask'],
  ['a good while', 2014, 'ask'],
] as const)('%s: founded in %d gets %s', (value, year, verdict) => {
  expect(of(value, year)).toBe(verdict);
});

test('the direction may stand in the text alone, and an exclusion turns it around', () => {
  expect(of('2 years', 2025, { text: 'Organizations younger than two years may not apply.' })).toBe('no');
  expect(of('2 years', 2025, { isExclusion: true, text: 'less than 2 years old' })).toBe('no');
  expect(of('10 years', 2010, { text: 'Organizations must be less than 10 years old' })).toBe('no');
});

test('a text that asks for another age than its value is asked about', () => {
  expect(of('2 years', 2014, { text: 'at least five years' })).toBe('ask');
});

test('the day that counts is the deadline where the call says so, and asked about where both days differ', () => {
  const call = { deadlineDay: '2027-01-31' };
  expect(of('3 years', 2023, { call, text: 'three years at the deadline' })).toBe('yes');
  expect(of('3 years', 2023, { call })).toBe('ask');
  expect(of('2 years', 2014, { call, text: 'two years before the publication of the call' })).toBe('ask');
});

test('experience is more than years', () => {
  const text = 'at least 3 years of experience in health';
  expect([of('3 years', 2014, { text }), of('3 years', 2025, { text })]).toEqual(['ask', 'no']);
});

test('never yes for an organization that may be younger, never no for one that may be old enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2026 }),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 20 }),
      (year, offset, years) => {
        const founded = new Date(Date.UTC(year, 0, 1 + offset));
        const oldEnough = new Date(Date.UTC(2026 - years, 10, 24));
        const verdict = of(`${years} years`, year);
        if (verdict === 'yes') expect(founded <= oldEnough).toBe(true);
        if (verdict === 'no') expect(founded > oldEnough).toBe(true);
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});
