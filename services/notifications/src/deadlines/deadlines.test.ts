import { daysUntil, deadlineDistances } from '@harambee/domain';
import type { NotificationList } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { expectNoCollectionScan, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { notifications } from '../app.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { aMember, aProposal, inboxUrl, move, twoMembers } from '../testing/deliver.ts';
import { DeadlineModel } from './deadline.model.ts';
import { distanceFor, nextReminder } from './moments.ts';
import { giveReminders } from './reminders.service.ts';

const api = testApp(notifications);
const day = 24 * 60 * 60_000;
const morning = (date: string) => new Date(`${date}T06:30:00Z`);
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

async function titles(actor: TestActor): Promise<string[]> {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all&limit=100`);
  return answer.json<NotificationList>().notifications.map(({ title }) => title);
}

/** Delivers the event of a new proposal with a deadline. */
async function givenProposal(actor: TestActor, deadline: string, at: Date, given = {}) {
  const payload = aProposal({ title: 'Wells', deadline, ...given });
  await onProposalChanged.handle({ ...event('proposal.created', actor.tenantId, payload), at });
  return payload;
}

/** Sends what is due, as if it were that time. */
async function lookAt(time: Date) {
  const back = travel(time.getTime() - Date.now());
  try {
    return await giveReminders(new Date());
  } finally {
    back();
  }
}

/** A day that is far enough ahead for every reminder. */
const ahead = isoDay(Date.now() + 30 * day);
const before = (days: number) => morning(isoDay(Date.parse(`${ahead}T00:00:00Z`) - days * day));

test('14, 3 and 1 days before, each once, for each member', async () => {
  const [one, other] = await twoMembers();
  await givenProposal(one, ahead, new Date());
  for (let left = 20; left >= -2; left -= 1) {
    await lookAt(before(left));
    await lookAt(before(left));
  }
  for (const actor of [one, other]) {
    expect(await titles(actor)).toEqual([
      'Wells is due tomorrow',
      'Wells is due in 3 days',
      'Wells is due in 14 days',
    ]);
  }
});

test('days that were missed are caught up by the nearest one only, in the days that are left', async () => {
  const actor = await aMember();
  await givenProposal(actor, ahead, new Date());
  await lookAt(before(2));
  expect(await titles(actor)).toEqual(['Wells is due in 2 days']);
  await lookAt(before(1));
  expect((await titles(actor)).sort()).toEqual(['Wells is due in 2 days', 'Wells is due tomorrow']);
});

test('once the deadline has passed nobody is reminded any more', async () => {
  const actor = await aMember();
  const { proposalId } = await givenProposal(actor, ahead, new Date());
  await lookAt(before(-1));
  expect(await titles(actor)).toEqual([]);
  const stored = await DeadlineModel.findOne({ _id: proposalId, tenantId: actor.tenantId }).lean();
  expect(stored?.dueAt).toBeUndefined();
});

test.each(['submitted', 'under_review', 'approved', 'rejected', 'funded'] as const)(
  'nobody is reminded of a proposal that is %s',
  async (status) => {
    const [doing, colleague] = await twoMembers();
    const { proposalId } = await givenProposal(doing, ahead, new Date());
    await move(doing.tenantId, status, { proposalId, revision: 2, deadline: ahead, userId: doing.userId });
    for (const left of [14, 3, 1]) await lookAt(before(left));
    expect(await titles(doing)).toEqual([]);
    expect(await titles(colleague)).toHaveLength(1);
  },
);

test('a refused one that is a draft again is reminded of again', async () => {
  const actor = await aMember();
  const { proposalId } = await givenProposal(actor, ahead, new Date());
  const by = { proposalId, deadline: ahead, userId: actor.userId, title: 'Wells' };
  await move(actor.tenantId, 'rejected', { ...by, revision: 2 });
  await move(actor.tenantId, 'draft', { ...by, revision: 3 });
  await lookAt(before(3));
  expect(await titles(actor)).toEqual(['Wells is due in 3 days']);
});

test('a deadline that was moved counts as the new one, and its reminders come anew', async () => {
  const actor = await aMember();
  const { proposalId } = await givenProposal(actor, ahead, new Date());
  await lookAt(before(14));
  const later = isoDay(Date.parse(`${ahead}T00:00:00Z`) + 10 * day);
  const changed = aProposal({ proposalId, revision: 2, title: 'Wells', deadline: later });
  await onProposalChanged.handle({ ...event('proposal.updated', actor.tenantId, changed), at: before(14) });
  await lookAt(before(5));
  expect(await titles(actor)).toEqual(['Wells is due in 14 days']);
  await lookAt(before(4));
  expect(await titles(actor)).toEqual(['Wells is due in 14 days', 'Wells is due in 14 days']);
});

test('who has just chosen a near deadline is not told what they know', async () => {
  const actor = await aMember();
  await givenProposal(actor, isoDay(Date.now() + 10 * day), new Date());
  await giveReminders();
  expect(await titles(actor)).toEqual([]);
});

test('an edit between the moment and the look takes no reminder away', async () => {
  const actor = await aMember();
  const { proposalId } = await givenProposal(actor, ahead, new Date());
  const edited = aProposal({ proposalId, revision: 2, title: 'Better wells', deadline: ahead });
  await onProposalChanged.handle({ ...event('proposal.updated', actor.tenantId, edited), at: before(14) });
  await lookAt(before(14));
  expect(await titles(actor)).toEqual(['Better wells is due in 14 days']);
});

test('an older event changes nothing', async () => {
  const actor = await aMember();
  const { proposalId } = await givenProposal(actor, ahead, new Date(), { revision: 5 });
  await givenProposal(actor, '', new Date(), { proposalId, revision: 4 });
  await lookAt(before(14));
  expect(await titles(actor)).toHaveLength(1);
});

test('of two events handled at once the newer one stays, whichever is written last', async () => {
  const actor = await aMember();
  const moved = isoDay(Date.parse(`${ahead}T00:00:00Z`) + 10 * day);
  const proposals = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { proposalId } = aProposal({ proposalId: `${actor.tenantId}-${index}` });
      await Promise.all([
        givenProposal(actor, moved, new Date(), { proposalId, revision: 5 }),
        givenProposal(actor, ahead, new Date(), { proposalId, revision: 4 }),
      ]);
      return proposalId;
    }),
  );
  const kept = await DeadlineModel.find({ tenantId: actor.tenantId }).lean();
  expect(kept.map(({ deadline, revision }) => [deadline, revision])).toEqual(proposals.map(() => [moved, 5]));
});

test('two processes at once give each reminder once', async () => {
  const actor = await aMember();
  await givenProposal(actor, ahead, new Date());
  const back = travel(before(14).getTime() - Date.now());
  await Promise.all([giveReminders(), giveReminders(), giveReminders()]);
  back();
  expect(await titles(actor)).toHaveLength(1);
});

test('what is due is found by an index, whatever the number of proposals', async () => {
  await expectNoCollectionScan(() => giveReminders());
});

test('the next reminder is the nearest one that is still to come', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40, max: 60 }),
      fc.integer({ min: 0, max: day - 1 }),
      (days, millisecond) => {
        const now = Date.parse('2026-11-21T00:00:00Z') + millisecond;
        const deadline = isoDay(now + days * day);
        const next = nextReminder(deadline, new Date(now), deadlineDistances);
        const coming = deadlineDistances
          .map((distance) => Date.parse(`${deadline}T06:00:00Z`) - distance * day)
          .filter((moment) => moment > now);
        expect(next?.getTime()).toBe(coming.length > 0 ? Math.min(...coming) : undefined);
        // Sent on time, it names exactly the distance it was made for.
        if (next) {
          const left = daysUntil(deadline, next.getTime()) as number;
          expect(deadlineDistances).toContain(left);
          expect(distanceFor(left, deadlineDistances)).toBe(left);
        }
      },
    ),
  );
  expect(nextReminder('', new Date(), deadlineDistances)).toBeUndefined();
  expect(nextReminder('not a day', new Date(), deadlineDistances)).toBeUndefined();
});
