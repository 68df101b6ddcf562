import { lakesCall } from '@harambee/domain/testing';
import { expectIsolation, expectNoCollectionScan, testApp, twoTenants } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { base, givenCall } from '../testing/sample-call.ts';

const api = testApp(funders);

const at =
  (suffix = '') =>
  (id: string) =>
    `${base}/${id}${suffix}`;

const callsWithId = [
  { method: 'GET', url: at() },
  { method: 'GET', url: at('/file') },
  { method: 'GET', url: at('/applications') },
  { method: 'GET', url: at('/eligibility') },
  { method: 'PUT', url: at('/eligibility/e1'), body: { verdict: 'yes' } },
  { method: 'PUT', url: at('/eligibility/e1'), body: { verdict: 'yes' }, headers: { 'if-match': '"0"' } },
  { method: 'PUT', url: at(), body: lakesCall },
  { method: 'PUT', url: at(), body: lakesCall, headers: { 'if-match': '0' } },
  { method: 'POST', url: at('/restore') },
  { method: 'DELETE', url: at() },
  { method: 'DELETE', url: at(), headers: { 'if-match': '7' } },
] as const;

test("another tenant's call answers like one that does not exist, whatever is asked", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenCall(api, ours);
  // Its file says when it was made.
  const calls = callsWithId.filter(({ url }) => !url('x').endsWith('/file'));
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls });
  expect((await api.as(theirs).get(`${base}/${id}/file`)).statusCode).toBe(404);
  await api.as(ours).delete(`${base}/${id}`);
  expect((await api.as(theirs).post(`${base}/${id}/restore`)).statusCode).toBe(404);
});

test('a list shows the own tenant alone, and a cursor leads to nothing of another one', async () => {
  const { ours, theirs } = await twoTenants();
  for (const name of ['Canary one', 'Canary two']) await givenCall(api, ours, { name });
  const { nextCursor } = (await api.as(ours).get(`${base}?limit=1`)).json();
  for (const query of [
    '',
    `?cursor=${nextCursor}`,
    '?templates=only',
    '?status=considering',
    '?due=ahead',
    '?due=past',
  ])
    expect((await api.as(theirs).get(`${base}${query}`)).json()).toEqual({ calls: [] });
});

test('nobody without a sign-in gets an answer', async () => {
  for (const { method, url, ...call } of callsWithId)
    expect(
      (await api.inject({ method, url: url('x'), ...('body' in call && { payload: call.body }) })).statusCode,
    ).toBe(401);
  for (const url of [base, `${base}/import`])
    expect((await api.anonymous.post(url, lakesCall)).statusCode).toBe(401);
  expect((await api.anonymous.get(base)).statusCode).toBe(401);
});

test('every question is answered by an index', async () => {
  const { ours } = await twoTenants();
  const caller = api.as(ours);
  await expectNoCollectionScan(async () => {
    const { id } = await givenCall(api, ours);
    await caller.put(`${base}/${id}`, lakesCall);
    await caller.get(`${base}/${id}/file`);
    await caller.get(`${base}/${id}/eligibility`);
    await caller.put(`${base}/${id}/eligibility/e1`, { verdict: 'yes' });
    for (const query of ['limit=1', 'status=considering', 'templates=only', 'due=ahead', 'due=past']) {
      const { nextCursor } = (await caller.get(`${base}?${query}`)).json();
      if (nextCursor) await caller.get(`${base}?cursor=${nextCursor}`);
    }
    await caller.delete(`${base}/${id}`);
    await caller.post(`${base}/${id}/restore`);
    await api.settle();
  });
});
