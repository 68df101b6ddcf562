import { randomId } from '@harambee/service-kit';
import { expectIsolation, expectNoCollectionScan, testApp, twoTenants } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const at = (suffix: string) => (id: string) => `/api/proposals/${id}${suffix}`;
const calls = [
  { method: 'GET', url: at('') },
  { method: 'PUT', url: at(''), body: completeForm },
  { method: 'PUT', url: at(''), body: completeForm, headers: { 'if-match': '0' } },
  { method: 'POST', url: at('/generate') },
  { method: 'POST', url: at('/status'), body: { status: 'submitted' } },
  { method: 'GET', url: at('/versions') },
  { method: 'GET', url: at('/versions/1') },
  { method: 'GET', url: at('/pdf') },
  { method: 'GET', url: at('/pdf?version=1') },
] as const;

test("every call answers for another tenant's proposal as for one that does not exist", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProposal(api, ours);
  await writeAll();
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls });
});

// Tested apart from the calls above: the library writes the time and random bookmarks, so no two files are equal.
test("another tenant's Word file gets the same answer as one that does not exist", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProposal(api, ours);
  await writeAll();
  const withoutId = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
  for (const query of ['', '?version=1']) {
    expect((await api.as(ours).get(`/api/proposals/${id}/docx${query}`)).statusCode).toBe(200);
    const foreign = await api.as(theirs).get(`/api/proposals/${id}/docx${query}`);
    const unknown = await api.as(theirs).get(`/api/proposals/${randomId()}/docx${query}`);
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign.body)).toBe(withoutId(unknown.body));
  }
});

test('an id of any shape is an unknown one, never an error', async () => {
  const { ours } = await twoTenants();
  const unknown = await api.as(ours).get(`/api/proposals/${randomId()}`);
  const withoutId = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
  for (const id of [
    'x',
    '000000000000000000000000',
    '%00',
    '%F0%9F%92%A7',
    "'; drop",
    '$where',
    '__proto__',
  ]) {
    const answer = await api.as(ours).get(`/api/proposals/${encodeURIComponent(decodeURIComponent(id))}`);
    expect([id, answer.statusCode, withoutId(answer.body)]).toEqual([id, 404, withoutId(unknown.body)]);
  }
});

test("lists and figures show only the caller's tenant", async () => {
  const { ours, theirs } = await twoTenants();
  const canary = 'Canary of our tenant';
  await givenProposal(api, ours, { title: canary, organization: canary, grantId: canary });
  await writeAll();
  const answers = [
    await api.as(theirs).get('/api/proposals'),
    await api.as(theirs).get('/api/proposals?search=canary'),
    await api.as(theirs).get('/api/proposals?status=completed'),
    await api.as(theirs).get('/api/proposals/stats'),
  ];
  for (const answer of answers) expect(answer.body).not.toContain('Canary');
  expect(answers[0]?.json()).toEqual({ proposals: [] });
  expect(answers[3]?.json().stats.total).toBe(0);
});

test('a cursor of another tenant leads to nothing of theirs', async () => {
  const { ours, theirs } = await twoTenants();
  for (const title of ['One', 'Two', 'Three']) await givenProposal(api, ours, { title, generate: false });
  const { nextCursor } = (await api.as(ours).get('/api/proposals?limit=1')).json();
  expect((await api.as(theirs).get(`/api/proposals?cursor=${nextCursor}`)).json()).toEqual({ proposals: [] });
});

test('no query of this service reads a whole collection', async () => {
  const { ours } = await twoTenants();
  const caller = api.as(ours);
  await expectNoCollectionScan(async () => {
    const { id } = await givenProposal(api, ours);
    await writeAll();
    await caller.post(`/api/proposals/${id}/generate`);
    const worker = testWorker();
    while (await worker.runNext());
    await caller.put(`/api/proposals/${id}`, completeForm);
    await readProposal(api, ours, id);
    await caller.get(`/api/proposals/${id}/versions`);
    await caller.get(`/api/proposals/${id}/pdf`);
    await caller.get(`/api/proposals/${id}/docx`);
    await caller.post(`/api/proposals/${id}/status`, { status: 'submitted' });
    await caller.get('/api/proposals/stats');
    await givenProposal(api, ours, { generate: false });
    for (const sort of ['created', 'updated', 'deadline', 'title']) {
      const { nextCursor } = (await caller.get(`/api/proposals?sort=${sort}&limit=1&search=water`)).json();
      await caller.get(`/api/proposals?sort=${sort}&limit=1&cursor=${nextCursor}`);
      await caller.get(`/api/proposals?sort=${sort}&status=draft&search=water`);
    }
    await api.settle();
  });
});
