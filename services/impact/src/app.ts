import { defineService, type Routes } from '@harambee/service-kit';
import { leaderboardPublicRoutes } from './board/leaderboard.public.routes.ts';
import { leaderboardRoutes } from './board/leaderboard.routes.ts';
import { dataPolicies } from './data-policy/data-policies.ts';
import { handlers } from './handlers/handlers.ts';
import { impactRoutes } from './impact/impact.routes.ts';
import { models } from './models.ts';
import { permissions } from './permissions.ts';
import { documents } from './report/pdf/documents.ts';
import { reportRoutes } from './report/report.routes.ts';
import { usageRoutes } from './usage/usage.routes.ts';

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
});
