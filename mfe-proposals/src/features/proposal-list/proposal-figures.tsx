import { proposalStatusNames, successRateOf } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';
import { Figure, Figures, LostFigure } from '@harambee/ui/app';

/** Approved and funded among all, as a rounded percentage. */
const successRate = ({ byStatus }: ProposalStats): number =>
  Math.round(successRateOf(proposalStatusNames.map((status) => ({ status, count: byStatus[status] }))) * 100);

function waitingWords({ total, byStatus: { draft, generating } }: ProposalStats): string {
  if (total === 0) return 'none yet';
  const drafts = draft === 1 ? '1 draft' : `${draft} drafts`;
  return generating > 0 ? `${drafts}, ${generating} being written` : drafts;
}

const totalWords = (stats: ProposalStats): string =>
  [waitingWords(stats), ...(stats.total > 0 ? [`success rate ${successRate(stats)}%`] : [])].join(' · ');

/** Takes the room of the usual words from the start, which need two lines on a phone: nothing below moves when they come. */
const Words = styled.span`
  display: grid;
  & > *, &::before { grid-area: 1 / 1; }
  &::before { content: '00 drafts · success rate 00%'; visibility: hidden; }
`;

interface ProposalFiguresProps {
  stats: ProposalStats | undefined;
  /** Nothing is there to show: no figure stands for "none". */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** The four cards count present statuses literally: In Progress is under review, Failed is rejected (PROP-02). */
export function ProposalFigures({ stats, hasFailed, isFetching, onRetry }: ProposalFiguresProps) {
  if (hasFailed) {
    return (
      <Figures>
        <LostFigure label="Your figures" retrying={isFetching} onRetry={onRetry} />
      </Figures>
    );
  }
  const count = (value: number | undefined) => value ?? '–';
  return (
    <Figures>
      <Figure
        label="Total Proposals"
        value={count(stats?.total)}
        // Beside a figure of more digits than the dash in its place they might need a line that was not there.
        note={
          <Words>
            <span>{stats && totalWords(stats)}</span>
          </Words>
        }
      />
      <Figure label="Completed" value={count(stats?.byStatus.completed)} unit="ready to send" />
      <Figure label="In Progress" value={count(stats?.byStatus.under_review)} unit="under review" />
      <Figure label="Failed" value={count(stats?.byStatus.rejected)} unit="not funded" />
    </Figures>
  );
}
