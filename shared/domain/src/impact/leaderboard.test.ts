import fc from 'fast-check';
import { avatarOf } from '../account/avatar.ts';
import { dayOf, isoWeek } from '../format/calendar.ts';
import { organizationTypes } from '../profile/organization-vocabulary.ts';
import { awardNamed } from './award-catalog.ts';
import { organizationCategory, pointWindows, windowDays, windowNumber } from './leaderboard.ts';

const moments = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((time) => new Date(time));

test('five organization types have a category, the others are "other"', () => {
  expect(organizationTypes.map(organizationCategory)).toEqual([
    'environment',
    'education',
    'health',
    'community',
    'other',
    'other',
    'other',
    'other',
    'other',
    'youth',
    'other',
  ]);
  expect(['', 'toString', '__proto__'].map(organizationCategory)).toEqual(['other', 'other', 'other']);
});

test('periods follow the calendar: the same number within one, one more in the next', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      for (const window of pointWindows) {
        const { start, previousStart } = windowDays(window, moment);
        const number = windowNumber(window, moment);
        expect(windowNumber(window, new Date(`${start}T00:00:00Z`))).toBe(number);
        expect(windowNumber(window, new Date(Date.parse(`${start}T00:00:00Z`) - 1))).toBe(number - 1);
        expect(windowNumber(window, new Date(`${previousStart}T00:00:00Z`))).toBe(number - 1);
      }
      expect(isoWeek(new Date(`${windowDays('weekly', moment).start}T00:00:00Z`))).toBe(isoWeek(moment));
      expect(windowDays('daily', moment).start).toBe(dayOf(moment));
      expect(windowDays('monthly', moment).start).toBe(`${dayOf(moment).slice(0, 7)}-01`);
    }),
  );
});

test.each([
  ['Afya Bora Initiative', 'AI'],
  ['maji', 'M'],
  ['élan vital', 'ÉV'],
  ['', '?'],
  ['𝒜lpha 𝒷eta', '𝒜𝒷'],
])('%s is %s', (name, letters) => {
  expect(avatarOf(name)).toBe(letters);
});

test("no avatar exceeds the contract's length", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) =>
      expect(avatarOf(name).length).toBeLessThanOrEqual(4),
    ),
  );
});

test('an award must be in the catalog', () => {
  const award = { points: 10, reason: 'Completed onboarding', category: 'setup' };
  expect(awardNamed(award)).toBe('onboarding');
  expect([awardNamed({ ...award, points: 11 }), awardNamed({ ...award, category: '' })]).toEqual([
    undefined,
    undefined,
  ]);
});
