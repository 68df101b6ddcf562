import type { EventHandler } from '@harambee/service-kit';
import { isRecent, publish } from '../streams/publish.ts';

/** Open pages of the person offer what the new role allows (TEAM-10). */
export const onRoleChanged: EventHandler<'user.role_changed'> = {
  name: 'notifications.on-role-changed',
  events: ['user.role_changed'],
  async handle({ tenantId, at, payload: { userId, role } }) {
    if (isRecent(at)) await publish([{ tenantId, userId, name: 'role', data: { role } }]);
  },
};
