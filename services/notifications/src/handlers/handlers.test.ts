import { proposalStatusNames, statusNotification } from '@harambee/domain';
import type { Notification, NotificationList } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { type TestActor, testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { DeadlineModel } from '../deadlines/deadline.model.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember, aProposal, inboxUrl, move, moved, twoMembers } from '../testing/deliver.ts';
import { onImpactChanged } from './on-impact-changed.handler.ts';
import { onPeopleChanged } from './on-people-changed.handler.ts';
import { onProposalChanged } from './on-proposal-changed.handler.ts';

const api = testApp(notifications);
const day = 24 * 60 * 60_000;

async function all(actor: TestActor): Promise<Notification[]> {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all&limit=100`);
  return answer.json<NotificationList>().notifications;
}
const titles = async (actor: TestActor) => (await all(actor)).map(({ title }) => title);
const messagesOf = (tenantId: string) => StreamMessageModel.find({ tenantId }).sort({ _id: 1 }).lean();

test('what the engine has done is told to everybody, also to whoever asked for it', async () => {
  const [asking, colleague] = await twoMembers();
  await move(asking.tenantId, 'completed', { userId: asking.userId });
  await move(asking.tenantId, 'failed', { userId: asking.userId, title: 'Boreholes' });
  for (const actor of [asking, colleague]) {
    expect((await titles(actor)).sort()).toEqual([
      'Boreholes could not be written',
      'Clean hands, full classes is complete',
    ]);
  }
});

test('what a person did by hand is told to the others only', async () => {
  const [doing, colleague] = await twoMembers();
  for (const to of ['submitted', 'under_review', 'approved', 'rejected', 'funded'] as const) {
    await move(doing.tenantId, to, { userId: doing.userId });
  }
  expect(await titles(doing)).toEqual([]);
  expect(await titles(colleague)).toHaveLength(5);
});

test('exactly the statuses that are news make one', async () => {
  const actor = await aMember();
  for (const to of proposalStatusNames) await move(actor.tenantId, to);
  const news = proposalStatusNames.filter((to) => statusNotification(to, aProposal()));
  expect(await titles(actor)).toHaveLength(news.length);
});

test('other tenants hear nothing', async () => {
  const [ours, theirs] = [await aMember(), await aMember()];
  await move(theirs.tenantId, 'completed');
  expect(await titles(ours)).toEqual([]);
  expect(await messagesOf(ours.tenantId)).toEqual([]);
});

test('one event is one notification for each, however often it is handled, and what was read stays read', async () => {
  const actor = await aMember();
  const published = moved(actor.tenantId, 'completed');
  await onProposalChanged.handle(published);
  const [first] = await all(actor);
  await api.as(actor.byCookie).put(`${inboxUrl(actor.userId)}/${first?.id}/read`);
  const before = (await messagesOf(actor.tenantId)).filter(({ name }) => name === 'notification').length;
  await Promise.all([1, 2, 3].map(() => onProposalChanged.handle(published)));
  expect(await all(actor)).toEqual([{ ...first, read: true }]);
  const after = (await messagesOf(actor.tenantId)).filter(({ name }) => name === 'notification').length;
  expect([before, after]).toEqual([1, 1]);
});

test('somebody who joins later is told from then on', async () => {
  const first = await aMember();
  await move(first.tenantId, 'completed', { title: 'Before' });
  const later = await aMember({ tenantId: first.tenantId, role: 'Member' });
  await move(first.tenantId, 'completed', { title: 'After' });
  expect(await titles(later)).toEqual(['After is complete']);
  expect((await titles(first)).sort()).toEqual(['After is complete', 'Before is complete']);
});

test('badges and levels are told once each, and every one of the three refreshes the pages', async () => {
  const actor = await aMember();
  const { tenantId } = actor;
  const badge = { badgeId: 'first_steps', name: 'First Steps' };
  await onImpactChanged.handle(event('impact.badge_earned', tenantId, badge));
  await onImpactChanged.handle(event('impact.badge_earned', tenantId, badge));
  await onImpactChanged.handle(event('impact.level_reached', tenantId, { level: 2, points: 120 }));
  await onImpactChanged.handle(
    event('impact.awarded', tenantId, { points: 10, reason: 'Completed onboarding', category: 'setup' }),
  );
  expect((await all(actor)).map(({ title, type, action_url }) => [title, type, action_url]).sort()).toEqual([
    ['Level 2 reached', 'achievement', '/impact'],
    ['New badge: First Steps', 'achievement', '/impact/badges'],
  ]);
  const names = (await messagesOf(tenantId)).map(({ name }) => name);
  expect(names.filter((name) => name === 'impact')).toHaveLength(4);
});

test('open pages are told of each change of a proposal, and each person of their own notification', async () => {
  const [one, other] = await twoMembers();
  const payload = aProposal({ revision: 7 });
  await onProposalChanged.handle(event('proposal.updated', one.tenantId, payload));
  await move(one.tenantId, 'completed', { proposalId: payload.proposalId, revision: 8 });
  const { proposalId } = payload;
  const messages = await messagesOf(one.tenantId);
  expect(
    messages.filter(({ name }) => name === 'proposal').map(({ userId, data }) => [userId, data]),
  ).toEqual([
    [undefined, { proposalId, status: 'draft', revision: 7 }],
    [undefined, { proposalId, status: 'completed', revision: 8 }],
  ]);
  const own = messages.filter(({ name }) => name === 'notification');
  expect(own.map(({ userId }) => userId).sort()).toEqual([one.userId, other.userId].sort());
  const ofOne = own.find(({ userId }) => userId === one.userId);
  expect([ofOne?.data]).toEqual(await all(one));
});

test('what is told late is history: it stands in the list, but rings nobody’s bell', async () => {
  const actor = await aMember();
  const aged = (days: number) => ({
    ...moved(actor.tenantId, 'completed'),
    at: new Date(Date.now() - days * day),
  });
  await onProposalChanged.handle(aged(1));
  await onProposalChanged.handle(aged(3));
  await onProposalChanged.handle(aged(100));
  expect((await all(actor)).map(({ read }) => read)).toEqual([false, true]);
  const names = (await messagesOf(actor.tenantId)).map(({ name }) => name);
  expect(names).toEqual(['notification']);
});

test('whoever has left is told nothing more, and nothing of theirs is kept', async () => {
  const [leaving, staying] = await twoMembers();
  await move(staying.tenantId, 'completed');
  await onPeopleChanged.handle(event('user.removed', leaving.tenantId, { userId: leaving.userId }));
  await move(staying.tenantId, 'failed');
  expect(await all(leaving)).toEqual([]);
  expect(await titles(staying)).toHaveLength(2);
});

test('events that are handled together say the same as one by one, also those that were handled before', async () => {
  const [ours, theirs, alone] = [await aMember(), await aMember(), await aMember()];
  const story = (tenantId: string) => {
    const [first, second] = [aProposal({ title: 'First' }), aProposal({ title: 'Second', revision: 4 })];
    return [
      event('proposal.created', tenantId, { ...first, deadline: '2030-01-01' }),
      moved(tenantId, 'completed', { ...first, revision: 2, deadline: '2030-01-01' }),
      moved(tenantId, 'completed', second),
      // Behind: it changes nothing but is told.
      moved(tenantId, 'failed', { ...second, revision: 3 }),
    ];
  };
  const [together, oneByOne] = [story(ours.tenantId), story(alone.tenantId)];
  await onProposalChanged.handle(together[1] as (typeof together)[1]);
  await onProposalChanged.handleAll?.([...together, ...story(theirs.tenantId)]);
  for (const each of oneByOne) await onProposalChanged.handle(each);
  const seen = async (actor: TestActor) => ({
    titles: (await titles(actor)).sort(),
    deadlines: (await DeadlineModel.find({ tenantId: actor.tenantId }).sort({ title: 1 }).lean()).map(
      ({ _id, tenantId, ...rest }) => rest,
    ),
  });
  const [first, second, third] = [await seen(ours), await seen(theirs), await seen(alone)];
  expect(first.titles).toHaveLength(3);
  expect(first.deadlines.map(({ revision }) => revision)).toEqual([2, 4]);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});
