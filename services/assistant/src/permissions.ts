import type { RoutePermissions } from '@harambee/service-kit';

/** What each signed-in route of this service asks of a role (TEAM-09). */
export const permissions: RoutePermissions = {
  'POST /api/chat/respond': 'account.use',
};
