import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { ProfileModel } from '../profiles/profile.model.ts';
import { base, completeForm } from '../testing/sample-profile.ts';
import { onOrganizationRenamed } from './on-organization-renamed.handler.ts';

const api = testApp(profiles);

const rename = (tenantId: string, name: string, revision: number) =>
  onOrganizationRenamed.handle(event('organization.renamed', tenantId, { name, revision }));
const publishedNames = async (tenantId: string) => {
  const record = await ProfileModel.findOne({ tenantId }).select('+outbox').lean();
  return (record?.outbox ?? []).flatMap((published) =>
    published.name === 'profile.updated' ? [[published.payload.name, published.payload.revision]] : [],
  );
};

test('the profile, its public page and whoever hears of it have the new name, however often it is told', async () => {
  const actor = await newActor();
  const { profile } = (await api.as(actor).post(base, completeForm)).json();
  for (const n of [1, 1]) await rename(actor.tenantId, 'Maji Safi', n);
  const read = (await api.as(actor).get(`${base}/tenant/${actor.tenantId}`)).json();
  expect(JSON.stringify(read)).toContain('"name":"Maji Safi"');
  expect(JSON.stringify(read)).not.toContain('nameRevision');
  const open = await api.anonymous.get(`${base}/public/${profile.id}`);
  expect(open.body).toContain('Maji Safi');
  expect(await publishedNames(actor.tenantId)).toEqual([['Maji Safi', profile.revision + 1]]);
});

test('an older name that comes late changes nothing, nor what was typed into the profile since', async () => {
  const actor = await newActor();
  const { profile } = (await api.as(actor).post(base, completeForm)).json();
  await rename(actor.tenantId, 'Second', 2);
  await rename(actor.tenantId, 'First', 1);
  const names = async () => (await ProfileModel.findOne({ tenantId: actor.tenantId }).lean())?.name;
  expect(await names()).toBe('Second');
  await api.as(actor).put(`${base}/${profile.id}`, { ...completeForm, name: 'Typed' });
  await rename(actor.tenantId, 'Second', 2);
  expect(await names()).toBe('Typed');
});

test('an organization without a profile gets none, and no other one is touched', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await api.as(theirs).post(base, completeForm);
  await rename(ours.tenantId, 'Ours', 1);
  expect(await ProfileModel.countDocuments({ tenantId: ours.tenantId })).toBe(0);
  expect((await ProfileModel.findOne({ tenantId: theirs.tenantId }).lean())?.name).toBe(completeForm.name);
});
