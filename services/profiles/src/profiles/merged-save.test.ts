import { emptyProfileFields, initialProfileSettings, mergeProfiles, unreadRevision } from '@harambee/domain';
import type { ProfileChanged } from '@harambee/domain/schemas';
import { newActor, publishPersonLeft, type TestActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile, onboarding, readProfile } from '../testing/sample-profile.ts';
import { ProfileModel } from './profile.model.ts';

const api = testApp(profiles);

const save = (actor: TestActor, id: string, body: object, revision: number) =>
  api.as(actor).put(`${base}/${id}`, body, { 'if-match': `"${revision}"` });
const twoPeople = async () => {
  const amina = await newActor();
  return { amina, juma: await newActor({ tenantId: amina.tenantId, role: 'Member', name: 'Juma Otieno' }) };
};

test('two people change different fields of what both have read: the second save merges, and nothing is lost', async () => {
  const { amina, juma } = await twoPeople();
  const read = await givenProfile(api, amina);
  await save(
    juma,
    read.id,
    { ...completeForm, contactPhone: '+254 700 000 000', sdgs: [6, 4] },
    read.revision,
  );
  const mine = { ...completeForm, location: 'Kakuma', sdgs: [6, 4, 13, 3] };
  const refused = await save(amina, read.id, mine, read.revision);
  expect(refused.statusCode).toBe(412);
  const { profile, changedBy } = refused.json<ProfileChanged>();
  expect(changedBy).toBe(juma.userId);
  const merge = mergeProfiles({ read: completeForm, mine, theirs: profile });
  if (merge.kind !== 'merged') throw new Error('asked');
  expect((await save(amina, read.id, merge.fields, profile.revision)).statusCode).toBe(200);
  expect(await readProfile(api, amina)).toMatchObject({
    location: 'Kakuma',
    contactPhone: '+254 700 000 000',
    sdgs: [6, 4, 3],
  });
});

test('two devices of one person: the answer says that it was they', async () => {
  const { amina } = await twoPeople();
  const { id, revision } = await givenProfile(api, amina);
  await save(amina, id, { ...completeForm, location: 'Kakuma' }, revision);
  expect((await save(amina, id, completeForm, revision)).json<ProfileChanged>().changedBy).toBe(amina.userId);
});

test('two people created the profile offline: the second one is added to the first', async () => {
  const { amina, juma } = await twoPeople();
  const first = await api.as(juma).post(base, onboarding, { 'idempotency-key': 'of-juma' });
  expect(first.statusCode).toBe(201);
  const body = { ...completeForm, mission: onboarding.mission, description: onboarding.mission };
  const mine = { ...body, location: onboarding.location, foundedYear: onboarding.foundedYear };
  const second = await api.as(amina).post(base, mine, { 'idempotency-key': 'of-amina' });
  expect(second.statusCode).toBe(409);
  const [{ message: id }] = second.json<{ details: [{ message: string }] }>().details;
  // Over a revision nobody has, so that the answer is the record as it is.
  const refused = await save(amina, id, mine, unreadRevision);
  expect(refused.statusCode).toBe(412);
  const { profile } = refused.json<ProfileChanged>();
  const read = { ...emptyProfileFields, ...initialProfileSettings };
  const merge = mergeProfiles({ read, mine, theirs: profile });
  if (merge.kind !== 'merged') throw new Error(`asked: ${merge.names.join()}`);
  expect((await save(amina, id, merge.fields, profile.revision)).statusCode).toBe(200);
  expect(await readProfile(api, juma)).toMatchObject({ website: completeForm.website, sdgs: [6, 4, 13] });
  expect(await ProfileModel.countDocuments({ tenantId: amina.tenantId })).toBe(1);
});

test('a viewer’s profile written offline is refused with a sentence', async () => {
  const viewer = await newActor({ role: 'Viewer' });
  const answer = await api.as(viewer).post(base, completeForm, { 'idempotency-key': 'of-a-viewer' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toBe('Only owners and writers of the organization can change the profile');
});

test('who has left is forgotten', async () => {
  const { amina, juma } = await twoPeople();
  const { id, revision } = await givenProfile(api, amina);
  await save(juma, id, completeForm, revision);
  const { tenantId, userId } = juma;
  expect(await ProfileModel.countDocuments({ tenantId, changedBy: userId })).toBe(1);
  await publishPersonLeft(api, tenantId, userId);
  expect(await ProfileModel.countDocuments({ tenantId, changedBy: userId })).toBe(0);
});
