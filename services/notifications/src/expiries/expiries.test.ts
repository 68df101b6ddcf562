import type { NotificationList } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { expectNoCollectionScan, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { onDocumentChanged } from '../handlers/on-document-changed.handler.ts';
import { aMember, inboxUrl, twoMembers } from '../testing/deliver.ts';
import { ExpiryModel } from './expiry.model.ts';
import { giveExpiryReminders } from './expiry-reminders.service.ts';

const api = testApp(notifications);
const day = 24 * 60 * 60_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const ahead = isoDay(Date.now() + 90 * day);
const before = (days: number) => Date.parse(`${ahead}T06:30:00Z`) - days * day;

async function titles(actor: TestActor): Promise<string[]> {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all&limit=100`);
  return answer.json<NotificationList>().notifications.map(({ title }) => title);
}

const changed = ({ tenantId, userId }: TestActor, given = {}) => {
  const payload = {
    documentId: `d-${tenantId}`,
    revision: 0,
    userId,
    name: 'Audit 2025',
    kind: 'accounts' as const,
    expiresOn: ahead,
    ...given,
  };
  return onDocumentChanged.handle(event('document.updated', tenantId, payload));
};

async function lookAt(time: number) {
  const back = travel(time - Date.now());
  try {
    await giveExpiryReminders(new Date());
  } finally {
    back();
  }
}

test('60, 14 and 1 days before, each once, for each member, and never after it', async () => {
  const [one, other] = await twoMembers();
  await changed(one);
  for (let left = 70; left >= -3; left -= 1) {
    await lookAt(before(left));
    await lookAt(before(left));
  }
  for (const actor of [one, other])
    expect(await titles(actor)).toEqual([
      'Audit 2025 expires tomorrow',
      'Audit 2025 expires in 14 days',
      'Audit 2025 expires in 60 days',
    ]);
});

test('a newer file moves the reminders; an older event changes nothing', async () => {
  const actor = await aMember();
  const later = isoDay(Date.parse(ahead) + 400 * day);
  await changed(actor, { revision: 3, expiresOn: later });
  await changed(actor, { revision: 2 });
  for (const left of [60, 14, 1]) await lookAt(before(left));
  expect(await titles(actor)).toEqual([]);
});

test('nobody is reminded of what was deleted or does not expire', async () => {
  const actor = await aMember();
  await changed(actor);
  await onDocumentChanged.handle(
    event('document.deleted', actor.tenantId, {
      documentId: `d-${actor.tenantId}`,
      revision: 1,
      userId: actor.userId,
    }),
  );
  const without = await aMember();
  await changed(without, { expiresOn: '' });
  for (const left of [60, 14, 1]) await lookAt(before(left));
  expect(await titles(actor)).toEqual([]);
  expect(await titles(without)).toEqual([]);
  expect((await ExpiryModel.findOne({ tenantId: actor.tenantId }).lean())?.dueAt).toBeUndefined();
});

test('what is due is found by an index, whatever the number of documents', async () => {
  await expectNoCollectionScan(() => giveExpiryReminders());
});

test('a reminder leads to the document', async () => {
  const actor = await aMember();
  await changed(actor);
  await lookAt(before(14));
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all`);
  expect(answer.json<NotificationList>().notifications[0]).toMatchObject({
    action_url: `/documents?open=d-${actor.tenantId}`,
    message: expect.stringContaining('It is valid until'),
  });
});
