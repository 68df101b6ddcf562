import { compareCounters, randomId } from '@harambee/service-kit';
import {
  expectOrganizationRemoved,
  exported,
  newActor,
  publishPersonLeft,
  testApp,
} from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { boardCounters } from '../board/board-counters.ts';
import { BoardEntryModel } from '../board/board-entry.model.ts';
import { rebuildImpact } from '../rebuild/rebuild.ts';
import { givenProfile, givenProposals, givenSignUp } from '../testing/deliver.ts';
import { approvedPath } from '../testing/stories.ts';
import { VisitModel } from '../usage/visit.model.ts';

const api = testApp(impact);
const award = { points: 10, reason: 'Completed onboarding', category: 'setup' };

const use = async (actor: Awaited<ReturnType<typeof newActor>>) => {
  const events = [{ id: randomId(), name: 'page_viewed', label: '/impact', at: new Date().toISOString() }];
  expect((await api.as(actor).post('/api/analytics/events', { events })).statusCode).toBe(204);
};

async function anOrganization(name: string) {
  const owner = await newActor();
  await givenSignUp(owner, name);
  await givenProfile(owner, { name });
  await givenProposals(owner, { path: approvedPath });
  expect((await api.as(owner).post('/api/impact/award', award)).statusCode).toBe(200);
  await use(owner);
  return owner;
}

test('the archive has ledger, badges and use, of the own organization, and each person’s own visits', async () => {
  const [ours] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  const member = await newActor({ tenantId: ours.tenantId, role: 'Member' });
  await use(member);
  const { json } = await exported(api, ours, 'organization');
  const reasons = (json('organization/points.json') as { reason: string }[]).map(({ reason }) => reason);
  expect(reasons.sort()).toEqual(['approved', 'award', 'completed', 'created', 'under_review']);
  expect(json('organization/badges.json')).toHaveLength(6);
  expect((json('organization/milestones.json') as unknown[]).length).toBeGreaterThan(0);
  expect(
    (json('organization/usage.json') as { name: string }[]).filter(({ name }) => name === 'page_viewed'),
  ).toHaveLength(2);
  expect(json('you/visits.json')).toHaveLength(1);
});

test('whoever leaves takes their visits along; those of others stay', async () => {
  const owner = await anOrganization('Ours');
  const member = await newActor({ tenantId: owner.tenantId, role: 'Member' });
  await use(member);
  await publishPersonLeft(api, member.tenantId, member.userId);
  expect(await VisitModel.countDocuments({ tenantId: owner.tenantId })).toBe(1);
  expect((await exported(api, owner)).json('you/visits.json')).toHaveLength(1);
});

test('an organization goes whole and from the leaderboard; a rebuild brings nothing back', async () => {
  const [ours, theirs] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  for (const owner of [ours, theirs])
    for (const path of ['/api/impact/report', '/api/analytics', '/api/impact/leaderboard'])
      await api.as(owner).get(path);
  // The counters of the leaderboard are those of all organizations together.
  const without = ['ImpactBoardCounters'];
  await expectOrganizationRemoved(api, impact, {
    ...{ ours: ours.tenantId, theirs: theirs.tenantId, without },
  });
  expect(await compareCounters(boardCounters, boardCounters.groupOf(''))).toEqual([]);
  const listed = async () => (await api.anonymous.get('/api/test/leaderboard')).body;
  expect(await listed()).not.toContain(ours.tenantId);
  expect(await listed()).toContain(theirs.tenantId);
  await rebuildImpact();
  expect(await BoardEntryModel.countDocuments({ tenantId: ours.tenantId })).toBe(0);
});
