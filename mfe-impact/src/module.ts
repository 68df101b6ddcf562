import { paths } from '@harambee/domain';
import { lazyPage, type RemoteModule } from '@harambee/platform';

const path = (page: string) => page.replace(/^\//, '');

/** Everything this remote provides. Pages are fetched when they are first shown. */
export const remoteModule: RemoteModule = {
  contract: 1,
  routes: [
    {
      path: path(paths.impact),
      Component: lazyPage(async () => (await import('./features/impact-home/impact.page.tsx')).ImpactPage),
    },
    {
      path: path(paths.badges),
      Component: lazyPage(async () => (await import('./features/badges/badges.page.tsx')).BadgesPage),
    },
    {
      path: path(paths.leaderboard),
      Component: lazyPage(
        async () => (await import('./features/leaderboard/leaderboard.page.tsx')).LeaderboardPage,
      ),
    },
    {
      path: path(paths.impactReport),
      Component: lazyPage(async () => (await import('./features/report/report.page.tsx')).ReportPage),
    },
    {
      path: path(paths.analytics),
      Component: lazyPage(
        async () => (await import('./features/analytics/analytics.page.tsx')).AnalyticsPage,
      ),
    },
  ],
  commands: [
    {
      id: 'impact.badges',
      name: 'View badges',
      subtitle: 'What you have earned, and what comes next',
      section: 'Impact',
      icon: 'flag',
      keywords: 'emblem reward achievement',
      to: paths.badges,
    },
    {
      id: 'impact.leaderboard',
      name: 'Leaderboard',
      subtitle: 'Points of all organizations',
      section: 'Impact',
      icon: 'trend',
      keywords: 'rank points compare',
      to: paths.leaderboard,
    },
    {
      id: 'impact.report',
      name: 'Impact report',
      subtitle: 'Your work in figures, as text or PDF',
      section: 'Impact',
      icon: 'file',
      keywords: 'download pdf summary board',
      to: paths.impactReport,
    },
  ],
  widgets: [
    {
      id: 'impact.points',
      slot: 'dashboard.figures',
      order: 20,
      Component: lazyPage(async () => (await import('./widgets/impact-points.tsx')).ImpactPoints),
    },
  ],
  readAhead: async (dispatch, who) => (await import('./read-ahead.ts')).readAhead(dispatch, who),
};
