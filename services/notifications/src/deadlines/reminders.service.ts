import {
  daysUntil,
  deadlineDistances,
  notificationText,
  type ProposalSnapshot,
  remindedStatuses,
} from '@harambee/domain';
import { keepNewest } from '@harambee/service-kit';
import { notify } from '../inbox/notify.ts';
import { DeadlineModel, type StoredDeadline } from './deadline.model.ts';
import { giveDue } from './give-due.ts';
import { distanceFor, nextReminder } from './moments.ts';

/**
 * Stores the deadline from a proposal's event. A reminder that was due before the event and has not been sent stays
 * due, unless the deadline has changed.
 */
export async function noteDeadline(tenantId: string, snapshot: ProposalSnapshot, at: Date): Promise<void> {
  const { proposalId: _id, title, status, deadline, revision } = snapshot;
  const known = await DeadlineModel.findOne({ _id, tenantId }).lean();
  const isReminded = (remindedStatuses as readonly string[]).includes(status);
  const pending = known?.deadline === deadline ? known.dueAt : undefined;
  const dueAt = isReminded ? (pending ?? nextReminder(deadline, at, deadlineDistances)) : undefined;
  await keepNewest(DeadlineModel, { _id, tenantId }, { title, status, deadline, revision, dueAt });
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
