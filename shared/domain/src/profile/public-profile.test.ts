import { waterTrustExport } from './profile.fixture.ts';
import { profileContactFields } from './profile-fields.ts';
import { publicProfile } from './public-profile.ts';

const profile = {
  ...waterTrustExport,
  id: 'p1',
  tenantId: 'secret-tenant',
  revision: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
};

const known = { funded: new Map() };

test('tenant, settings and the list of figures are not public', () => {
  const shown = publicProfile(profile, known);
  for (const field of ['tenantId', 'revision', 'facts', 'isActive', 'onLeaderboard', 'hiddenContactFields']) {
    expect(shown).not.toHaveProperty(field);
  }
  expect(JSON.stringify(shown)).not.toContain('secret-tenant');
});

test.each(profileContactFields)('%s is visible, and absent if hidden or empty', (field) => {
  expect(publicProfile({ ...profile, hiddenContactFields: [] }, known)[field]).toBe(profile[field]);
  expect(publicProfile({ ...profile, hiddenContactFields: [field] }, known)).not.toHaveProperty(field);
  expect(publicProfile({ ...profile, hiddenContactFields: [], [field]: '' }, known)).not.toHaveProperty(
    field,
  );
});
