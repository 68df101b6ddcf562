import type { Colleague, ProposalTeam } from '@harambee/domain/schemas';
import { useGetMembersQuery, useOutbox } from '@harambee/platform';
import { useMemo } from 'react';
import { useGetTeamQuery } from '../api/team.api.ts';
import { isTeamEntry, type TeamEntry, teamTarget } from '../team-outbox.ts';
import { colleaguesOf, teamWith } from './team-with.ts';

export interface ShownTeam {
  /** With what waits to be sent. */
  team: ProposalTeam;
  /** As the server has it. */
  saved: ProposalTeam;
  /** A change that waits, came back, or met somebody else's. */
  entry: TeamEntry | undefined;
  colleagues: Colleague[];
  /** By id; of somebody who has left, nothing. */
  nameOf: (id: string) => string | undefined;
}

/** A proposal's people, as they will be once everything is sent; undefined until they are known. */
export function useTeam(proposalId: string): {
  shown: ShownTeam | undefined;
  isError: boolean;
  retry: () => void;
} {
  const { data: saved, isError, refetch } = useGetTeamQuery(proposalId, { refetchOnMountOrArgChange: true });
  const { data: members } = useGetMembersQuery();
  const outbox = useOutbox();
  const shown = useMemo(() => {
    if (!saved) return undefined;
    const team = teamWith(saved, outbox);
    const colleagues = colleaguesOf(saved, members ?? []);
    const names = new Map(colleagues.map(({ id, name }) => [id, name]));
    return {
      ...{ team, saved, colleagues },
      entry: outbox.filter(isTeamEntry).findLast(({ data }) => data.id === teamTarget(proposalId)),
      nameOf: (id: string) => names.get(id),
    };
  }, [saved, members, outbox, proposalId]);
  return { shown, isError: isError && !saved, retry: () => void refetch() };
}
