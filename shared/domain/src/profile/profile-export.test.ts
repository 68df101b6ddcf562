import fc from 'fast-check';
import { currencies } from '../format/currencies.ts';
import { annualBudgetRanges, organizationTypes, taxExemptStatuses } from './organization-vocabulary.ts';
import { waterTrustExport } from './profile.fixture.ts';
import { type ExportedProfile, exportProfile, importProfile, profileExportName } from './profile-export.ts';
import { profileContactFields } from './profile-fields.ts';

const at = new Date('2026-11-21T22:00:00Z');
const text = fc.string({ unit: 'binary', maxLength: 60 });
const goal = fc.integer({ min: 1, max: 17 });

const anyProfile: fc.Arbitrary<ExportedProfile> = fc.record({
  name: text,
  type: fc.constantFrom('', ...organizationTypes),
  location: text,
  foundedYear: fc.integer({ min: 0, max: 3_000 }),
  website: text,
  contactName: text,
  contactEmail: text,
  contactPhone: text,
  mission: text,
  description: text,
  registrationNumber: text,
  legalStatus: text,
  currency: fc.constantFrom('', ...currencies),
  taxExemptStatus: fc.constantFrom('', ...taxExemptStatuses),
  annualBudgetRange: fc.constantFrom('', ...annualBudgetRanges),
  sdgs: fc.uniqueArray(goal),
  focusAreas: fc.array(text, { maxLength: 5 }),
  languages: fc.array(text, { maxLength: 3 }),
  registrationAuthority: text,
  registrationCountry: text,
  registrationSince: fc.integer({ min: 0, max: 3_000 }),
  photoAlt: text,
  linkedinUrl: text,
  twitterHandle: text,
  isActive: fc.boolean(),
  onLeaderboard: fc.boolean(),
  hiddenContactFields: fc.uniqueArray(fc.constantFrom(...profileContactFields)),
  facts: fc.array(
    fc.record({
      id: text,
      name: text,
      value: fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .map((value) => (Object.is(value, -0) ? 0 : value)),
      unit: text,
      date: text,
      source: text,
    }),
    { maxLength: 3 },
  ),
  projects: fc.array(
    fc.record(
      {
        id: text,
        title: text,
        funder: text,
        amount: fc.integer({ min: 0 }),
        currency: text,
        from: fc.integer(),
        to: fc.integer(),
        summary: text,
        proposalId: fc.constant('p1'),
        showsAmount: fc.constant(true),
      },
      { requiredKeys: ['id', 'title', 'funder', 'amount', 'currency', 'from', 'to', 'summary'] },
    ),
    { maxLength: 2 },
  ),
  policies: fc.array(fc.record({ id: text, title: text, url: text }), { maxLength: 2 }),
  reports: fc.array(fc.record({ id: text, title: text, year: fc.integer(), url: text }), { maxLength: 2 }),
});

test('every export can be imported unchanged', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const file = JSON.stringify(exportProfile(profile, at), null, 2);
      expect(importProfile(file)).toEqual({ profile });
    }),
  );
});

test('the file has its version and date, and nothing that the server added', () => {
  const given = { ...waterTrustExport, id: 'p1', tenantId: 't1', revision: 4 };
  expect(exportProfile(given, at)).toEqual({
    version: '1.0',
    exportedAt: '2026-11-21T22:00:00.000Z',
    profile: waterTrustExport,
  });
});

test.each([
  ['Maji Kwa Wote', 'maji-kwa-wote-2026-11-21.json'],
  ['Água & Vida, Lda.', 'água-vida-lda-2026-11-21.json'],
  ['净水基金会', '净水基金会-2026-11-21.json'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21.json'],
  ['a\u202ecod.exe', 'a-cod-exe-2026-11-21.json'],
  ['!!!', 'profile-2026-11-21.json'],
  ['', 'profile-2026-11-21.json'],
])('the file of %j is named %s', (organization, name) => {
  expect(profileExportName(organization, at)).toBe(name);
});

test('the file name works on every disk, whatever the organization', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (organization) => {
      expect(profileExportName(organization, at)).toMatch(
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,79}-2026-11-21\.json$/u,
      );
    }),
  );
});

const withProfile = (profile: unknown) => JSON.stringify({ version: '1.0', profile });

test.each([
  ['%PDF-1.7', 'This file is not JSON, so it cannot be an exported profile.'],
  ['', 'This file is not JSON, so it cannot be an exported profile.'],
  ['[]', 'This file is not a profile exported from Harambee.'],
  ['{"name": "x"}', 'This file is not a profile exported from Harambee.'],
  ['{"version": "1.0"}', 'This file is not a profile exported from Harambee.'],
  [withProfile('x'), 'This file is not a profile exported from Harambee.'],
  ['{"version": "2.0", "profile": {}}', 'This file has version "2.0"; only version 1.0 can be imported.'],
  [withProfile({ name: 5 }), 'The field "name" of this file has an invalid value.'],
  [withProfile({ sdgs: [18] }), 'The field "sdgs" of this file has an invalid value.'],
  [withProfile({ isActive: 'yes' }), 'The field "isActive" of this file has an invalid value.'],
  [
    withProfile({ hiddenContactFields: ['name'] }),
    'The field "hiddenContactFields" of this file has an invalid value.',
  ],
  [withProfile({ facts: [{ name: 'x' }] }), 'The field "facts" of this file has an invalid value.'],
  [withProfile({ projects: [{ title: 5 }] }), 'The field "projects" of this file has an invalid value.'],
  [
    withProfile({ reports: [{ title: 'x', url: 'y' }] }),
    'The field "reports" of this file has an invalid value.',
  ],
  ['x'.repeat(1_000_001), 'This file is too large to be an exported profile.'],
])('an invalid file (%#) gets a plain message', (file, problem) => {
  expect(importProfile(file)).toEqual({ problem });
});

test('a file with a byte order mark or in the other spelling can be read', () => {
  const file = `\ufeff${withProfile({ name: 'Maji', founded_year: '2014', sdgs: '[6]' })}`;
  expect(importProfile(file)).toMatchObject({
    profile: { name: 'Maji', foundedYear: 2014, sdgs: [6], isActive: true },
  });
});
