import { formatNumber, isActive, type ProposalStatus, paths, proposalStatusNames } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import { fresh, useGetProposalStatsQuery } from '@harambee/platform';
import { Figure, FigureSkeleton, LostFigure } from '@harambee/ui/app';

/** What an active proposal waits for; what is nearest to happening first. */
const statusWords: Partial<Record<ProposalStatus, string>> = {
  under_review: 'under review',
  generating: 'being drafted',
  draft: 'to finish',
  completed: 'ready to send',
  submitted: 'sent',
  approved: 'approved',
};

/** Parts that the line has room for. */
const maxParts = 3;

/** Every active proposal is in one part of the note: the parts add up to the figure. */
function noteOf({ byStatus }: ProposalStats): string {
  const statuses = (Object.keys(statusWords) as ProposalStatus[]).filter((status) => byStatus[status] > 0);
  const named = statuses.slice(0, statuses.length > maxParts ? maxParts - 1 : maxParts);
  const others = statuses.slice(named.length).reduce((sum, status) => sum + byStatus[status], 0);
  const parts = named.map((status) => `${byStatus[status]} ${statusWords[status]}`);
  return [...parts, ...(others > 0 ? [`${others} more`] : [])].join(', ') || 'None yet';
}

/** Proposals that are neither failed, rejected nor funded (HOME-02). A failed load shows no zero (NAV-20). */
export function ActiveProposals() {
  const { data, isLoading, isError, isFetching, refetch } = useGetProposalStatsQuery(undefined, fresh);
  if (isLoading) return <FigureSkeleton />;
  if (isError || !data) {
    return <LostFigure label="Active Proposals" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const active = proposalStatusNames.filter(isActive).reduce((sum, status) => sum + data.byStatus[status], 0);
  return (
    <Figure label="Active Proposals" value={formatNumber(active)} note={noteOf(data)} to={paths.proposals} />
  );
}
