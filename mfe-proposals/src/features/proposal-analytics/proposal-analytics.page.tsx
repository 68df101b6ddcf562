import {
  type AnalyticsPeriod,
  analyticsPeriodNames,
  analyticsPeriods,
  defaultAnalyticsPeriod,
  formatShare,
  formatShortCount,
  formatShortMoney,
  isHighSuccess,
  moneyFigure,
  paths,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { May } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState, Page, room, styled } from '@harambee/ui';
import { Figure, Figures, FilterSelect, Loading, SkeletonFigures, SkeletonRows } from '@harambee/ui/app';
import { useSearchParams } from 'react-router-dom';
import { useGetProposalAnalyticsQuery } from '../../api/proposal-analytics.api.ts';
import { CategoryChart, DailyChart, StatusChart, TimelineChart } from './analytics-charts.tsx';
import { Insights } from './insights.tsx';
import { averagesOf } from './words.ts';

const Grid = styled.div`
  display: grid; gap: 24px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: 24px; align-items: start;
  & > :first-child { grid-column: 1 / -1; }
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
`;
const Body = styled.div`
  transition: opacity var(--fast);
  &[aria-busy='true'] { opacity: .6; }
`;
const High = styled.span`color: var(--success-ink);`;

const choices = analyticsPeriodNames.map((value) => ({ value, label: analyticsPeriods[value].label }));

/** /proposals/analytics (STATS-01), from the tenant's own records. */
export function ProposalAnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const period = analyticsPeriodNames.find((name) => name === query.get('period')) ?? defaultAnalyticsPeriod;
  const { data, currentData, isError, isFetching, refetch } = useGetProposalAnalyticsQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (next: AnalyticsPeriod) =>
    setQuery(next === defaultAnalyticsPeriod ? {} : { period: next }, { replace: true });
  // While another period is on its way the page keeps its shape; after a failure old figures under a new period would lie.
  const shown = currentData ?? (isError ? undefined : data);
  return (
    <Page
      title="Proposal Analytics"
      description="The proposals you started in this period, in figures."
      back={{ to: paths.proposals, label: 'Back to Proposals' }}
      actions={<FilterSelect label="Period" value={period} choices={choices} onChange={choose} />}
    >
      {shown ? (
        <Body aria-busy={currentData === undefined}>
          <Figured analytics={shown} />
        </Body>
      ) : isError && !isFetching ? (
        <ErrorState title="We couldn't load your figures" text="Nothing is lost. Retry." onRetry={refetch} />
      ) : (
        <Loading label="Loading analytics">
          <SkeletonFigures />
          <Grid>
            <SkeletonRows rows={4} />
            <SkeletonRows rows={7} />
            <SkeletonRows rows={7} />
          </Grid>
        </Loading>
      )}
    </Page>
  );
}

function Figured({ analytics }: { analytics: ProposalAnalytics }) {
  const { metrics, daily, byStatus, timeline, categories, hasProposals, period } = analytics;
  const rate = formatShare(metrics.successRate);
  const average = moneyFigure(averagesOf(metrics), formatShortMoney);
  return (
    <>
      <Figures>
        <Figure
          label="Proposals"
          value={formatShortCount(metrics.total)}
          unit={`${formatShortCount(metrics.recent)} in the last 7 days`}
        />
        <Figure
          label="Success rate"
          value={isHighSuccess(metrics.successRate) ? <High data-high>{rate}</High> : rate}
          unit={isHighSuccess(metrics.successRate) ? 'more than half won' : 'approved or funded'}
        />
        <Figure
          label="Average value"
          value={average.value}
          unit={[average.rest, `grant diversity ${formatShortCount(metrics.grantDiversity)}`]
            .filter(Boolean)
            .join(' · ')}
        />
        <Figure
          label="Needs Attention"
          value={formatShortCount(metrics.needsAttention)}
          unit="drafts, rejected and large"
        />
      </Figures>
      <Grid>
        <Card title="Performance Insights">
          {hasProposals ? <Insights analytics={analytics} /> : <NoProposals />}
        </Card>
        <Card title="Generation Timeline">
          {timeline.length > 0 ? (
            <TimelineChart rows={timeline} period={period} />
          ) : (
            <Nothing title="No timeline data yet" />
          )}
        </Card>
        <Card title="Category Performance">
          {categories.length > 0 ? (
            <CategoryChart rows={categories} />
          ) : (
            <Nothing title="No category data yet" />
          )}
        </Card>
        <Card title="Last 7 days">
          <DailyChart rows={daily} />
        </Card>
        <Card title="By status">
          {byStatus.length > 0 ? (
            <StatusChart rows={byStatus} />
          ) : (
            <Nothing title="No proposals in this period" />
          )}
        </Card>
      </Grid>
    </>
  );
}

const Nothing = ({ title }: { title: string }) => <EmptyState small level={3} title={title} />;

function NoProposals() {
  return (
    <EmptyState
      small
      level={3}
      title="No proposal data available yet. Create your first proposal to see insights here."
      action={
        <May do="proposals.write">
          <Button kind="primary" icon="plus" to={paths.newProposal}>
            New Proposal
          </Button>
        </May>
      }
    />
  );
}
