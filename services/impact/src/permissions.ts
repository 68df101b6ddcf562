import type { RoutePermissions } from '@harambee/service-kit';

/** What each signed-in route of this service asks of a role (TEAM-09). */
export const permissions: RoutePermissions = {
  'GET /api/impact/summary': 'records.read',
  'GET /api/impact/badges': 'records.read',
  'POST /api/impact/award': 'organization.setUp',
  'GET /api/impact/leaderboard': 'records.read',
  'GET /api/impact/report': 'records.read',
  'GET /api/impact/report/pdf': 'records.read',
  'GET /api/analytics': 'records.read',
  'POST /api/analytics/events': 'account.use',
};
