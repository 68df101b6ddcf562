import { buildAll, defineService, type Routes } from '@harambee/service-kit';
import { boardCounters } from './board/board-counters.ts';
import { leaderboardPublicRoutes } from './board/leaderboard.public.routes.ts';
import { leaderboardRoutes } from './board/leaderboard.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { handlers } from './handlers/handlers.ts';
import { impactRoutes } from './impact/impact.routes.ts';
import { models } from './models.ts';
import { permissions } from './permissions.ts';
import { documents } from './report/pdf/documents.ts';
import { reportRoutes } from './report/report.routes.ts';
import { reportCounters } from './report/report-counters.ts';
import { usageRoutes } from './usage/usage.routes.ts';
import { usageCounters } from './usage/usage-counters.ts';

const routes: Routes = async (app) => {
  await app.register(impactRoutes);
  await app.register(leaderboardRoutes);
  await app.register(reportRoutes);
  await app.register(usageRoutes);
};

export const impact = defineService({
  name: 'impact',
  // It serves three prefixes: /api/impact, /api/analytics and /api/test/leaderboard.
  prefix: '/api',
  routes,
  publicRoutes: leaderboardPublicRoutes,
  permissions,
  models,
  dataPolicies,
  handlers,
  documents,
  onReady(app) {
    let isStopped = false;
    const leaderboard = boardCounters.groupOf('');
    Promise.all([
      // An older version of the service may have written rows without marks.
      boardCounters.build(leaderboard).then(() => boardCounters.walk(leaderboard)),
      buildAll(reportCounters, () => isStopped),
    ]).catch((err) => app.log.warn({ err }, 'counters: could not be built; will go on at the next start'));
    app.measure(
      'impact_found_uncounted',
      'Rows that were changed without a mark for the counters, and found',
      () => boardCounters.found + reportCounters.found + usageCounters.found,
    );
    return () => {
      isStopped = true;
    };
  },
});
