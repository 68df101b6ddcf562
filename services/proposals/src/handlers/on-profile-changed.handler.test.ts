import { propertyRuns } from '@harambee/config/property-runs.mjs';
import type { ProfileSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { onOrganizationRegistered } from './on-organization-registered.handler.ts';
import { onProfileChanged } from './on-profile-changed.handler.ts';

testApp(proposals);

const snapshot = (revision: number): ProfileSnapshot => ({
  profileId: 'p1',
  revision,
  name: `Name ${revision}`,
  type: 'Other',
  location: `Place ${revision}`,
  foundedYear: 2000 + revision,
  mission: `Mission ${revision}`,
  sdgs: [1 + revision],
  website: `https://example.org/${revision}`,
  isActive: true,
  onLeaderboard: true,
  facts: [{ id: 'f', name: 'Staff', value: revision, unit: 'people', date: '2025-12-31', source: 'Report' }],
});

const known = (tenantId: string) => OrganizationModel.findOne({ tenantId }, { _id: 0, __v: 0 }).lean();
const of = (
  { name, location, foundedYear, mission, sdgs, website, facts, revision }: ProfileSnapshot,
  tenantId: string,
) => ({
  tenantId,
  name,
  location,
  foundedYear,
  mission,
  sdgs,
  website,
  facts,
  profileRevision: revision,
  profileSavedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
});

test('a profile adds to what drafts may say, and a later one replaces it', async () => {
  const { tenantId, userId } = await newActor();
  await onOrganizationRegistered.handle(
    event('organization.registered', tenantId, { name: 'At sign-up', userId }),
  );
  await onProfileChanged.handle(event('profile.created', tenantId, snapshot(0)));
  expect(await known(tenantId)).toEqual(of(snapshot(0), tenantId));
  await onProfileChanged.handle(event('profile.updated', tenantId, { ...snapshot(1), facts: [] }));
  expect(await known(tenantId)).toEqual(of({ ...snapshot(1), facts: [] }, tenantId));
});

test('the newest profile and its name count, in whatever order and however often events arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 'registered'] as const, { minLength: 5 }),
      fc.array(fc.constantFrom(0, 1, 2, 3, 'registered' as const), { maxLength: 4 }),
      async (order, again) => {
        const { tenantId, userId } = await newActor();
        for (const which of [...order, ...again]) {
          if (which === 'registered') {
            const payload = { name: 'At sign-up', userId };
            await onOrganizationRegistered.handle(event('organization.registered', tenantId, payload));
          } else {
            const name = which === 0 ? 'profile.created' : 'profile.updated';
            await onProfileChanged.handle(event(name, tenantId, snapshot(which)));
          }
        }
        expect(await known(tenantId)).toEqual(of(snapshot(3), tenantId));
      },
    ),
    { numRuns: propertyRuns(25) },
  );
});
