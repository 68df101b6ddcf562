import { type OutboxEntry, paths } from '@harambee/domain';
import type { ProposalTeam, SaveTask, SaveTeam } from '@harambee/domain/schemas';
import { type Outbox, type OutboxAction, type SavedRecord, sendRecord } from '@harambee/platform';
import { teamAddresses } from './team-addresses.ts';

/** What a person decided about a proposal's people, and what they saw when they did. */
interface TeamChange {
  /** `teamTarget` of the proposal. */
  id: string;
  body: SaveTeam;
  revision: number;
  read: SaveTeam;
}
interface TaskChange {
  /** `taskTarget` of proposal and task. */
  id: string;
  body: SaveTask;
}
export type TeamEntry = OutboxEntry<'proposal-team', TeamChange>;
export type TaskEntry = OutboxEntry<'proposal-task', TaskChange>;

const parting = '/team';

/** Under which the changes of one team are one. */
export const teamTarget = (proposalId: string): string => `${proposalId}${parting}`;
export const taskTarget = (proposalId: string, taskId: string): string => `${proposalId}${parting}/${taskId}`;

function targetsOf(id: string): { proposalId: string; taskId: string } {
  const at = id.indexOf(parting);
  return { proposalId: id.slice(0, at), taskId: id.slice(at + parting.length + 1) };
}

const isTeamChange = (data: object): boolean => {
  const { id, body, revision, read } = data as Partial<TeamChange>;
  return !!id?.endsWith(parting) && Array.isArray(body?.tasks) && Number.isInteger(revision) && !!read;
};
const isTaskChange = (data: object): boolean => {
  const { id, body } = data as Partial<TaskChange>;
  return !!id?.includes(`${parting}/`) && typeof body?.isDone === 'boolean';
};

export const isTeamEntry = (entry: OutboxEntry): entry is TeamEntry =>
  entry.action === 'proposal-team' && isTeamChange(entry.data);
export const isTaskEntry = (entry: OutboxEntry): entry is TaskEntry =>
  entry.action === 'proposal-task' && isTaskChange(entry.data);

/** What a page sends back of a team that it has read. */
export const asSent = ({ ownerId, helperIds, tasks }: ProposalTeam): SaveTeam => ({
  ownerId,
  helperIds,
  tasks: tasks.map(({ id, place, personId, dueOn, isDone }) => ({ id, place, personId, dueOn, isDone })),
});

function teamIn(answer: unknown): ProposalTeam | undefined {
  const { team } = (answer ?? {}) as { team?: Partial<ProposalTeam> };
  return team?.proposalId && Number.isInteger(team.revision) ? (team as ProposalTeam) : undefined;
}

function savedIn(id: string, answer: unknown): SavedRecord | undefined {
  const team = teamIn(answer);
  return team && { id, revision: team.revision, answers: asSent(team) };
}

const nameOf = () => 'Untitled proposal';
const formOf = ({ data: { id } }: { data: { id: string } }) => paths.proposal(targetsOf(id).proposalId);
const refreshes = ['ProposalTeam'] as const;
const synced = { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' } as const;

const team: OutboxAction<TeamChange> = {
  label: 'People of a proposal',
  nameOf,
  accepts: isTeamChange,
  send: (entry) =>
    sendRecord(entry, {
      method: 'PUT',
      path: teamAddresses.team(targetsOf(entry.data.id).proposalId),
      savedIn: (answer) => savedIn(entry.data.id, answer),
    }),
  formOf,
  refreshes,
  synced,
};

const task: OutboxAction<TaskChange> = {
  label: 'Task of a proposal',
  nameOf,
  accepts: isTaskChange,
  send: (entry) => {
    const { proposalId, taskId } = targetsOf(entry.data.id);
    const path = teamAddresses.task(proposalId, taskId);
    return sendRecord(entry, {
      method: 'PUT',
      path,
      savedIn: (answer) => {
        const saved = teamIn(answer);
        return saved && { id: entry.data.id, revision: saved.revision, answers: entry.data.body };
      },
    });
  },
  formOf,
  refreshes,
  synced,
};

/** What is decided about a proposal's people without a network (OWNER-10). */
export const teamOutbox: Outbox = { 'proposal-team': team, 'proposal-task': task };
