import { formatWeekday, paths } from '@harambee/domain';
import { fresh, May, recentlyUpdated, useGetProposalCardsQuery, useUser } from '@harambee/platform';
import { Button, Page, room, styled } from '@harambee/ui';
import { FigureSkeleton, Figures, Loading, SkeletonRows } from '@harambee/ui/app';
import { useEffect } from 'react';
import { addressed } from '../lib/addressed.ts';
import { WidgetSlot, WidgetsOnTheirWay } from '../remotes/components/widget-slot.tsx';
import { activitiesOf } from './activity.ts';
import { greeting } from './greeting.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useFirstReads } from './use-first-reads.ts';
import { useSettledRemotes } from './use-settled-remotes.ts';

const Stacked = styled.div`display: grid; gap: 24px; @container ${room.narrow} { gap: 16px; }`;
const Grid = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 336px; gap: 24px; align-items: start;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); }
  @container ${room.narrow} { gap: 16px; }
`;
/** Two columns; one on a phone, in the order: proposals, actions, activity, and what some organizations have. */
const Stack = styled.div`
  display: grid; gap: 24px; min-width: 0;
  @container ${room.medium} { display: contents; }
`;
const Place = styled.div`min-width: 0; &:empty { display: none; }`;
const place = (order: number) => ({ order });
/** As tall as its content will be, so that nothing jumps. */
const NextStep = styled.div`min-height: 154px; @container ${room.narrow} { min-height: 210px; }`;
/** How many proposals Recent Activity covers. */
const maxActivities = 5;
const List = styled.div`& > div { min-height: 274px; align-content: start; }`;

/**
 * The start page of most people: next step, figures, recent activity. Remotes fill it with widgets, and a
 * missing one leaves an empty gap. It reloads when the window gets the focus again.
 */
export function DashboardPage() {
  const user = useUser();
  const activity = useGetProposalCardsQuery(recentlyUpdated, fresh);
  const isSettled = useSettledRemotes();
  const { isRead, count } = useFirstReads(isSettled);

  // The heading greets the person; the tab title names the page.
  useEffect(() => {
    document.title = 'Dashboard · Harambee';
  }, []);

  return (
    <Page
      title={addressed(greeting(), user.firstName)}
      description={formatWeekday(new Date())}
      actions={
        <May do="proposals.write">
          <Button icon="plus" to={paths.newProposal}>
            New Proposal
          </Button>
        </May>
      }
    >
      <WidgetsOnTheirWay value={count}>
        <Stacked>
          <Place>
            <WidgetSlot slot="dashboard.next" waiting={<NextStep />} settled={isSettled} />
          </Place>
          <Figures>
            <WidgetSlot
              slot="dashboard.figures"
              places={4}
              waiting={<FigureSkeleton />}
              settled={isSettled}
            />
          </Figures>
          <Grid>
            <Stack>
              <Place style={place(1)}>
                <WidgetSlot slot="dashboard.main" waiting={<ListSkeleton />} settled={isSettled} />
              </Place>
              <Place style={place(4)}>
                {isRead && (
                  <RecentActivity
                    activities={activitiesOf(
                      user,
                      (!activity.isError && activity.data?.slice(0, maxActivities)) || [],
                    )}
                    lost={activity.isError ? activity : undefined}
                  />
                )}
              </Place>
            </Stack>
            <Stack>
              <Place style={place(3)}>
                <QuickActions />
              </Place>
              {/* Last of all: what is there for some organizations only moves nothing. */}
              <Place style={place(5)}>
                <WidgetSlot slot="dashboard.side" />
              </Place>
            </Stack>
          </Grid>
        </Stacked>
      </WidgetsOnTheirWay>
    </Page>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading this part">
      <List>
        <SkeletonRows rows={4} />
      </List>
    </Loading>
  );
}
