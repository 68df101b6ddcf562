import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { CallListItem } from '@harambee/domain/schemas';
import { lakesCall } from '@harambee/domain/testing';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { funders } from '../app.ts';
import { base, eventsOf, givenCall } from '../testing/sample-call.ts';
import { restorableFor } from './call.model.ts';

const api = testApp(funders);

test('a call is stored as it was written, with its moment and the lines it was found in', async () => {
  const actor = await newActor();
  const { id, ...call } = await givenCall(api, actor, { name: '  Clean water small grants ' });
  const stamps = { revision: 0, createdAt: expect.any(String), updatedAt: expect.any(String) };
  expect(call).toEqual({ ...lakesCall, deadlineAt: '2027-01-31T16:00:00.000Z', ...stamps });
  expect((await api.as(actor).get(`${base}/${id}`)).json().call).toEqual({ id, ...call });
});

test('a name is enough, and the deadline without an hour is the end of the day over there', async () => {
  const actor = await newActor();
  const answer = await api
    .as(actor)
    .post(base, { name: 'Someday', deadlineDay: '2027-06-30', deadlineZone: 'America/New_York' });
  expect(answer.json().call).toMatchObject({
    ...emptyCall,
    name: 'Someday',
    deadlineDay: '2027-06-30',
    deadlineZone: 'America/New_York',
    deadlineAt: '2027-07-01T03:59:59.000Z',
  });
});

test.each([
  [{ name: ' ' }, [{ field: 'name', message: 'Name the call' }]],
  [
    { deadlineZone: 'Europe/Atlantis' },
    [{ field: 'deadlineZone', message: 'Time zone of the deadline is not a known time zone' }],
  ],
  [{ mostAmount: 1 }, [{ field: 'mostAmount', message: 'The largest amount is less than the smallest' }]],
])('%j is refused in words, when it is made and when it is changed', async (changed, details) => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor);
  const body = { ...lakesCall, ...changed };
  for (const answer of [await api.as(actor).post(base, body), await api.as(actor).put(`${base}/${id}`, body)])
    expect([answer.statusCode, answer.json().details]).toEqual([400, details]);
});

test.each([
  [{ tenantId: 'another' }],
  [{ status: 'won' }],
  [{ questions: [{ ...emptyCallRow('questions', 'q'), limit: 0 }] }],
  [{ questions: [{ id: 'q', text: { $gt: '' } }] }],
])('%j is refused by the wire', async (changed) => {
  const actor = await newActor();
  expect((await api.as(actor).post(base, { ...lakesCall, ...changed })).statusCode).toBe(400);
});

test('two people who change a call learn of each other', async () => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor);
  const put = (body: object, revision?: string) =>
    api.as(actor).put(`${base}/${id}`, { ...lakesCall, ...body }, revision ? { 'if-match': revision } : {});
  const first = await put({ notes: 'Mine', found: undefined }, '0');
  expect([first.statusCode, first.json().call.revision]).toEqual([200, 1]);
  expect(first.json().call).not.toHaveProperty('found');
  const second = await put({ notes: 'Yours' }, '0');
  expect([second.statusCode, second.json().call.notes]).toEqual([412, 'Mine']);
  const third = await put({ notes: 'Yours' }, '"1"');
  expect([third.statusCode, third.json().call.notes, third.json().call.revision]).toEqual([200, 'Yours', 2]);
  const late = await api.as(actor).delete(`${base}/${id}`, { 'if-match': '1' });
  expect([late.statusCode, late.json().call.revision]).toEqual([412, 2]);
});

test('a deleted call is gone for all, can be brought back for a month, and then no more', async () => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor);
  const found = async () => [
    (await api.as(actor).get(`${base}/${id}`)).statusCode,
    (await api.as(actor).get(base)).json<{ calls: unknown[] }>().calls.length,
  ];
  expect((await api.as(actor).delete(`${base}/${id}`)).statusCode).toBe(204);
  expect(await found()).toEqual([404, 0]);
  expect((await api.as(actor).put(`${base}/${id}`, lakesCall)).statusCode).toBe(404);
  expect((await api.as(actor).delete(`${base}/${id}`)).statusCode).toBe(404);
  const restored = await api.as(actor).post(`${base}/${id}/restore`);
  expect([restored.statusCode, restored.json().call.questions]).toEqual([200, lakesCall.questions]);
  expect(await found()).toEqual([200, 1]);
  expect((await api.as(actor).post(`${base}/${id}/restore`)).json().call.revision).toBe(2);
  await api.as(actor).delete(`${base}/${id}`);
  await mongoose.connection
    .collection<{ _id: string }>('calls')
    .updateOne({ _id: id }, { $set: { deletedAt: new Date(Date.now() - restorableFor - 1) } });
  expect((await api.as(actor).post(`${base}/${id}/restore`)).statusCode).toBe(404);
});

test('every change publishes the whole call, without notes and without lines of the text', async () => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor);
  await api.as(actor).put(`${base}/${id}`, { ...lakesCall, status: 'applied' });
  await api.as(actor).delete(`${base}/${id}`);
  const events = await eventsOf(api, actor.tenantId);
  expect(events.map(({ name }) => name)).toEqual(['call.created', 'call.updated', 'call.deleted']);
  const { notes: _notes, found: _found, questions, ...call } = lakesCall;
  const [{ source: _source, origin: _origin, ...first }, second] = questions as [
    object & { source?: unknown; origin?: unknown },
    object,
  ];
  expect(events[1]?.payload).toEqual({
    callId: id,
    revision: 1,
    userId: actor.userId,
    call: { ...call, status: 'applied', questions: [first, second] },
    deadlineAt: new Date('2027-01-31T16:00:00Z'),
  });
  expect(events[2]?.payload).toEqual({ callId: id, revision: 2, userId: actor.userId });
});

