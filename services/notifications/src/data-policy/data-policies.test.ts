import type { TeamSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import {
  expectOrganizationRemoved,
  exported,
  publishPersonLeft,
  testApp,
} from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { onDocumentChanged } from '../handlers/on-document-changed.handler.ts';
import { onImpactChanged } from '../handlers/on-impact-changed.handler.ts';
import { onPeopleNamed } from '../handlers/on-people-named.handler.ts';
import { onTeamChanged } from '../handlers/on-team-changed.handler.ts';
import { NotificationModel } from '../inbox/notification.model.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { move, twoMembers } from '../testing/deliver.ts';

const api = testApp(notifications);

const aTeam = (tenantId: string, userId: string): TeamSnapshot => ({
  ...{
    proposalId: `p-${tenantId}`,
    title: 'Wells',
    revision: 1,
    userId,
    ownerId: userId,
    helperIds: [],
    taken: [],
  },
  tasks: [
    { taskId: 't', kind: 'section', label: 'Budget', personId: userId, dueOn: '', isDone: false, askedIn: 1 },
  ],
});

async function twoWithNotifications() {
  const [one, other] = await twoMembers();
  const { tenantId } = one;
  await move(tenantId, 'completed', { title: `News of ${tenantId}`, deadline: '2099-01-31' });
  await onImpactChanged.handle(event('impact.badge_earned', tenantId, { badgeId: 'b', name: 'First Steps' }));
  return [one, other] as const;
}

test('each person gets their own inbox and nobody else’s, owners neither', async () => {
  const [owner, member] = await twoWithNotifications();
  await twoWithNotifications();
  const { json, head } = await exported(api, owner, 'organization');
  expect(json('you/notifications.json')).toHaveLength(2);
  expect(head.contents.map(({ name }) => name)).toEqual(['you/notifications.json']);
  const { json: ofMember } = await exported(api, member);
  const titles = (ofMember('you/notifications.json') as { title: string }[]).map(({ title }) => title);
  expect(titles).toContain(`News of ${owner.tenantId} is complete`);
  const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
  expect(ids(json('you/notifications.json'))).not.toEqual(
    expect.arrayContaining(ids(ofMember('you/notifications.json'))),
  );
});

test('whoever leaves takes their notifications and messages along, and no others', async () => {
  const [leaver, stays] = await twoWithNotifications();
  const [bystander] = await twoWithNotifications();
  await publishPersonLeft(api, leaver.tenantId, leaver.userId);
  for (const model of [NotificationModel, StreamMessageModel]) {
    const rows = model as typeof NotificationModel;
    expect(await rows.countDocuments({ tenantId: leaver.tenantId, userId: leaver.userId })).toBe(0);
    expect(await rows.countDocuments({ tenantId: leaver.tenantId, userId: stays.userId })).toBe(2);
    expect(await rows.countDocuments({ tenantId: bystander.tenantId, userId: bystander.userId })).toBe(2);
  }
});

test('an organization goes whole, another one stays', async () => {
  const [ours] = await twoWithNotifications();
  const [theirs] = await twoWithNotifications();
  for (const { tenantId, userId } of [ours, theirs]) {
    const person = { userId, firstName: 'Amina', lastName: '' };
    await onPeopleNamed.handle(event('user.registered', tenantId, person) as never);
    await onTeamChanged.handle(event('proposal.team_changed', tenantId, aTeam(tenantId, userId)));
    await onDocumentChanged.handle(
      event('document.created', tenantId, {
        documentId: `d-${tenantId}`,
        revision: 0,
        userId,
        name: 'Audit 2025',
        kind: 'accounts',
        expiresOn: '2099-12-31',
      }),
    );
  }
  await expectOrganizationRemoved(api, notifications, { ours: ours.tenantId, theirs: theirs.tenantId });
});
