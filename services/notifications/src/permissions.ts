import type { RoutePermissions } from '@harambee/service-kit';

/** What each signed-in route of this service asks of a role (TEAM-09). */
export const permissions: RoutePermissions = {
  'GET /api/test/notifications/:userId': 'account.use',
  'PUT /api/test/notifications/:userId/:notificationId/read': 'account.use',
  'PUT /api/test/notifications/:userId/clear-all': 'account.use',
  'GET /api/events': 'account.use',
};
