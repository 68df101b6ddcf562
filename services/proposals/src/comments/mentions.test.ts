import { randomId } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenComments } from '../testing/sample-comments.ts';
import { relayed } from '../testing/sample-proposal.ts';
import { addReply, addThread } from './add-comments.service.ts';
import { listThreads } from './threads.ts';

const api = testApp(proposals);

async function given() {
  const all = await givenComments(api);
  const told = async (name: string) => {
    await api.settle();
    return (await relayed(all.tenantId)).filter((one) => one.name === name).map(({ payload }) => payload);
  };
  return { ...all, told };
}

const mentionOf = (text: string, name: string, id: string, kind = 'person') => ({
  ...{ start: text.indexOf(name), end: text.indexOf(name) + name.length },
  ...{ id, kind },
});

test('who is mentioned is told with the comment, and in an edit only who is new (COMMENT-04)', async () => {
  const { id, owner, writer, reviewer, url, on, post, told } = await given();
  const text = '@Juma Baraka and @Ms. Funder: is this **true**?';
  const mentions = [
    mentionOf(text, '@Juma Baraka', writer.userId),
    mentionOf(text, '@Ms. Funder', 'g1', 'guest'),
  ];
  const untrue = { start: 3, end: 9, id: reviewer.userId, kind: 'person' };
  const thread = await post(
    owner,
    await on('Methodology', { text, mentions: [...mentions, untrue] as never }),
  );
  expect(thread.comments[0]?.mentions).toEqual(mentions);
  const comment = {
    ...{ proposalId: id, threadId: thread.id, commentId: thread.id },
    by: { id: owner.userId, name: 'Amina Odhiambo', kind: 'person' },
    ...{ title: 'Clean water for six villages of Kitui', excerpt: text },
  };
  expect(await told('comment.mentioned')).toEqual([
    { ...comment, userIds: [writer.userId], guestIds: ['g1'] },
  ]);
  expect(await told('comment.added')).toMatchObject([{ ...comment, repliesTo: [], isSuggestion: false }]);
  const longer = `${text} @Grace Wanjiru? @Amina Odhiambo`;
  const more = [
    ...mentions,
    mentionOf(longer, '@Grace Wanjiru', reviewer.userId),
    mentionOf(longer, '@Amina Odhiambo', owner.userId),
  ];
  const patch = () =>
    api.as(owner).patch(`${url}/${thread.id}/replies/${thread.id}`, { text: longer, mentions: more });
  for (const _ of [1, 2]) expect((await patch()).statusCode).toBe(200);
  // Who mentions themselves knows it already.
  expect((await told('comment.mentioned')).slice(1)).toMatchObject([
    { userIds: [reviewer.userId], guestIds: [] },
  ]);
  expect(await told('comment.changed')).toMatchObject([{ what: 'edited', threadId: thread.id }]);
});

test('a reply tells who wrote in the thread before, once, and not who is mentioned in it', async () => {
  const { owner, writer, reviewer, on, post, told } = await given();
  const { id } = await post(owner, await on('Methodology'));
  const reply = { id: randomId(), text: 'Yes' };
  for (const _ of [1, 2]) await post(writer, reply, `/${id}/replies`);
  const text = '@Juma Baraka, sure?';
  const mentions = [mentionOf(text, '@Juma Baraka', writer.userId)];
  await post(reviewer, { id: randomId(), text, mentions }, `/${id}/replies`);
  expect((await told('comment.added')).map((one) => 'repliesTo' in one && one.repliesTo)).toEqual([
    [],
    [owner.userId],
    [owner.userId],
  ]);
});

test('a guest comments and answers by the same functions, under their own name', async () => {
  const { tenantId, id, owner, on, post, told, url } = await given();
  const scope = { tenantId, proposalId: id };
  const guest = { id: 'guest-1', name: 'Ms. Funder', kind: 'guest' as const };
  const { id: threadId } = await addThread(scope, guest, await on('Methodology', { text: 'Good.' }));
  await post(owner, { id: randomId(), text: 'Thank you.' }, `/${threadId}/replies`);
  await addReply(scope, guest, threadId, { id: randomId(), text: 'Welcome.' });
  const [thread] = await listThreads(scope);
  expect(thread?.comments.map(({ by }) => [by.name, by.kind])).toEqual([
    ['Ms. Funder', 'guest'],
    ['Amina Odhiambo', 'person'],
    ['Ms. Funder', 'guest'],
  ]);
  // A guest has no inbox; a person with the same id is somebody else.
  expect((await told('comment.added')).map((one) => 'repliesTo' in one && one.repliesTo)).toEqual([
    [],
    [],
    [owner.userId],
  ]);
  expect((await api.as(owner).delete(`${url}/${threadId}/replies/${threadId}`)).statusCode).toBe(403);
});
