import {
  daysUntil,
  deadlineDistances,
  notificationText,
  type ProposalSnapshot,
  remindedStatuses,
} from '@harambee/domain';
import { keepAllNewest, type Snapshot } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { notify } from '../inbox/notify.ts';
import { DeadlineModel, type StoredDeadline } from './deadline.model.ts';
import { giveDue } from './give-due.ts';
import { distanceFor, nextReminder } from './moments.ts';

/** What an event says about a proposal, and when. */
export interface SaidOfProposal {
  snapshot: ProposalSnapshot;
  at: Date;
}

type Known = Pick<StoredDeadline, 'deadline' | 'revision' | 'dueAt'>;

/**
 * Stores the deadlines from events of one organization, oldest first. A reminder that was due before an event and has
 * not been sent stays due, unless the deadline has changed.
 */
export async function noteDeadlines(tenantId: string, said: readonly SaidOfProposal[]): Promise<void> {
  const ids = [...new Set(said.map(({ snapshot }) => snapshot.proposalId))];
  const rows = await DeadlineModel.find({ tenantId, _id: trusted({ $in: ids }) }).lean();
  const known = new Map<string, Known>(rows.map((row) => [row._id, row]));
  const changed = new Map<string, Snapshot<StoredDeadline>>();
  for (const { snapshot, at } of said) {
    const { proposalId: _id, title, status, deadline, revision } = snapshot;
    const before = known.get(_id);
    if (before && before.revision >= revision) continue;
    const isReminded = (remindedStatuses as readonly string[]).includes(status);
    const pending = before?.deadline === deadline ? before.dueAt : undefined;
    const dueAt = isReminded ? (pending ?? nextReminder(deadline, at, deadlineDistances)) : undefined;
    known.set(_id, { deadline, revision, ...(dueAt && { dueAt }) });
    changed.set(_id, { key: { _id, tenantId }, snapshot: { title, status, deadline, revision, dueAt } });
  }
  await keepAllNewest(DeadlineModel, [...changed.values()]);
}

/** Sends the reminders of deadlines that are due. */
export const giveReminders = (now = new Date()): Promise<number> =>
  giveDue(DeadlineModel, (one: StoredDeadline) => remind(one, now), now);

async function remind(one: StoredDeadline, now: Date): Promise<number> {
  const { _id: proposalId, tenantId, title, status, deadline, revision } = one;
  const daysLeft = daysUntil(deadline, now.getTime()) ?? -1;
  const distance = distanceFor(daysLeft, deadlineDistances);
  if (distance !== undefined) {
    await notify({
      tenantId,
      key: `deadline:${proposalId}:${deadline}:${distance}`,
      at: now,
      text: notificationText('deadline', { proposalId, title, status, deadline, daysLeft }),
    });
  }
  const next = nextReminder(deadline, now, deadlineDistances);
  // Changed in the meantime: its event has set what is due.
  await DeadlineModel.updateOne(
    { _id: proposalId, tenantId, revision },
    next ? { $set: { dueAt: next } } : { $unset: { dueAt: 1 } },
  );
  return distance === undefined ? 0 : 1;
}
