import fc from 'fast-check';
import { dayOf } from '../format/calendar.ts';
import { daysUntilExpiry, documentState, expiryInWords } from './document-state.ts';

const today = '2026-11-24';
const day = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  .map((moment) => dayOf(new Date(moment)));

test.each([
  ['', '', 'valid'],
  ['', '2027-01-31', 'valid'],
  // Valid on its last day.
  ['2026-11-24', '', 'valid'],
  ['2026-11-23', '', 'expired'],
  ['2027-01-31', '2027-01-31', 'valid'],
  ['2027-01-30', '2027-01-31', 'expires_before_deadline'],
  ['2026-11-23', '2027-01-31', 'expired'],
  // Of a deadline that has passed only that day counts.
  ['2026-11-10', '2026-11-09', 'valid'],
  ['2026-11-08', '2026-11-09', 'expired'],
  ['not a day', '2027-01-31', 'valid'],
  ['2026-11-23', 'not a day', 'expired'],
])('valid until %s, deadline %s: %s', (expiresOn, deadline, state) => {
  expect(documentState({ expiresOn }, deadline, today)).toBe(state);
});

test('a later expiry is never worse, a later deadline never better', () => {
  const rank = { valid: 2, expires_before_deadline: 1, expired: 0 };
  fc.assert(
    fc.property(day, day, day, (one, other, deadline) => {
      const [early, late] = [one, other].sort() as [string, string];
      const rankOf = (expiresOn: string, until: string) => rank[documentState({ expiresOn }, until, today)];
      expect(rankOf(late, deadline)).toBeGreaterThanOrEqual(rankOf(early, deadline));
      const ahead = [early, late].filter((until) => until >= today) as string[];
      for (const until of ahead.slice(1))
        expect(rankOf(deadline, until)).toBeLessThanOrEqual(rankOf(deadline, ahead[0] as string));
    }),
  );
});

test.each([
  ['', 'Does not expire', 'info'],
  ['2026-11-23', 'Expired', 'error'],
  ['2026-11-24', 'Expires today', 'warning'],
  ['2026-11-25', 'Expires tomorrow', 'warning'],
  ['2027-01-23', 'Expires in 60 days', 'warning'],
  ['2027-01-24', 'Valid', 'success'],
])('until %s: %s', (expiresOn, label, tone) => {
  expect(expiryInWords({ expiresOn }, today)).toMatchObject({ label, tone });
});

test('days until the last valid day', () => {
  expect(daysUntilExpiry({ expiresOn: '2026-11-24' }, today)).toBe(0);
  expect(daysUntilExpiry({ expiresOn: '2026-11-20' }, today)).toBe(-4);
  expect(daysUntilExpiry({ expiresOn: '' }, today)).toBeUndefined();
});
