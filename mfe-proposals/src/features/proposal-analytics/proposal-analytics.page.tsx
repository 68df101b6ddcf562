import { paths } from '@harambee/domain';
import type { ProposalCard } from '@harambee/domain/schemas';
import { Button, Card, EmptyState, ErrorState, Page, styled } from '@harambee/ui';
import { Figure, Figures, FilterSelect, Loading, SkeletonFigures, SkeletonRows } from '@harambee/ui/app';
import { useSearchParams } from 'react-router-dom';
import { metricsOf, type Period, percent, periodNames, periods, shortMoney } from './figures.ts';
import { Categories, DailySummary, Insights, StatusGroups, Timeline } from './parts.tsx';
import { usePeriodProposals } from './use-period-proposals.ts';

const Grid = styled.div`
  display: grid; gap: 24px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: 24px; align-items: start;
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
`;

const Stack = styled.div`display: grid; gap: 24px;`;

const choices = periodNames.map((value) => ({ value, label: periods[value].label }));

/** /proposals/analytics (spec 2.14), from the tenant's own records. */
export function ProposalAnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const period = periodNames.find((name) => name === query.get('period')) ?? '30days';
  const { proposals, hasAny, now, isError, refetch } = usePeriodProposals(period);
  const choose = (next: Period) => setQuery(next === '30days' ? {} : { period: next }, { replace: true });
  return (
    <Page
      title="Proposal Analytics"
      description="What your proposals of the period come to."
      back={{ to: paths.proposals, label: 'Proposals' }}
      actions={<FilterSelect label="Period" value={period} choices={choices} onChange={choose} />}
    >
      {proposals ? (
        <Figured proposals={proposals} hasAny={hasAny} now={now} />
      ) : isError ? (
        <ErrorState title="Your figures did not arrive" text="Nothing is lost. Retry." onRetry={refetch} />
      ) : (
        <Loading label="Loading analytics">
          <SkeletonFigures />
          <Grid>
            <SkeletonRows rows={5} />
            <SkeletonRows rows={5} />
          </Grid>
        </Loading>
      )}
    </Page>
  );
}

interface FiguredProps {
  proposals: ProposalCard[];
  /** There are proposals, if perhaps none of this period. */
  hasAny: boolean;
  now: number;
}

function Figured({ proposals, hasAny, now }: FiguredProps) {
  const { total, successRate, averageValue, needsAttention, grants, recent } = metricsOf(proposals, now);
  return (
    <>
      <Figures>
        <Figure label="Proposals" value={total} unit={`${recent} in the last 7 days`} />
        <Figure label="Success rate" value={percent(successRate)} unit="approved or funded" />
        <Figure label="Average value" value={shortMoney(averageValue)} unit={`${grants} different grants`} />
        <Figure label="Needs Attention" value={needsAttention} unit="drafts, rejected and large" />
      </Figures>
      <Grid>
        <Card title="Performance Insights">
          {hasAny ? (
            <Insights proposals={proposals} now={now} />
          ) : (
            <EmptyState
              small
              level={3}
              title="No proposal data available yet. Create your first proposal to see insights here."
              action={
                <Button kind="primary" icon="plus" to={paths.newProposal}>
                  New Proposal
                </Button>
              }
            />
          )}
        </Card>
        <DailySummary proposals={proposals} now={now} />
        <StatusGroups proposals={proposals} />
        <Stack>
          <Timeline proposals={proposals} />
          <Categories proposals={proposals} />
        </Stack>
      </Grid>
    </>
  );
}
