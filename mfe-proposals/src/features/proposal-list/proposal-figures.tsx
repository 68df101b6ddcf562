import type { ProposalStats } from '@harambee/domain/schemas';
import { Figure, Figures } from '@harambee/ui/app';

/** Approved of all, as a rounded percentage (spec 4). */
export function successRate({ total, byStatus }: ProposalStats): number {
  return total === 0 ? 0 : Math.round((byStatus.approved / total) * 100);
}

function waitingWords({ total, byStatus: { draft, generating } }: ProposalStats): string {
  if (total === 0) return 'none yet';
  const drafts = draft === 1 ? '1 draft' : `${draft} drafts`;
  return generating > 0 ? `${drafts}, ${generating} being written` : drafts;
}

/** The four cards count present statuses literally: In Progress is under review, Failed is rejected (reading A-09). */
export function ProposalFigures({ stats }: { stats: ProposalStats | undefined }) {
  const count = (value: number | undefined) => value ?? '–';
  return (
    <Figures>
      <Figure label="Total Proposals" value={count(stats?.total)} unit={stats && waitingWords(stats)} />
      <Figure label="Completed" value={count(stats?.byStatus.completed)} unit="ready to send" />
      <Figure label="In Progress" value={count(stats?.byStatus.under_review)} unit="under review" />
      <Figure
        label="Failed"
        value={count(stats?.byStatus.rejected)}
        unit={stats?.total ? `not funded · success rate ${successRate(stats)}%` : 'not funded'}
      />
    </Figures>
  );
}
