import { paths } from '@harambee/domain';
import { useGetImpactSummaryQuery, useGetProposalStatsQuery } from '@harambee/platform';
import { Button, ErrorState, Page, room, styled } from '@harambee/ui';
import { Loading, SkeletonFigures, SkeletonRows } from '@harambee/ui/app';
import { useGetBadgesQuery } from '../../api/impact.api.ts';
import { useLeaderboard } from '../../impact-view/use-leaderboard.ts';
import { useReportedFailure } from '../../impact-view/use-reported-failure.ts';
import { ImpactFigures } from './impact-figures.tsx';
import { LevelProgress } from './level-progress.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentBadges } from './recent-badges.tsx';
import { WeeklyLeaderboard } from './weekly-leaderboard.tsx';
import { WeeksChart } from './weeks-chart.tsx';

const Grid = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; margin-top: 24px;
  & > section { display: flex; flex-direction: column; }
  & > section > [data-padding='none'] { flex: 1; display: flex; flex-direction: column; }
  & > :only-child, & > :last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
  @container ${room.narrow} { gap: 16px; margin-top: 16px; }
`;

const fresh = { refetchOnMountOrArgChange: true };
const thisWeek = { period: 'weekly', category: 'all' } as const;

function Waiting() {
  return (
    <Loading label="Loading your impact">
      <SkeletonRows rows={4} />
      <div style={{ height: 24 }} />
      <SkeletonFigures />
      <Grid>
        <SkeletonRows rows={6} />
        <SkeletonRows rows={6} />
      </Grid>
    </Loading>
  );
}

/** /impact: what the organization has earned, and what comes next. */
export function ImpactPage() {
  const summary = useGetImpactSummaryQuery(undefined, fresh);
  const badges = useGetBadgesQuery(undefined, fresh);
  const stats = useGetProposalStatsQuery(undefined, fresh);
  const board = useLeaderboard(thisWeek);
  const { data } = summary;
  useReportedFailure(summary, 'summary');
  useReportedFailure(badges, 'badges');

  const isLoading = summary.isLoading || badges.isLoading || stats.isLoading || board.isLoading;
  return (
    <Page
      title="Impact"
      description="What your work has earned so far, and what comes next."
      actions={
        <Button kind="primary" icon="file" to={paths.impactReport}>
          View Report
        </Button>
      }
    >
      {isLoading ? (
        <Waiting />
      ) : (
        <>
          {data ? (
            <>
              <LevelProgress points={data.points} />
              <ImpactFigures
                summary={data}
                badges={badges.data}
                stats={stats.data}
                weekly={{ rank: board.own?.rank, total: board.total, isLost: board.isLost }}
              />
            </>
          ) : (
            <ErrorState
              title="We couldn't load your points"
              text="Nothing is lost. We calculate them from your proposals."
              onRetry={summary.refetch}
              retrying={summary.isFetching}
            />
          )}
          <Grid>
            <RecentBadges
              badges={badges.data}
              stats={stats.data}
              onRetry={() => void badges.refetch()}
              isRetrying={badges.isFetching}
            />
            <WeeklyLeaderboard board={board} />
            {data && <RecentActivity activity={data.activity} />}
            {data?.weeks && <WeeksChart weeks={data.weeks} />}
          </Grid>
        </>
      )}
    </Page>
  );
}
