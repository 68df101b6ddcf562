import { commentLimits } from '@harambee/domain';
import type { CommentThread } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenComments } from '../testing/sample-comments.ts';
import { ThreadModel } from './thread.model.ts';

const api = testApp(proposals);

test('a comment on words, with replies, for everybody of the organization (COMMENT-01)', async () => {
  const { owner, writer, reviewer, comment, post, read } = await givenComments(api);
  const thread = await comment(reviewer, 'Methodology', { text: 'Is this *bold* <b>claim</b> true?' });
  expect(thread).toEqual({
    id: expect.any(String),
    place: { kind: 'section', section: 'methodology' },
    anchor: { start: 0, end: 11, quote: 'Methodology', state: 'here' },
    comments: [
      {
        id: thread.id,
        by: { id: reviewer.userId, name: 'Grace Wanjiru', kind: 'person' },
        at: thread.createdAt,
        text: 'Is this *bold* <b>claim</b> true?',
        mentions: [],
      },
    ],
    revision: 1,
    createdAt: thread.createdAt,
    changedAt: thread.createdAt,
  });
  const replied = await post(writer, { id: randomId(), text: 'It is.' }, `/${thread.id}/replies`);
  expect(replied.comments.map(({ by, text }) => [by.name, text])).toEqual([
    ['Grace Wanjiru', 'Is this *bold* <b>claim</b> true?'],
    ['Juma Baraka', 'It is.'],
  ]);
  expect(await read(owner)).toEqual([replied]);
});

test('comments on the whole proposal, a whole section, an answer', async () => {
  const { owner, post, read } = await givenComments(api);
  const places = [
    { kind: 'proposal' },
    { kind: 'section', section: 'impact' },
    { kind: 'answer', questionId: 'impact' },
  ];
  for (const place of places) await post(owner, { id: randomId(), place, text: 'Fine.' });
  expect((await read()).map(({ place, anchor }) => [place, anchor])).toEqual(
    places.map((place) => [place, undefined]),
  );
});

test('what is sent again, with or without its key, is there once (COMMENT-06)', async () => {
  const { owner, writer, on, post, read, url } = await givenComments(api);
  const body = await on('Methodology');
  const key = { 'idempotency-key': randomId() };
  const first = await api.as(owner).post(url, body, key);
  const again = await api.as(owner).post(url, body, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await post(owner, body)).toEqual(first.json().thread);
  const reply = { id: randomId(), text: 'Once' };
  const replies = await Promise.all([1, 2, 3].map(() => post(owner, reply, `/${body.id}/replies`)));
  expect(replies.map(({ comments }) => comments.length)).toEqual([2, 2, 2]);
  expect(await read()).toHaveLength(1);
  // Nobody takes over somebody's comment by its id.
  for (const [to, sent] of [
    ['', body],
    [`/${body.id}/replies`, reply],
  ] as const) {
    const taken = await api.as(writer).post(`${url}${to}`, { ...sent, text: 'Mine' });
    expect([taken.statusCode, taken.json().error]).toEqual([
      409,
      'This comment has an id that another one has. Write it again.',
    ]);
  }
  expect((await read())[0]?.comments.map(({ text }) => text)).toEqual(['Why?', 'Once']);
});

test('one changes and deletes only what one wrote oneself', async () => {
  const { owner, writer, comment, post, read, url } = await givenComments(api);
  const thread = await comment(owner, 'Methodology');
  const reply = randomId();
  await post(writer, { id: reply, text: 'Because.' }, `/${thread.id}/replies`);
  const at = (id: string) => `${url}/${thread.id}/replies/${id}`;
  const changed = await api.as(writer).patch(at(reply), { text: 'Because of water.' });
  expect(changed.json().thread.comments[1]).toMatchObject({
    text: 'Because of water.',
    editedAt: expect.any(String),
  });
  for (const id of [reply, thread.id]) {
    const other = id === reply ? owner : writer;
    expect((await api.as(other).patch(at(id), { text: 'No' })).statusCode).toBe(403);
    expect((await api.as(other).delete(at(id))).statusCode).toBe(403);
  }
  // The first comment goes, and what others answered stays.
  const deleted: CommentThread = (await api.as(owner).delete(at(thread.id))).json().thread;
  expect(deleted.comments.map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
    ['', true],
    ['Because of water.', undefined],
  ]);
  expect((await api.as(owner).patch(at(thread.id), { text: 'Back?' })).statusCode).toBe(404);
  for (const _ of [1, 2]) expect((await api.as(writer).delete(at(reply))).json()).toEqual({ thread: null });
  expect(await read()).toEqual([]);
  const late = await api.as(owner).post(`${url}/${thread.id}/replies`, { id: randomId(), text: 'Late' });
  expect(late.statusCode).toBe(404);
  const stored = await ThreadModel.find({ tenantId: owner.tenantId }).lean();
  expect(JSON.stringify(stored)).not.toMatch(/Why|Because/);
});

