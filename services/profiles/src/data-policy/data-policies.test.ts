import { isRemoved, noteRemoval } from '@harambee/service-kit';
import { expectOrganizationRemoved, exported, newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';
import { givenImage } from '../testing/sample-image.ts';
import { base, givenProfile } from '../testing/sample-profile.ts';
import { PersonModel, personKey } from '../verification/person.model.ts';

const api = testApp(profiles);
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

async function anOrganization(name: string) {
  const owner = await newActor();
  const { tenantId } = owner;
  const profile = await givenProfile(api, owner, { name });
  await ProposalFigureModel.create({
    _id: profile.id,
    tenantId,
    status: 'draft',
    requestedAmount: 1,
    revision: 1,
  });
  await PersonModel.create({ ...personKey(tenantId, owner.userId), role: 'Owner' });
  await givenImage(owner, 'logo');
  expect(
    (await api.anonymous.post(`${base}/public/${profile.id}/views`, undefined, browser)).statusCode,
  ).toBe(204);
  return { owner, tenantId, profile };
}

test('the archive has the whole profile and its views, of the own organization alone', async () => {
  const [ours] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  const { json, files } = await exported(api, ours.owner, 'organization');
  expect(json('organization/profile.json')).toEqual([ours.profile]);
  expect(json('organization/profile-views.json')).toEqual([{ month: expect.any(String), views: 1 }]);
  expect(String(files.get('organization/pictures/logo.png'))).toBe('bytes of the picture');
  expect([...files.values()].join()).not.toContain('Theirs');
});

test('an organization goes whole, another one stays', async () => {
  const [ours, theirs] = [await anOrganization('Ours'), await anOrganization('Theirs')];
  await expectOrganizationRemoved(api, profiles, { ours: ours.tenantId, theirs: theirs.tenantId });
});

test('the public page is gone before its event has come', async () => {
  const { tenantId, profile } = await anOrganization('Ours');
  const page = async () => (await api.anonymous.get(`${base}/public/${profile.id}`)).statusCode;
  expect(await page()).toBe(200);
  await noteRemoval({ tenantId, at: new Date() });
  expect(await isRemoved(tenantId)).toBe(true);
  expect(await page()).toBe(404);
});
