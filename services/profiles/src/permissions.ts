import type { RoutePermissions } from '@harambee/service-kit';

/** What each signed-in route of this service asks of a role (TEAM-09). */
export const permissions: RoutePermissions = {
  'POST /api/ngo/profile': 'profile.write',
  'GET /api/ngo/profile/tenant/:tenantId': 'records.read',
  'PUT /api/ngo/profile/:id': 'profile.write',
  'GET /api/ngo/profile/figures': 'records.read',
  'GET /api/ngo/profile/verification': 'records.read',
  'GET /api/ngo/profile/images': 'records.read',
  'POST /api/ngo/profile/images/:kind': 'profile.write',
  'DELETE /api/ngo/profile/images/:kind': 'profile.write',
};
