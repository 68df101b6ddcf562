import { apiPaths } from '@harambee/domain';
import type { OwnWork, ProposalTeam, SaveTeam } from '@harambee/domain/schemas';
import { baseApi, showAnswer } from '@harambee/platform';
import { teamAddresses as url } from '../team-addresses.ts';

interface TeamAnswer {
  team: ProposalTeam;
}
const teamIn = ({ team }: TeamAnswer) => team;

const showTeam = showAnswer<ProposalTeam>((team, dispatch) => {
  dispatch(teamApi.util.upsertQueryEntries([{ endpointName: 'getTeam', arg: team.proposalId, value: team }]));
});

/** Who leads a proposal, helps with it, and has which task of it (OWNER-01). */
export const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<ProposalTeam, string>({
      query: url.team,
      transformResponse: teamIn,
      providesTags: ['ProposalTeam'],
    }),
    updateTeam: build.mutation<ProposalTeam, { id: string; body: SaveTeam; revision: number }>({
      query: ({ id, body, revision }) => ({
        url: url.team(id),
        method: 'PUT',
        headers: { 'If-Match': `"${revision}"` },
        body,
      }),
      transformResponse: teamIn,
      onQueryStarted: showTeam,
      invalidatesTags: (_team, error) => (error ? [] : ['ProposalTeam']),
    }),
    updateTask: build.mutation<ProposalTeam, { id: string; taskId: string; isDone: boolean }>({
      query: ({ id, taskId, isDone }) => ({ url: url.task(id, taskId), method: 'PUT', body: { isDone } }),
      transformResponse: teamIn,
      onQueryStarted: showTeam,
      invalidatesTags: (_team, error) => (error ? [] : ['ProposalTeam']),
    }),
    /** What the person leads, and what waits for them (OWNER-05). */
    getOwnWork: build.query<OwnWork, void>({
      query: () => `${apiPaths.proposals}/mine`,
      providesTags: ['ProposalTeam', 'Proposal'],
    }),
  }),
});

export const { useGetTeamQuery, useUpdateTeamMutation, useUpdateTaskMutation, useGetOwnWorkQuery } = teamApi;
