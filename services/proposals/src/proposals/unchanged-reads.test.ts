import { event } from '@harambee/service-kit';
import { commandNamesOf, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { aTeam } from '../testing/known-people.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { changeTeamOf } from '../testing/sample-team.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const get = (actor: TestActor, path: string, tag?: string) =>
  api.anonymous.get(`/api/proposals${path}`, {
    ...actor.headers,
    ...(tag !== undefined && { 'if-none-match': tag }),
  });

/** Reads, and asks again by the tag; gives the answer if it is another one, and nothing if it is the same. */
function reader(actor: TestActor, path: string) {
  let tag: string | undefined;
  return async () => {
    const answer = await get(actor, path, tag);
    if (answer.statusCode === 304) return undefined;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).not.toBe(tag);
    tag = String(answer.headers.etag);
    return answer.json();
  };
}

test('a list is 304 until anything that it shows has changed, also names of colleagues (PERF-16)', async () => {
  const { owner, juma } = await aTeam();
  const { id } = await givenProposal(api, owner, { generate: false });
  const read = reader(owner, '?limit=20');
  const [page] = [await read()];
  expect(page.proposals).toMatchObject([{ id, team: { owner: { name: 'Amina Odhiambo' } } }]);
  expect(await read()).toBeUndefined();

  await changeTeamOf(api, owner, id, { ownerId: juma.userId });
  expect((await read()).proposals[0].team.owner.id).toBe(juma.userId);
  const renamed = { userId: juma.userId, firstName: 'Juma', lastName: 'Wafula' };
  await onPeopleChanged.handle(
    event('user.restated', owner.tenantId, { ...renamed, role: 'Member' }) as never,
  );
  expect((await read()).proposals[0].team.owner.name).toBe('Juma Wafula');
  expect(await read()).toBeUndefined();

  const other = await givenProposal(api, owner, { title: 'Schools', generate: false });
  expect((await read()).proposals.map((one: { id: string }) => one.id)).toEqual([other.id, id]);
  await api.as(owner).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  expect((await read()).proposals[1].status).toBe('submitted');
  await api.as(owner).post(`/api/proposals/${other.id}/generate`);
  expect((await read()).proposals[0].queued).toBe(true);
  await writeAll();
  expect((await read()).proposals[0]).toMatchObject({ queued: false, version: 1 });
  expect(await read()).toBeUndefined();
});

test('a form is read once while its record stays, and the new one after each save', async () => {
  const { owner } = await aTeam();
  const { id } = await givenProposal(api, owner, { generate: false });
  const asked = () => commandNamesOf(() => readProposal(api, owner, id));
  expect(await asked()).toEqual(['find', 'find']);
  expect(await asked()).toEqual(['find']);
  for (const methodology of ['Ask, drill, train.', 'Drill, ask, train.']) {
    const saved = await api.as(owner).put(`/api/proposals/${id}`, { ...completeForm, methodology });
    expect(saved.statusCode).toBe(200);
    expect(await asked()).toEqual(['find', 'find']);
    expect((await readProposal(api, owner, id)).draftContent).toMatchObject({ methodology });
  }
});

test('lists of other questions and other people are answers of their own', async () => {
  const { owner, juma } = await aTeam();
  await givenProposal(api, owner, { title: 'Wells', generate: false });
  await givenProposal(api, juma, { title: 'Schools', generate: false });
  const titles = async (actor: TestActor, path: string) =>
    (await get(actor, path)).json().proposals.map(({ title }: { title: string }) => title);
  for (let times = 0; times < 2; times += 1) {
    expect(await titles(owner, '?limit=20')).toEqual(['Schools', 'Wells']);
    expect(await titles(owner, '?limit=20&sort=title')).toEqual(['Schools', 'Wells']);
    expect(await titles(owner, '?limit=1')).toEqual(['Schools']);
    expect(await titles(owner, '?mine=1')).toEqual(['Wells']);
    expect(await titles(juma, '?mine=1')).toEqual(['Schools']);
    expect(await titles(owner, '?search=wells')).toEqual(['Wells']);
  }
});

test('a proposal is 304 until form, status, text or an edit has changed', async () => {
  const { owner, juma } = await aTeam();
  const { id, draftContent } = await givenProposal(api, owner);
  await writeAll();
  const read = reader(owner, `/${id}`);
  const { proposal } = await read();
  expect(await read()).toBeUndefined();
  expect((await get(juma, `/${id}`)).json()).toEqual({ proposal });

  const { location: _l, focus_areas: _f, ...form } = draftContent;
  await api.as(owner).put(`/api/proposals/${id}`, { ...form, title: 'Deep wells' });
  const changed = (await read()).proposal;
  expect(changed.title).toBe('Deep wells');
  expect(changed.stale.length).toBeGreaterThan(0);
  const edit = {
    section: changed.sections[0].key,
    paragraph: 'p1',
    revision: 0,
    base: 'The engine wrote this',
    blocks: [{ kind: 'paragraph', content: [{ text: 'Ours' }] }],
  };
  const patched = await api.as(juma).patch(`/api/proposals/${id}/text`, { changes: [edit] });
  expect(patched.statusCode).toBe(200);
  expect((await read()).proposal.edits).toMatchObject([{ by: { name: juma.name } }]);
  await readProposal(api, owner, id);
  await api.as(owner).post(`/api/proposals/${id}/versions/1/read`);
  expect((await read()).proposal.readiness.readAt).toEqual(expect.any(String));
  expect(await read()).toBeUndefined();
});
