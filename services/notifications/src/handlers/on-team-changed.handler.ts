import { notificationText, type TeamSnapshot } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { notify } from '../inbox/notify.ts';
import { nameOf } from '../people/person.model.ts';
import { isRecent, publish } from '../streams/publish.ts';
import { noteTasks } from '../tasks/task-reminders.service.ts';

/** Who gets a task, loses one, or leads a proposal now is told, unless they did it themselves (OWNER-07). */
async function tell(tenantId: string, team: TeamSnapshot, at: Date): Promise<void> {
  const { proposalId, revision, userId, title, ownerId, ownerBefore, tasks, taken } = team;
  const name = await nameOf(tenantId, userId);
  const facts = { proposalId, title, by: name, dueOn: '' };
  const to = (only: string, key: string, text: ReturnType<typeof notificationText>) =>
    only === '' || only === userId
      ? undefined
      : notify({ tenantId, key, at, text, only, ...(name && { by: { id: userId, name } }) });
  if (ownerBefore !== undefined)
    await to(ownerId, `led:${proposalId}:${revision}`, notificationText('proposalLed', facts));
  // Asked in this very change: what was asked before has been told.
  for (const task of tasks.filter(({ askedIn, isDone }) => askedIn === revision && !isDone))
    await to(
      task.personId,
      `task-asked:${proposalId}:${task.taskId}:${revision}`,
      notificationText('taskAsked', { ...facts, ...task }),
    );
  for (const task of taken)
    await to(
      task.personId,
      `task-taken:${proposalId}:${task.taskId}:${revision}`,
      notificationText('taskTaken', { ...facts, ...task }),
    );
}

/** Tells people about their part in a proposal, stores what they are to be reminded of, and refreshes open pages. */
export const onTeamChanged: EventHandler<'proposal.team_changed'> = {
  name: 'notifications.on-team-changed',
  events: ['proposal.team_changed'],
  async handle({ tenantId, at, payload }) {
    await noteTasks(tenantId, payload, at);
    await tell(tenantId, payload, at);
    const { proposalId } = payload;
    if (isRecent(at)) await publish([{ tenantId, name: 'proposal_team', data: { proposalId } }]);
  },
};