test('resolved and open again; of two at once the first is named; a reply opens it (COMMENT-07)', async () => {
  const { owner, writer, reviewer, comment, post } = await givenComments(api);
  const { id } = await comment(owner, 'Methodology');
  const [one, other] = await Promise.all([
    post(writer, {}, `/${id}/resolve`),
    post(reviewer, {}, `/${id}/resolve`),
  ]);
  expect(one.resolved).toEqual(other.resolved);
  expect((await post(owner, {}, `/${id}/reopen`)).resolved).toBeUndefined();
  await post(owner, {}, `/${id}/resolve`);
  expect(
    (await post(writer, { id: randomId(), text: 'Not yet' }, `/${id}/replies`)).resolved,
  ).toBeUndefined();
});

test('what makes no comment is refused', async () => {
  const { owner, on, url } = await givenComments(api);
  const body = await on('Methodology');
  const refused = async (changed: object) =>
    (await api.as(owner).post(url, { ...body, ...changed })).statusCode;
  for (const changed of [
    { id: 'short' },
    { id: `${'x'.repeat(30)}/` },
    { text: '' },
    { text: ' \n ' },
    { text: 'x'.repeat(commentLimits.characters + 1) },
    { place: { kind: 'proposal' } },
    { place: { kind: 'section', section: 'nothing' } },
    { anchor: undefined, suggestion: { words: 'x' } },
    { suggestion: { words: 'Methodology' } },
    { anchor: { ...body.anchor, quote: '' } },
    { by: 'somebody' },
    { mentions: Array.from({ length: 21 }, () => ({ start: 0, end: 2, id: 'x', kind: 'person' })) },
  ])
    expect([changed, await refused(changed)]).toEqual([changed, 400]);
  expect(await refused({})).toBe(201);
});

test('the longest of everything, and no more (COMMENT-06)', async () => {
  const { owner, tenantId, id, on, post, read, url } = await givenComments(api);
  const longest = '🌍'.repeat(commentLimits.characters / 2);
  const body = await on('Methodology', { text: longest });
  const thread = await post(owner, body);
  expect(thread.comments[0]?.text).toBe(longest);
  // As if others had been there for years.
  const { _id: _same, ...stored } = (await ThreadModel.findOne({ tenantId }).lean()) ?? {};
  const more = Array.from({ length: commentLimits.threads - 2 }, (_, place) => ({
    ...{ ...stored, _id: `${id}-${place}`, threadId: `${id}-${place}`, bytes: 500 },
    comments: [{ ...thread.comments[0], text: `Comment ${place}` }],
  }));
  await ThreadModel.insertMany(more);
  await post(owner, await on('Methodology'));
  expect(await read()).toHaveLength(commentLimits.threads);
  await expectNoCollectionScan(() => api.as(owner).get(url));
  const refused = await api.as(owner).post(url, await on('Methodology'));
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'A proposal has at most 500 comments. Delete some of them first.',
  ]);
  await ThreadModel.updateOne(
    { tenantId, threadId: thread.id },
    { $set: { replies: commentLimits.replies } },
  );
  const full = await api.as(owner).post(`${url}/${thread.id}/replies`, { id: randomId(), text: 'One more' });
  expect([full.statusCode, full.json().error]).toEqual([
    409,
    'A comment has at most 200 replies. Begin a new one.',
  ]);
  await ThreadModel.updateOne(
    { tenantId, threadId: thread.id },
    { $set: { bytes: commentLimits.bytes, replies: 0 } },
  );
  const heavy = await api.as(owner).post(`${url}/${thread.id}/replies`, { id: randomId(), text: 'One more' });
  expect([heavy.statusCode, heavy.json().error]).toEqual([
    409,
    'The comments of this proposal have become too long. Delete some of them first.',
  ]);
});