describe('the list', () => {
  const names = (answer: { json(): { calls: CallListItem[] } }) =>
    answer.json().calls.map(({ name }) => name);

  test('has the next deadline first and calls without one last, page after page', async () => {
    const actor = await newActor();
    const day = (deadlineDay: string) => ({ deadlineDay, deadlineTime: '' });
    await givenCall(api, actor, { name: 'Late', ...day('2028-01-01') });
    await givenCall(api, actor, { name: 'None', ...day('') });
    await givenCall(api, actor, { name: 'Soon', ...day('2027-01-01') });
    await givenCall(api, actor, { name: 'Sooner', ...day('2027-01-01'), deadlineZone: 'Asia/Tokyo' });
    const whole = await api.as(actor).get(base);
    expect(names(whole)).toEqual(['Sooner', 'Soon', 'Late', 'None']);
    expect(whole.json().calls[3]).not.toHaveProperty('deadlineAt');
    expect(whole.json().calls[0]).toMatchObject({ questionCount: 2, likelihood: 'medium' });
    expect(whole.json().calls[0]).not.toHaveProperty('notes');
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await api.as(actor).get(`${base}?limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...names(page));
      cursor = page.json().nextCursor ?? '';
      if (!cursor) break;
    }
    expect(paged).toEqual(['Sooner', 'Soon', 'Late', 'None']);
  });

  test('of those that have passed, the last one comes first, page by page', async () => {
    const actor = await newActor();
    for (const year of [2019, 2021, 2020, 2099])
      await givenCall(api, actor, { name: String(year), deadlineDay: `${year}-01-31` });
    await givenCall(api, actor, { name: 'None', deadlineDay: '', deadlineTime: '' });
    const first = await api.as(actor).get(`${base}?due=past&limit=2`);
    expect(names(first)).toEqual(['2021', '2020']);
    const { nextCursor } = first.json();
    expect(names(await api.as(actor).get(`${base}?due=past&limit=2&cursor=${nextCursor}`))).toEqual(['2019']);
  });

  test('shows one status, templates, or what is still ahead', async () => {
    const actor = await newActor();
    await givenCall(api, actor, { name: 'Past', deadlineDay: '2020-01-01' });
    await givenCall(api, actor, { name: 'Applied', status: 'applied' });
    await givenCall(api, actor, { name: 'Template', isTemplate: true });
    const list = async (query: string) => names(await api.as(actor).get(`${base}?${query}`));
    expect(await list('')).toEqual(['Past', 'Applied']);
    expect(await list('due=ahead')).toEqual(['Applied']);
    expect(await list('status=applied')).toEqual(['Applied']);
    expect(await list('templates=only')).toEqual(['Template']);
    expect((await api.as(actor).get(`${base}?status=won`)).statusCode).toBe(400);
    expect((await api.as(actor).get(`${base}?cursor=x`)).statusCode).toBe(400);
  });
});

test('the file of a call makes the same call elsewhere, without what its organization thinks of it', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  const { id } = await givenCall(api, ours, { status: 'applied' });
  const answer = await api.as(ours).get(`${base}/${id}/file`);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="clean-water-small-grants-\d{4}-\d\d-\d\d\.json"$/,
  );
  const file = answer.json();
  expect(answer.body).not.toContain('Amina');
  const imported = await api.as(theirs).post(`${base}/import`, { file });
  expect(imported.statusCode).toBe(201);
  const { notes: _notes, status: _status, likelihood: _likelihood, ...funder } = lakesCall;
  expect(imported.json().call).toMatchObject({ ...funder, notes: '', status: 'considering', likelihood: '' });
  expect((await api.as(theirs).get(base)).json().calls).toHaveLength(1);
});

test.each([
  ['no object', null, 'This file is not a call exported from Harambee.'],
  ['a profile', { version: '1.0', profile: {} }, 'This file is not a call exported from Harambee.'],
  [
    'a later version',
    { format: 'harambee.call', version: 9 },
    'This file has version "9"; only version 1 can be imported.',
  ],
  [
    'a call without its content',
    { format: 'harambee.call', version: 1, exportedAt: '', call: {} },
    /^This file has an invalid value/,
  ],
])('%s is no file of a call, and the refusal says so', async (_what, file, error) => {
  const answer = await api.as(await newActor()).post(`${base}/import`, { file });
  expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(error)]);
});

test('a file with one thing more, or larger than any call, is refused', async () => {
  const actor = await newActor();
  const { id } = await givenCall(api, actor);
  const file = (await api.as(actor).get(`${base}/${id}/file`)).json();
  const more = { ...file, call: { ...file.call, status: 'applied' } };
  expect((await api.as(actor).post(`${base}/import`, { file: more })).statusCode).toBe(400);
  const large = { ...file, call: { ...file.call, name: 'x'.repeat(1_100_000) } };
  expect((await api.as(actor).post(`${base}/import`, { file: large })).statusCode).toBe(413);
});
