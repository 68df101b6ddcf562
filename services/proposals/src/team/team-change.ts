import type { TeamSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { ownerOf, peopleOf, type StoredTask, taskSnapshot } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

/** What a change leaves of the team. */
export type NextTeam = Required<Pick<ProposalRecord, 'ownerId' | 'helperIds' | 'tasks'>> &
  Pick<ProposalRecord, 'leavers'>;

/** Open tasks that somebody had and does not have any more. */
const takenFrom = (before: readonly StoredTask[], after: readonly StoredTask[]): TeamSnapshot['taken'] =>
  before.flatMap(({ id, place, label, personId, doneAt }) => {
    const now = after.find((task) => task.id === id);
    if (personId === '' || doneAt || now?.personId === personId) return [];
    return [{ taskId: id, kind: place.kind, label, personId }];
  });

/**
 * Writes a proposal's team with its event, in one write (architecture, rule 4). Undefined if somebody else was faster.
 * The proposal itself does not change: neither its revision nor when it was changed.
 */
export async function changeTeam(
  record: ProposalRecord,
  next: NextTeam,
  userId: string,
): Promise<ProposalRecord | undefined> {
  const { _id, tenantId, teamRevision, tasks: before = [], title, createdBy } = record;
  const revision = (teamRevision ?? 0) + 1;
  const { leavers, ...team } = next;
  const isAny = Object.keys(leavers ?? {}).length > 0;
  const ownerBefore = ownerOf(record);
  const snapshot: TeamSnapshot = {
    proposalId: _id,
    revision,
    userId,
    title,
    ownerId: next.ownerId,
    ...(ownerBefore !== next.ownerId && { ownerBefore }),
    helperIds: next.helperIds,
    tasks: next.tasks.map(taskSnapshot),
    taken: takenFrom(before, next.tasks),
  };
  const changed = await ProposalModel.findOneAndUpdate(
    { _id, tenantId, teamRevision: teamRevision ?? null },
    {
      $set: {
        ...team,
        ...(isAny && { leavers }),
        peopleIds: peopleOf({ ...team, createdBy }),
        teamRevision: revision,
      },
      ...(!isAny && { $unset: { leavers: 1 } }),
      $push: { outbox: event('proposal.team_changed', tenantId, snapshot) },
    },
    { returnDocument: 'after' },
  ).lean<ProposalRecord>();
  return changed ?? undefined;
}
