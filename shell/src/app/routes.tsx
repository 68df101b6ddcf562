import { paths } from '@harambee/domain';
import { lazyPage } from '@harambee/platform';
import { type RouteObject, useRouteError } from 'react-router';
import { DashboardPage } from '../dashboard/dashboard.page.tsx';
import { helpRoutes } from '../help/help-routes.tsx';
import { AppShell } from '../layout/app-shell.tsx';
import { ForRole } from '../remotes/components/for-role.tsx';
import { PublicArea } from '../remotes/components/public-area.tsx';
import { RemoteArea } from '../remotes/components/remote-area.tsx';
import { AppFrame } from './app-frame.tsx';
import { PageFailure } from './page-failure.tsx';
import { AfterSignIn, StartPage } from './start-page.tsx';

const NotificationsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-notifications" */ '../notifications/notifications.page.tsx'))
      .NotificationsPage,
);
const ProfilePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-profile" */ '../profile/profile.page.tsx')).ProfilePage,
);
const TeamPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-team" */ '../people/team.page.tsx')).TeamPage,
);
const ActionRecordPage = lazyPage(
  async () => (await import('../action-record/action-record.page.tsx')).ActionRecordPage,
);
const YourDataPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-your-data" */ '../settings/your-data/your-data.page.tsx'))
      .YourDataPage,
);
const SettingsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-settings" */ '../settings/settings.page.tsx')).SettingsPage,
);

/** Errors that break the whole app are left to the boundary around it. */
function Rethrow(): never {
  throw useRouteError();
}

/** The shell's own pages. Every other path belongs to a remote or is unknown. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <Rethrow />,
    children: [
      { path: '/public/*', element: <PublicArea /> },
      {
        element: <AppShell />,
        children: [
          {
            errorElement: <PageFailure />,
            children: [
              { path: paths.dashboard, element: <DashboardPage /> },
              { path: paths.notifications, element: <NotificationsPage /> },
              { path: paths.profile, element: <ProfilePage /> },
              { path: paths.settings, element: <SettingsPage /> },
              { path: paths.team, element: <TeamPage /> },
              {
                path: paths.actionRecord,
                element: (
                  <ForRole needs="actions.read">
                    <ActionRecordPage />
                  </ForRole>
                ),
              },
              { path: paths.yourData, element: <YourDataPage /> },
              ...helpRoutes,
              { path: '/', element: <StartPage /> },
              { path: paths.login, element: <AfterSignIn /> },
              { path: paths.signup, element: <AfterSignIn /> },
              { path: paths.authCallback, element: <AfterSignIn /> },
              { path: '*', element: <RemoteArea /> },
            ],
          },
        ],
      },
    ],
  },
];
