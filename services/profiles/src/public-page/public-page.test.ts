import { profileContactFields } from '@harambee/domain';
import { randomId } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile, peopleReached } from '../testing/sample-profile.ts';

const api = testApp(profiles);

const open = (id: string, headers?: Record<string, string>) =>
  api.anonymous.get(`${base}/public/${id}`, headers);

test('everybody sees what is public, and nothing else', async () => {
  const actor = await newActor();
  const { id, updatedAt } = await givenProfile(api, actor, { facts: [peopleReached] });
  const answer = await open(id);
  expect(answer.statusCode).toBe(200);
  const { contactName: _name, currency: _currency, languages, photoAlt: _alt, ...others } = completeForm;
  const { registrationAuthority: authority, registrationCountry: country, ...more } = others;
  const { registrationSince: since, ...shown } = more;
  const registration = { number: completeForm.registrationNumber, authority, country, since };
  const lists = { figures: [], projects: [], policies: [], reports: [] };
  const evidence = { ...lists, focusAreas: completeForm.focusAreas, registration, languages };
  expect(answer.json()).toEqual({ profile: { id, ...shown, evidence, updatedAt } });
  expect(answer.body).not.toContain(actor.tenantId);
});

test.each(profileContactFields)('a hidden %s leaves no trace', async (field) => {
  const { id } = await givenProfile(api, await newActor(), { hiddenContactFields: [field] });
  const answer = await open(id);
  expect(answer.json().profile).not.toHaveProperty(field);
  expect(answer.body).not.toContain(JSON.stringify(completeForm[field]));
});

test('hiding and switching off hold from the next call on', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const put = (body: unknown) => api.as(actor).put(`${base}/${id}`, body);
  await put({ hiddenContactFields: ['contactPhone'] });
  expect((await open(id)).json().profile).not.toHaveProperty('contactPhone');
  await put({ isActive: false });
  const off = await open(id);
  expect(off.statusCode).toBe(403);
  expect(off.json()).toEqual({
    error: 'This profile is not publicly available',
    requestId: expect.any(String),
  });
  await put({ isActive: true, hiddenContactFields: [] });
  expect((await open(id)).json().profile.contactPhone).toBe(completeForm.contactPhone);
});

test.each(['x', '__proto__', '$where', 'a'.repeat(100)])('%s is an unknown id', async (id) => {
  const answer = await open(id);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { error: 'Not found', requestId: expect.any(String) },
  ]);
});

test("the tenant's id opens nothing", async () => {
  const actor = await newActor();
  await givenProfile(api, actor);
  expect((await open(actor.tenantId)).statusCode).toBe(404);
  expect((await open(randomId())).statusCode).toBe(404);
});

test('it may be kept for seconds, and is not sent again to whoever has it', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const first = await open(id);
  expect(first.headers['cache-control']).toBe('public, max-age=5');
  const etag = String(first.headers.etag);
  const again = await open(id, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await api.as(actor).put(`${base}/${id}`, { onLeaderboard: false });
  expect((await open(id, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('refusals are kept by nobody', async () => {
  const { id } = await givenProfile(api, await newActor(), { isActive: false });
  expect((await open(id)).headers['cache-control']).toBe('no-store');
  expect((await open(randomId())).headers['cache-control']).toBe('no-store');
});
