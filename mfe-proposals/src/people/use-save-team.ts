import { saysTheSame } from '@harambee/domain';
import type { Proposal, ProposalTeam, SaveTeam } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, sendOrQueue, showToast, statusOf } from '@harambee/platform';
import { useUpdateTaskMutation, useUpdateTeamMutation } from '../api/team.api.ts';
import { asSent, taskTarget, teamTarget } from '../team-outbox.ts';

/** What became of a change. */
export type SavedTeam =
  | { kind: 'saved' }
  | { kind: 'queued' }
  /** Somebody else changed the people since they were read. */
  | { kind: 'conflict'; theirs: ProposalTeam }
  | { kind: 'failed'; message: string };

/** Saves what is decided about a proposal's people over what was read; without a network, later. */
export function useSaveTeam({ id, title }: Pick<Proposal, 'id' | 'title'>) {
  const [update] = useUpdateTeamMutation();
  return async (read: ProposalTeam, body: SaveTeam, replaces?: string): Promise<SavedTeam> => {
    const { revision } = read;
    const wanted = {
      action: 'proposal-team',
      data: { id: teamTarget(id), body, revision, read: asSent(read) },
      title,
      id: crypto.randomUUID(),
      ...(replaces !== undefined && { replaces }),
    };
    const { data, error, isQueued } = await sendOrQueue(wanted, () => update({ id, body, revision }));
    if (isQueued) {
      announce('Saved on this device');
      return { kind: 'queued' };
    }
    if (data) {
      announce('Saved');
      return { kind: 'saved' };
    }
    if (statusOf(error) === 412) {
      const { team } = (error as { data: { team: ProposalTeam } }).data;
      // An earlier try arrived, and its answer was lost.
      return saysTheSame(body, asSent(team)) ? { kind: 'saved' } : { kind: 'conflict', theirs: team };
    }
    logFailure('Failed to save the people of a proposal', error);
    return { kind: 'failed', message: errorMessage(error, 'It could not be saved. Please try again.') };
  };
}

/** Says of a task that it is done, or not yet; without a network, later. */
export function useFinishTask({ id, title }: Pick<Proposal, 'id' | 'title'>) {
  const [update] = useUpdateTaskMutation();
  return async (taskId: string, isDone: boolean): Promise<void> => {
    const wanted = {
      action: 'proposal-task',
      data: { id: taskTarget(id, taskId), body: { isDone } },
      title,
      id: crypto.randomUUID(),
    };
    const { error, isQueued } = await sendOrQueue(wanted, () => update({ id, taskId, isDone }));
    if (isQueued) return announce('Saved on this device');
    if (!error) return announce(isDone ? 'Done' : 'Open again');
    logFailure('Failed to save a task', error);
    showToast(errorMessage(error, 'The task could not be saved. Please try again.'), 'error');
  };
}
