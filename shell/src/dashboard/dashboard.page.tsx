import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Button, media, Page, styled } from '@harambee/ui';
import { Loading, SkeletonFigures } from '@harambee/ui/app';
import { useEffect } from 'react';
import {
  useShellActivityQuery,
  useShellProfileFiguresQuery,
  useShellProfileQuery,
  useShellStatsQuery,
} from '../api/shell.api.ts';
import { usePoints } from '../layout/use-points.ts';
import { WidgetSlot } from '../remotes/widget-slot.tsx';
import { activitiesOf } from './activity.ts';
import { greeting, today } from './greeting.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';

const Grid = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 336px; gap: 24px; margin-top: 24px; align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
  @media ${media.phone} { gap: 16px; margin-top: 16px; }
`;
/** Two columns; on a phone one, in the order: proposals, tips, actions, activity. */
const Stack = styled.div`
  display: grid; gap: 24px; min-width: 0;
  @media (max-width: 1100px) { display: contents; }
`;
const Place = styled.div`min-width: 0; &:empty { display: none; }`;
const place = (order: number) => ({ order });

/** Loaded again when the window is looked at again (spec 2.10). */
const fresh = { refetchOnFocus: true, refetchOnMountOrArgChange: true };

/** Where everybody arrives: what is next, how things stand, what has happened (spec 2.10). */
export function DashboardPage() {
  const user = useUser();
  const stats = useShellStatsQuery(undefined, fresh);
  const profile = useShellProfileQuery(user.tenantId, fresh);
  const figures = useShellProfileFiguresQuery(undefined, fresh);
  const { points, level } = usePoints();
  const activity = useShellActivityQuery(undefined, fresh);

  // The heading greets; the tab of the browser names the page.
  useEffect(() => {
    document.title = 'Dashboard · Harambee';
  }, []);

  const isLoading = stats.isLoading || profile.isLoading || figures.isLoading;
  return (
    <Page
      title={`${greeting()}, ${user.firstName}`}
      description={today()}
      actions={
        <Button icon="plus" to={paths.newProposal}>
          New Proposal
        </Button>
      }
    >
      <WidgetSlot slot="dashboard.next" />
      {isLoading ? (
        <Loading label="Loading figures">
          <SkeletonFigures />
        </Loading>
      ) : (
        <StatCards
          stats={stats.isError ? undefined : stats.data}
          profile={profile.isError ? undefined : profile.data}
          figures={figures.isError ? undefined : figures.data}
          points={points}
          level={level}
        />
      )}
      <WidgetSlot slot="dashboard.figures" />
      <Grid>
        <Stack>
          <Place style={place(1)}>
            <WidgetSlot slot="dashboard.main" />
          </Place>
          <Place style={place(4)}>
            <RecentActivity activities={activitiesOf(user, (!activity.isError && activity.data) || [])} />
          </Place>
        </Stack>
        <Stack>
          <Place style={place(3)}>
            <QuickActions />
          </Place>
          <Place style={place(2)}>
            <WidgetSlot slot="dashboard.side" />
          </Place>
        </Stack>
      </Grid>
    </Page>
  );
}
