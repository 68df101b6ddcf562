import { paths, signedInRoutes } from '@harambee/domain';
import { helpArticles } from '@harambee/domain/help';
import { testDatabase, twoTenants } from '@harambee/service-kit/testing';
import { madeUpTenant } from '../evaluation/made-up-tenant.ts';
import { Records } from '../records/records.ts';
import { deliverProfile, deliverProposal } from '../testing/deliver.ts';
import { allowedActions, goTo, namedPage, pages } from './pages.ts';

testDatabase();

test("only pages of the product pass, and by id only those of the organization's own records", async () => {
  const { ours, theirs } = await twoTenants();
  const ownId = await deliverProposal(ours.tenantId);
  const foreign = await deliverProposal(theirs.tenantId);
  await deliverProfile(ours.tenantId, { ...madeUpTenant.profile, profileId: 'own-profile' });
  await deliverProfile(theirs.tenantId, { ...madeUpTenant.profile, profileId: 'their-profile' });
  const records = new Records(ours.tenantId);
  const passes = async (target: string) => (await allowedActions([goTo(target, 'd')], records)).length === 1;
  for (const target of [
    paths.proposals,
    paths.settings,
    paths.proposal(ownId),
    paths.editProfile('own-profile'),
  ])
    expect({ target, passes: await passes(target) }).toEqual({ target, passes: true });
  for (const target of [
    paths.proposal(foreign),
    paths.proposal('unknown'),
    paths.editProfile('their-profile'),
    paths.login,
    '//evil.example',
    'https://evil.example/proposals',
    'javascript:alert(1)',
    '/proposals?x=1',
    '',
  ])
    expect({ target, passes: await passes(target) }).toEqual({ target, passes: false });
  expect(await allowedActions([{ type: 'delete', target: paths.proposals }], records)).toEqual([]);
  const many = [paths.proposals, paths.impact, paths.settings, paths.team].map((path) => goTo(path, 'a'));
  expect(await allowedActions(many, records)).toHaveLength(3);
});

test('every page can be found by words, and every help text leads to a page', () => {
  for (const path of Object.keys(pages)) expect(signedInRoutes).toContain(path);
  for (const { page } of helpArticles) if (page) expect(pages).toHaveProperty([page]);
  expect(namedPage('take me to the impact report')).toBe(paths.impactReport);
  expect(namedPage('open new proposal')).toBe(paths.newProposal);
  expect(namedPage('open the pod bay doors')).toBeUndefined();
});
