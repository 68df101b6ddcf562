import { formatNumber, isActive, paths, proposalStatusNames } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import { Figure, WaitingFigure } from '@harambee/ui/app';
import { useGetProposalStatsQuery } from '../api/proposals.api.ts';

/** The two things that are nearest to happening. */
function noteOf({ byStatus }: ProposalStats): string {
  const parts = [
    [byStatus.under_review, 'under review'],
    [byStatus.generating, 'being drafted'],
    [byStatus.draft, 'to finish'],
    [byStatus.completed, 'ready to send'],
    [byStatus.submitted, 'sent'],
    [byStatus.approved, 'approved'],
  ] as const;
  const present = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return present.slice(0, 2).join(', ') || 'None yet';
}

/** Proposals that are neither failed, rejected nor funded (reading A-12). A failed load counts as none (R8-37). */
export function ActiveProposals() {
  const { data, isLoading, isError } = useGetProposalStatsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <WaitingFigure />;
  const stats = isError ? undefined : data;
  const active = proposalStatusNames
    .filter(isActive)
    .reduce((sum, status) => sum + (stats?.byStatus[status] ?? 0), 0);
  return (
    <Figure
      label="Active Proposals"
      value={formatNumber(active)}
      note={stats ? noteOf(stats) : 'None yet'}
      to={paths.proposals}
    />
  );
}
