import type { ProposalStatus, TaskSnapshot } from '@harambee/domain';
import { trusted } from 'mongoose';
import { KnownPersonModel } from './known-person.model.ts';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { type KnownTeam, KnownTeamModel } from './known-team.model.ts';

/** A task of a proposal that is not done, with the name of its person; '' for nobody. */
export interface OpenTask extends TaskSnapshot {
  proposal: KnownProposal;
  person: string;
}

/** A proposal with its people by name. */
export interface TeamOf {
  proposal: KnownProposal;
  /** '' for nobody. */
  owner: string;
  helpers: string[];
  tasks: OpenTask[];
}

const most = 100;

/** The teams that match, of proposals that are not sent, with names instead of ids. */
async function teams(
  tenantId: string,
  filter: object,
  statuses: readonly ProposalStatus[],
): Promise<TeamOf[]> {
  const found = await KnownTeamModel.find({ tenantId, ...filter })
    .limit(1_000)
    .lean<KnownTeam[]>();
  const [proposals, people] = await Promise.all([
    KnownProposalModel.find({
      tenantId,
      _id: trusted({ $in: found.map(({ _id }) => _id) }),
      status: trusted({ $in: [...statuses] }),
    }).lean<KnownProposal[]>(),
    KnownPersonModel.find({ tenantId }).lean(),
  ]);
  const known = new Map(proposals.map((proposal) => [proposal._id, proposal]));
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  return found.flatMap(({ _id, ownerId, helperIds, tasks }) => {
    const proposal = known.get(_id);
    if (!proposal) return [];
    const open = tasks
      .filter(({ isDone }) => !isDone)
      .map((task) => ({ ...task, proposal, person: nameOf(task.personId) }));
    const helpers = helperIds.map(nameOf).filter((name) => name !== '');
    return [{ proposal, owner: nameOf(ownerId), helpers, tasks: open }];
  });
}

const later = '9';
const byDay = (a: OpenTask, b: OpenTask) => (a.dueOn || later).localeCompare(b.dueOn || later);

/** What one person leads and helps with, and their open tasks, the earliest due date first. */
export async function workOf(tenantId: string, userId: string, statuses: readonly ProposalStatus[]) {
  const parts = [{ ownerId: userId }, { helperIds: userId }, { 'tasks.personId': userId }];
  const found = userId === '' ? [] : await teams(tenantId, { $or: parts }, statuses);
  const tasks = found.flatMap((team) => team.tasks).filter(({ personId }) => personId === userId);
  const ids = await KnownTeamModel.find({ tenantId, ownerId: userId }, { _id: 1 }).lean();
  const led = new Set(ids.map(({ _id }) => _id));
  return {
    waiting: tasks.toSorted(byDay).slice(0, most),
    leads: found.filter(({ proposal }) => led.has(proposal._id)).map(({ proposal }) => proposal),
  };
}

/** The people of these proposals; of all that are not sent, where none is named. */
export const teamsOf = (
  tenantId: string,
  ids: readonly string[] | undefined,
  statuses: readonly ProposalStatus[],
): Promise<TeamOf[]> => teams(tenantId, ids ? { _id: trusted({ $in: [...ids] }) } : {}, statuses);
