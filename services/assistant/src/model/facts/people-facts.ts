import { formatDay, listWords } from '@harambee/domain';
import type { Records } from '../../records/records.ts';
import type { OpenTask, TeamOf } from '../../records/teams.ts';
import { FactValue, Reference, wholeLine as whole } from './fact.ts';
import { titleOf } from './record-facts.ts';

const due = ({ dueOn }: OpenTask): string => (dueOn ? `, due on ${formatDay(dueOn)}` : '');
const nobody = 'nobody';

const ownTask = (task: OpenTask): FactValue =>
  whole(`${task.proposal._id}:${task.taskId}`, `${task.label} of ${titleOf(task.proposal)}${due(task)}`);

/** What waits for the person who asks, and what they lead. */
export const workFacts = ({ waiting, leads }: Awaited<ReturnType<Records['ownWork']>>) => ({
  nothingWaits: waiting.length === 0,
  waiting: waiting
    .slice(0, 20)
    .map((task) => ({ proposalId: new Reference(task.proposal._id), task: ownTask(task) })),
  leads: leads.slice(0, 20).map((proposal) => ({
    proposalId: new Reference(proposal._id),
    title: new FactValue({ family: 'proposal', key: proposal._id }, 'name', 'title', titleOf(proposal)),
  })),
});

/** Who leads a proposal, helps with it, and has which open task of it. */
export const teamFacts = ({ proposal, owner, helpers, tasks }: TeamOf) => ({
  proposalId: new Reference(proposal._id),
  leads: whole(`${proposal._id}:owner`, `${titleOf(proposal)}: ${owner || nobody} leads it`),
  ...(helpers.length > 0 && {
    helps: whole(
      `${proposal._id}:helpers`,
      `${titleOf(proposal)}: ${listWords(helpers)} ${helpers.length === 1 ? 'helps' : 'help'}`,
    ),
  }),
  tasks: tasks
    .slice(0, 20)
    .map((task) =>
      whole(
        `${proposal._id}:${task.taskId}`,
        `${task.label} of ${titleOf(proposal)}: ${task.person || nobody}${due(task)}`,
      ),
    ),
});
