import type { ProfileSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { assistant } from '../app.ts';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';
import { onOrganizationRegistered } from './on-organization-registered.handler.ts';
import { onOrganizationRenamed } from './on-organization-renamed.handler.ts';
import { onProfileChanged } from './on-profile-changed.handler.ts';

testApp(assistant);

const register = (tenantId: string, name: string) =>
  onOrganizationRegistered.handle(event('organization.registered', tenantId, { name, userId: 'u' }));
const rename = (tenantId: string, name: string, revision: number) =>
  onOrganizationRenamed.handle(event('organization.renamed', tenantId, { name, revision }));
const nameOf = async (tenantId: string) => (await KnownOrganizationModel.findOne({ tenantId }).lean())?.name;

const profile: ProfileSnapshot = {
  ...{ profileId: 'p1', revision: 1, name: 'As in the profile', type: 'Other', location: '', foundedYear: 0 },
  ...{ mission: '', sdgs: [], website: '', isActive: true, onLeaderboard: true, facts: [] },
};

test('the newest name counts, in whatever order and however often events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 1, 3], { minLength: 6 }), async (order) => {
      const { tenantId } = await newActor();
      for (const n of order) await (n === 0 ? register(tenantId, 'First') : rename(tenantId, `Name ${n}`, n));
      expect(await nameOf(tenantId)).toBe('Name 3');
    }),
    { numRuns: 10 },
  );
});

test('if there is a profile, its name counts', async () => {
  const { tenantId } = await newActor();
  await onProfileChanged.handle(event('profile.created', tenantId, profile));
  await rename(tenantId, 'Another', 1);
  expect(await nameOf(tenantId)).toBe('As in the profile');
});

test('what a later version adds to the profile keeps nobody from knowing the rest', async () => {
  const { tenantId } = await newActor();
  const standing = { taxExemptStatus: '', annualBudgetRange: '', focusAreas: ['Water'] };
  const later = { ...profile, mission: 'Safe water', standing, addedLater: { by: 'a newer service' } };
  await onProfileChanged.handle(event('profile.created', tenantId, later));
  expect(await KnownOrganizationModel.findOne({ tenantId }).lean()).toMatchObject({ mission: 'Safe water' });
});
