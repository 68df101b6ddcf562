import {
  defaultReportPeriod,
  formatDay,
  formatNumber,
  moneyFigure,
  paths,
  type ReportPeriod,
  reportPeriodLabels,
  reportPeriods,
  sumsOrDollars,
} from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { May } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState, Page, room, styled } from '@harambee/ui';
import { Figure, Figures, FilterSelect, Loading, SkeletonFigures, SkeletonRows } from '@harambee/ui/app';
import { useGetImpactReportQuery } from '../../api/impact.api.ts';
import { CountUp } from '../../impact-view/count-up.tsx';
import { oneOf, useAddress } from '../../impact-view/use-address.ts';
import { useReportedFailure } from '../../impact-view/use-reported-failure.ts';
import { countOf } from '../../impact-view/words.ts';
import { CategoryChart, TimelineChart } from './report-charts.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ReportProjects } from './report-projects.tsx';

const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 16px; color: var(--ink-2);
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; margin-top: 24px; align-items: start;
  & > :first-of-type { grid-column: 1 / -1; }
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
  @container ${room.narrow} { gap: 16px; margin-top: 16px; }
`;
const Body = styled.div`
  transition: opacity var(--fast);
  &[aria-busy='true'] { opacity: .6; }
`;

const choices = reportPeriods.map((value) => ({ value, label: reportPeriodLabels[value] }));

function Metrics({ report }: { report: ImpactReport }) {
  const { totalPoints, totalProposals, successful, successRate, badgesEarned } = report;
  const funding = moneyFigure(sumsOrDollars(report.fundingSums, report.fundingSecured));
  return (
    <Figures>
      <Figure
        label="Total points"
        value={<CountUp value={totalPoints} />}
        unit={countOf(badgesEarned, 'badge')}
      />
      <Figure
        label="Proposals"
        value={<CountUp value={totalProposals} />}
        unit={`${formatNumber(successful)} approved or funded`}
      />
      <Figure label="Success rate" value={`${successRate}%`} unit="approved or funded" />
      <Figure label="Funding secured" value={funding.value} unit={funding.rest} />
    </Figures>
  );
}

function Report({ report }: { report: ImpactReport }) {
  const { timeline, categories, projects, totalProposals } = report;
  return (
    <>
      <Metrics report={report} />
      {totalProposals === 0 ? (
        <EmptyState
          picture="boat"
          title="No proposals in this period"
          text="Choose a longer period, or write the first one: your report grows with every proposal."
          action={
            <May do="proposals.write">
              <Button icon="plus" to={paths.newProposal}>
                New Proposal
              </Button>
            </May>
          }
        />
      ) : (
        <Grid>
          <Card title="Timeline">
            <TimelineChart timeline={timeline} />
          </Card>
          <Card title="Category split">
            <CategoryChart categories={categories} total={totalProposals} />
          </Card>
          <ReportProjects projects={projects} />
        </Grid>
      )}
    </>
  );
}

/** /impact/report: the figures of a period, to view and to share. */
export function ReportPage() {
  const { query, set } = useAddress();
  const period = oneOf(reportPeriods, query.get('period')) ?? defaultReportPeriod;
  const choose = (next: ReportPeriod) => set({ period: next === defaultReportPeriod ? '' : next });
  const report = useGetImpactReportQuery(period, { refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch } = report;
  useReportedFailure(report, 'report');
  // While another period loads, the page keeps its layout. After a failure, old figures under a new period
  // would be wrong.
  const shown = currentData ?? (isError ? undefined : data);
  return (
    <Page
      title="Impact report"
      description="Your work in figures, for your board, your funders and your team."
      back={{ to: paths.impact, label: 'Back to Impact' }}
      actions={<ReportDownloads period={period} report={currentData} />}
    >
      <Tools>
        <FilterSelect label="Period" value={period} choices={choices} onChange={choose} />
        {shown && `${formatDay(shown.from)} to ${formatDay(shown.to)}`}
      </Tools>
      {shown ? (
        <Body aria-busy={currentData === undefined}>
          <Report report={shown} />
        </Body>
      ) : isError && !isFetching ? (
        <ErrorState
          title="We couldn't load your report"
          text="Nothing is lost. We create it from your own records."
          onRetry={refetch}
        />
      ) : (
        <Loading label="Loading your report">
          <SkeletonFigures />
          <Grid>
            <SkeletonRows rows={6} />
            <SkeletonRows rows={4} />
            <SkeletonRows rows={4} />
          </Grid>
        </Loading>
      )}
    </Page>
  );
}
