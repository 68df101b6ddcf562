import { paths, remindedStatuses } from '@harambee/domain';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { peopleAmong } from '../people/people.service.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { type WaitingSource, waitingLimit } from '../waiting/waiting-sources.ts';

/** The person's open tasks in proposals that have not been sent. */
export const waitingTasks: WaitingSource = async ({ tenantId, userId }: Actor) => {
  const records = await ProposalModel.find(
    { tenantId, peopleIds: userId, status: trusted({ $in: [...remindedStatuses] }) },
    { title: 1, tasks: 1 },
  )
    .hint({ tenantId: 1, peopleIds: 1 })
    .lean<Pick<ProposalRecord, '_id' | 'title' | 'tasks'>[]>();
  const open = records.flatMap(({ _id: proposalId, title, tasks = [] }) =>
    tasks
      .filter(({ personId, doneAt }) => personId === userId && !doneAt)
      .map((task) => ({ proposalId, title, task })),
  );
  const people = await peopleAmong(
    tenantId,
    open.map(({ task }) => task.askedBy),
  );
  return open
    .toSorted((a, b) => (a.task.dueOn || '9').localeCompare(b.task.dueOn || '9'))
    .slice(0, waitingLimit)
    .map(({ proposalId, title, task }) => {
      const { id, label, dueOn, askedBy, askedAt } = task;
      const from = askedBy === userId ? undefined : people.get(askedBy)?.name;
      return {
        kind: 'task',
        ...{ id, proposalId, title, dueOn },
        about: label,
        ...(from && { from }),
        since: askedAt.toISOString(),
        leadsTo: paths.proposal(proposalId),
      };
    });
};
