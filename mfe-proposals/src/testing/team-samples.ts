import type { SaveTeam } from '@harambee/domain/schemas';
import { membersApi } from '@harambee/platform';
import { proposalsApi } from '../api/proposals.api.ts';
import { teamApi } from '../api/team.api.ts';
import { proposalCard } from './proposals.ts';
import { memberOf, taskOf, teamOf } from './teams.ts';

const { getTeam, updateTeam, updateTask, getOwnWork } = teamApi.endpoints;
type Dispatch = Parameters<ReturnType<typeof getTeam.initiate>>[0];

const task = taskOf({ dueOn: '2027-01-15', personId: 'u-2' });
const team = teamOf({
  helperIds: ['u-2'],
  tasks: [
    task,
    taskOf({ id: 't-q', place: { kind: 'answer', questionId: 'q1' }, personId: '', hasLeft: true }),
  ],
  people: [{ id: 'u-1', name: 'Amina Odhiambo', role: 'Owner' }],
});
const { id, place, personId, dueOn, isDone } = task;
const body: SaveTeam = {
  ownerId: 'u-1',
  helperIds: ['u-2'],
  tasks: [{ id, place, personId, dueOn, isDone }],
};
const waitingFor = [{ id: 'u-2', name: 'Juma Baraka', tasks: 1, dueOn: '2027-01-15' }];

/** The calls about a proposal's people. */
export const teamSamples = {
  getTeam: { send: (dispatch: Dispatch) => dispatch(getTeam.initiate('p-1')), answer: { team } },
  updateTeam: {
    send: (dispatch: Dispatch) => dispatch(updateTeam.initiate({ id: 'p-1', body, revision: 3 })),
    answer: { team },
  },
  updateTask: {
    send: (dispatch: Dispatch) =>
      dispatch(updateTask.initiate({ id: 'p-1', taskId: 't-budget', isDone: true })),
    answer: { team },
  },
  getOwnWork: {
    send: (dispatch: Dispatch) => dispatch(getOwnWork.initiate()),
    answer: {
      mine: [
        {
          proposalId: 'p-1',
          title: 'Wells',
          status: 'draft',
          deadline: '2027-03-31',
          part: 'owner',
          waitingFor,
        },
      ],
      waiting: [
        {
          ...{ kind: 'task', id: 't-budget', proposalId: 'p-1', title: 'Wells', about: 'Budget' },
          ...{ dueOn: '2027-01-15', from: 'Juma Baraka' },
          ...{ since: '2026-11-20T09:00:00.000Z', leadsTo: '/proposals/p-1' },
        },
      ],
    },
  },
  ownProposals: {
    send: (dispatch: Dispatch) => dispatch(proposalsApi.endpoints.getProposals.initiate({ mine: true })),
    answer: { proposals: [proposalCard({ team: { owner: { id: 'u-1', name: 'Amina' }, waitingFor } })] },
  },
  getMembers: {
    send: (dispatch: Dispatch) => dispatch(membersApi.endpoints.getMembers.initiate()),
    answer: { members: [memberOf()] },
  },
};
