import { emptyProfileFields } from './empty-profile.ts';
import { waterTrust, waterTrustExport } from './profile.fixture.ts';
import { normalizeProfile, profileInAnswer, readProfile } from './profile-reading.ts';

const inSnakeCase = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  );

const answered = {
  ...waterTrustExport,
  id: 'p1',
  tenantId: 't1',
  revision: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
};

test('both spellings give the same profile', () => {
  expect(readProfile(answered)).toEqual(answered);
  expect(readProfile(inSnakeCase(answered))).toEqual(answered);
});

test.each([
  ['a list', [1, 4]],
  ['JSON text', '[1,4]'],
  ['a list of texts', ['1', '4']],
  ['JSON text of texts', '["1", "4"]'],
])('sdgs as %s', (_how, sdgs) => {
  expect(normalizeProfile({ sdgs })).toEqual({ sdgs: [1, 4] });
  expect(readProfile({ sdgs }).sdgs).toEqual([1, 4]);
});

test.each(['none', '{"1": true}', 7, null, '[18, 0, "x", 2.5]'])(
  'sdgs that are none (%j) are no goals to a page',
  (sdgs) => {
    expect(readProfile({ sdgs }).sdgs).toEqual([]);
  },
);

test('the type has three names, and "ngo" marks onboarding', () => {
  for (const name of ['type', 'organization_type', 'organizationType']) {
    expect(normalizeProfile({ [name]: 'Other' })).toEqual({ type: 'Other' });
  }
  expect(normalizeProfile({ organizationType: 'ngo' })).toEqual({ organizationType: 'ngo' });
  expect(normalizeProfile({ organization_type: 'ngo' })).toEqual({ organizationType: 'ngo' });
  expect(readProfile({ organizationType: 'ngo' }).type).toBe('');
});

test('a year may be text, and an empty one is no year', () => {
  expect(normalizeProfile({ founded_year: '2014' })).toEqual({ foundedYear: 2014 });
  expect(normalizeProfile({ foundedYear: '' })).toEqual({ foundedYear: 0 });
  expect(normalizeProfile({ foundedYear: 'long ago' })).toEqual({ foundedYear: 'long ago' });
});

test('unknown, duplicate and mistyped fields stay, so that the schema refuses them', () => {
  const odd = { name: 7, points: 5, founded_year: 1, foundedYear: 2, sdgs: { $gt: 0 } };
  expect(normalizeProfile(odd)).toEqual(odd);
  expect(normalizeProfile('text')).toBe('text');
  expect(normalizeProfile([1])).toEqual([1]);
  const polluted = JSON.parse('{"__proto__": {"name": "x"}}') as object;
  expect(Object.keys(normalizeProfile(polluted) as object)).toEqual(['__proto__']);
});

test('missing fields are empty, switches are on, and the tenant replaces a missing id', () => {
  expect(readProfile({ tenant_id: 't1' })).toEqual({
    ...emptyProfileFields,
    isActive: true,
    onLeaderboard: true,
    projects: [],
    policies: [],
    reports: [],
    hiddenContactFields: [],
    facts: [],
    id: 't1',
    tenantId: 't1',
    revision: 0,
    createdAt: '',
    updatedAt: '',
  });
  expect(readProfile(null).name).toBe('');
});

test('an answer has the profile under either of two names', () => {
  expect(profileInAnswer({ profile: waterTrust })?.name).toBe('Maji Kwa Wote');
  expect(profileInAnswer({ organization: inSnakeCase(waterTrust) })?.contactEmail).toBe(
    waterTrust.contactEmail,
  );
  expect(profileInAnswer({ profile: null })).toBeUndefined();
  expect(profileInAnswer([])).toBeUndefined();
});
