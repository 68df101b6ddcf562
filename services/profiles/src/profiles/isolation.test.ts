import { randomId } from '@harambee/service-kit';
import {
  expectIsolation,
  expectNoCollectionScan,
  newActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile, peopleReached, readProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

test("another tenant's profile answers like one that does not exist, on every call", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProfile(api, ours);
  await givenProfile(api, theirs);
  const before = await readProfile(api, ours);
  await expectIsolation(api, {
    owner: ours,
    stranger: theirs,
    id,
    calls: [
      { method: 'PUT', url: (id) => `${base}/${id}`, body: completeForm },
      {
        method: 'PUT',
        url: (id) => `${base}/${id}`,
        body: { isActive: false },
        headers: { 'if-match': '0' },
      },
    ],
  });
  await expectIsolation(api, {
    owner: ours,
    stranger: theirs,
    id: ours.tenantId,
    calls: [
      { method: 'GET', url: (tenantId) => `${base}/tenant/${tenantId}` },
      { method: 'PUT', url: (tenantId) => `${base}/${tenantId}`, body: completeForm },
    ],
  });
  expect(await readProfile(api, ours)).toEqual(before);
});

test('a tenant without a profile, an unknown tenant and another tenant are the same 404', async () => {
  const { ours, theirs } = await twoTenants();
  await givenProfile(api, ours);
  const answers = await Promise.all(
    [theirs.tenantId, ours.tenantId, randomId(), 'default', '__proto__', '$ne'].map((tenantId) =>
      api.as(theirs).get(`${base}/tenant/${tenantId}`),
    ),
  );
  const bodies = answers.map(({ statusCode, body }) => [statusCode, body.replace(/"requestId":"[^"]*"/, '')]);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
});

test('nothing of another tenant is in any answer', async () => {
  const { ours, theirs } = await twoTenants();
  const canary = 'Canary of our tenant';
  const facts = [{ ...peopleReached, name: canary, source: canary }];
  const { id } = await givenProfile(api, ours, { name: canary, hiddenContactFields: ['website'], facts });
  const answers = [
    await api.as(theirs).get(`${base}/tenant/${ours.tenantId}`),
    await api.as(theirs).put(`${base}/${id}`, { isActive: false }),
    await api.as(theirs).get(`${base}/figures`),
    await api.as(theirs).post(base, completeForm),
    await api.as(theirs).post(base, completeForm),
  ];
  for (const { body } of answers) expect(body).not.toContain('Canary');
  expect(answers[4]?.json().details[0].message).toBe(answers[3]?.json().profile.id);
});

test.each([
  ['POST', base],
  ['GET', `${base}/tenant/x`],
  ['PUT', `${base}/x`],
  ['GET', `${base}/figures`],
] as const)('%s %s asks for a sign-in', async (method, url) => {
  const answer = await api.inject({ method, url, ...(method !== 'GET' && { payload: completeForm }) });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'Please sign in']);
});

test('every question is answered by an index', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await expectNoCollectionScan(async () => {
    await api.as(actor).post(base, completeForm);
    await api.as(actor).put(`${base}/${id}`, { isActive: true });
    await api.as(actor).get(`${base}/tenant/${actor.tenantId}`);
    await api.as(actor).get(`${base}/figures`);
    await api.anonymous.get(`${base}/public/${id}`);
    await api.anonymous.post(`${base}/public/${id}/views`, undefined, {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    });
    await api.settle();
  });
});
