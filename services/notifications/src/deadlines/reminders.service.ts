import { daysUntil, notificationText, type ProposalSnapshot, remindedStatuses } from '@harambee/domain';
import { keepNewest } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { notify } from '../inbox/notify.ts';
import { DeadlineModel, type StoredDeadline } from './deadline.model.ts';
import { distanceFor, nextReminder } from './moments.ts';

const batch = 100;

/**
 * Remembers what a proposal's event says of its deadline. A reminder that became due before the event and was not given
 * yet stays due, unless the deadline is another one now.
 */
export async function noteDeadline(tenantId: string, snapshot: ProposalSnapshot, at: Date): Promise<void> {
  const { proposalId: _id, title, status, deadline, revision } = snapshot;
  const known = await DeadlineModel.findOne({ _id, tenantId }).lean();
  const isReminded = (remindedStatuses as readonly string[]).includes(status);
  const pending = known?.deadline === deadline ? known.dueAt : undefined;
  const dueAt = isReminded ? (pending ?? nextReminder(deadline, at)) : undefined;
  await keepNewest(DeadlineModel, { _id, tenantId }, { title, status, deadline, revision, dueAt });
}

/** Gives the reminders that are due. Several processes may do it at once: each reminder exists once. */
export async function giveReminders(now = new Date()): Promise<number> {
  let given = 0;
  for (;;) {
    const due = await DeadlineModel.find(
      // The lower end says that those without one are not meant: so the index of the others answers.
      { dueAt: trusted({ $gt: new Date(0), $lte: now }) },
      null,
      { allTenants: true },
    )
      .sort({ dueAt: 1 })
      .limit(batch)
      .lean();
    for (const one of due) given += await remind(one, now);
    if (due.length < batch) return given;
  }
}

async function remind(one: StoredDeadline, now: Date): Promise<number> {
  const { _id: proposalId, tenantId, title, status, deadline, revision } = one;
  const daysLeft = daysUntil(deadline, now.getTime()) ?? -1;
  const distance = distanceFor(daysLeft);
  if (distance !== undefined) {
    await notify({
      tenantId,
      key: `deadline:${proposalId}:${deadline}:${distance}`,
      at: now,
      text: notificationText('deadline', { proposalId, title, status, deadline, daysLeft }),
    });
  }
  const next = nextReminder(deadline, now);
  // Changed in between: its event has said what is due.
  await DeadlineModel.updateOne(
    { _id: proposalId, tenantId, revision },
    next ? { $set: { dueAt: next } } : { $unset: { dueAt: 1 } },
  );
  return distance === undefined ? 0 : 1;
}
