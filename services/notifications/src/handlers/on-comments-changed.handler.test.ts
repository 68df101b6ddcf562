import type { EventMap } from '@harambee/domain';
import type { NotificationList } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import { type TestActor, testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember, inboxUrl, twoMembers } from '../testing/deliver.ts';
import { onCommentsChanged } from './on-comments-changed.handler.ts';

const api = testApp(notifications);
const inboxOf = async (actor: TestActor) =>
  (await api.as(actor.byCookie).get(inboxUrl(actor.userId))).json<NotificationList>().notifications;

const aComment = ({ userId: id }: TestActor): EventMap['comment.added'] => ({
  ...{
    proposalId: 'p1',
    threadId: 't1',
    commentId: randomId(),
    title: 'Clean hands',
    excerpt: 'Is it true?',
  },
  by: { id, name: 'Amina Odhiambo', kind: 'person' },
  ...{ mentions: [], repliesTo: [], isSuggestion: false },
});

test('who is mentioned and who is answered is told once, and led to the comment (NOTIFY-13)', async () => {
  const [one, other] = await twoMembers();
  const stranger = await aMember();
  const comment = aComment(one);
  const everybody = [one.userId, other.userId, stranger.userId];
  const mentioned = event('comment.mentioned', one.tenantId, {
    ...comment,
    userIds: everybody,
    guestIds: ['g1'],
  });
  for (const _ of [1, 2]) await onCommentsChanged.handle(mentioned);
  expect(await inboxOf(other)).toMatchObject([
    {
      type: 'proposal_update',
      title: 'Amina Odhiambo mentioned you in a comment',
      message: 'Clean hands: “Is it true?”',
      action_url: '/proposals/p1?comment=t1',
    },
  ]);
  const replied = event('comment.added', one.tenantId, {
    ...aComment(one),
    repliesTo: everybody,
    excerpt: '',
  });
  for (const _ of [1, 2]) await onCommentsChanged.handle(replied);
  expect(await inboxOf(other)).toMatchObject([
    { title: 'Amina Odhiambo replied to your comment', message: 'Clean hands: other words for the text.' },
    {},
  ]);
  // Not who wrote it, and nobody of another organization.
  expect([await inboxOf(one), await inboxOf(stranger)]).toEqual([[], []]);
});

test('open pages of the organization ask for the comments again, those of no other (COMMENT-05)', async () => {
  const [ours, theirs] = [await aMember(), await aMember()];
  const { tenantId } = ours;
  const by = { id: ours.userId, name: 'Amina Odhiambo', kind: 'person' as const };
  await onCommentsChanged.handle(event('comment.added', tenantId, aComment(ours)));
  const changed = event('comment.changed', tenantId, {
    proposalId: 'p2',
    threadId: 't1',
    by,
    what: 'resolved',
  });
  await onCommentsChanged.handle(changed);
  await onCommentsChanged.handle({ ...changed, at: new Date(Date.now() - 2 * 60 * 60_000) });
  const messages = await StreamMessageModel.find({ tenantId }).lean();
  expect(messages.map(({ name, data, userId }) => [name, data, userId])).toEqual([
    ['comments', { proposalId: 'p1' }, undefined],
    ['comments', { proposalId: 'p2' }, undefined],
  ]);
  expect(await StreamMessageModel.countDocuments({ tenantId: theirs.tenantId })).toBe(0);
});
