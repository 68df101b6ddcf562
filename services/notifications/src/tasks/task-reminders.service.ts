import {
  daysUntil,
  notificationText,
  remindedStatuses,
  type TeamSnapshot,
  taskDistances,
} from '@harambee/domain';
import { derivedId, keepNewest } from '@harambee/service-kit';
import { DeadlineModel } from '../deadlines/deadline.model.ts';
import { giveDue } from '../deadlines/give-due.ts';
import { distanceFor, nextReminder } from '../deadlines/moments.ts';
import { notify } from '../inbox/notify.ts';
import { nameOf } from '../people/person.model.ts';
import { type StoredTask, TaskModel } from './task.model.ts';

const idOf = (tenantId: string, proposalId: string, taskId: string): string =>
  derivedId(tenantId, 'task', proposalId, taskId);

/**
 * Stores the tasks from a team's event. A reminder that was due before the event and has not been sent stays due, unless
 * the day or the person has changed.
 */
export async function noteTasks(tenantId: string, team: TeamSnapshot, at: Date): Promise<void> {
  const { proposalId, revision, ownerId, tasks } = team;
  const known = await TaskModel.find({ tenantId, proposalId }).lean<StoredTask[]>();
  const before = new Map(known.map((task) => [task._id, task]));
  for (const { taskId, kind, label, personId, dueOn, isDone } of tasks) {
    const _id = idOf(tenantId, proposalId, taskId);
    const stored = before.get(_id);
    before.delete(_id);
    const isOpen = personId !== '' && dueOn !== '' && !isDone;
    const isSame = stored?.dueOn === dueOn && stored.personId === personId;
    const pending = isSame ? stored.dueAt : undefined;
    const dueAt = isOpen ? (pending ?? nextReminder(dueOn, at, taskDistances)) : undefined;
    const task = { proposalId, kind, label, personId, dueOn, ownerId, revision, dueAt };
    await keepNewest(TaskModel, { _id, tenantId }, task);
  }
  // Those that are tasks no more: an older event does not bring them back.
  for (const { _id } of before.values())
    await keepNewest(TaskModel, { _id, tenantId }, { personId: '', revision, dueAt: undefined });
}

/** Sends the reminders of tasks that are due (OWNER-07). */
export const giveTaskReminders = (now = new Date()): Promise<number> =>
  giveDue(TaskModel, (one: StoredTask) => remind(one, now), now);

/** Nobody is reminded of a task once its proposal has been sent. */
const isReminded = async (tenantId: string, proposalId: string) => {
  const proposal = await DeadlineModel.findOne({ _id: proposalId, tenantId }).lean();
  return proposal && (remindedStatuses as readonly string[]).includes(proposal.status) ? proposal : undefined;
};

async function remind(one: StoredTask, now: Date): Promise<number> {
  const { _id, tenantId, revision, dueOn } = one;
  const daysLeft = daysUntil(dueOn, now.getTime()) ?? 0;
  const distance = distanceFor(daysLeft, taskDistances);
  const proposal = await isReminded(tenantId, one.proposalId);
  if (proposal && distance !== undefined) await tell(one, { title: proposal.title, daysLeft, distance, now });
  const next = nextReminder(dueOn, now, taskDistances);
  // Changed in the meantime: its event has set what is due.
  await TaskModel.updateOne(
    { _id, tenantId, revision },
    next ? { $set: { dueAt: next } } : { $unset: { dueAt: 1 } },
  );
  return proposal && distance !== undefined ? 1 : 0;
}

interface Moment {
  /** Of the proposal. */
  title: string;
  daysLeft: number;
  distance: number;
  now: Date;
}

async function tell(one: StoredTask, { title, daysLeft, distance, now }: Moment): Promise<void> {
  const { _id, tenantId, proposalId, kind, label, personId, dueOn, ownerId } = one;
  const facts = { proposalId, title, kind, label, dueOn, by: '', daysLeft };
  const text = notificationText(daysLeft < 0 ? 'taskOverdue' : 'taskDue', facts);
  const key = `task-due:${_id}:${dueOn}:${personId}:${distance}`;
  await notify({ tenantId, key, at: now, text, only: personId });
  if (daysLeft >= 0 || ownerId === '' || ownerId === personId) return;
  const name = await nameOf(tenantId, personId);
  await notify({
    ...{ tenantId, key: `${key}:owner`, at: now, only: ownerId },
    text: notificationText('taskLate', { ...facts, by: name }),
    ...(name && { by: { id: personId, name } }),
  });
}
