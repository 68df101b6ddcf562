import type { NotificationList } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { type TestActor, testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { inboxUrl, twoMembers } from '../testing/deliver.ts';
import { onAnswerReviewDue } from './on-answer-review-due.handler.ts';

const api = testApp(notifications);
const inboxOf = async (actor: TestActor) =>
  (await api.as(actor.byCookie).get(inboxUrl(actor.userId))).json<NotificationList>().notifications;
const due = (tenantId: string, ownerId?: string) =>
  event('answer.review_due', tenantId, {
    ...{ answerId: 'a-1', question: 'Who gains?', reviewOn: '2026-11-24' },
    ...(ownerId && { ownerId }),
  });

test('the owner of an answer is reminded once, nobody else; the reminder leads to what is due', async () => {
  const [owner, colleague] = await twoMembers();
  const published = due(owner.tenantId, owner.userId);
  for (const _ of [1, 2]) await onAnswerReviewDue.handle(published);
  expect(await inboxOf(owner)).toMatchObject([
    {
      title: 'An answer is due for review',
      message: 'Does it still hold? “Who gains?”',
      action_url: '/answers?review=due',
    },
  ]);
  expect(await inboxOf(colleague)).toEqual([]);
});

test('of an answer without an owner, everybody is reminded', async () => {
  const [one, other] = await twoMembers();
  await onAnswerReviewDue.handle(due(one.tenantId));
  expect([await inboxOf(one), await inboxOf(other)].map(({ length }) => length)).toEqual([1, 1]);
});
