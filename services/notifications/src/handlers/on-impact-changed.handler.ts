import { notificationText } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { notify } from '../inbox/notify.ts';
import { isRecent, publish } from '../streams/publish.ts';

/** Badges and levels are news for everybody; all three change what /impact and the chip show. */
export const onImpactChanged: EventHandler<
  'impact.awarded' | 'impact.badge_earned' | 'impact.level_reached'
> = {
  name: 'notifications.on-impact-changed',
  events: ['impact.awarded', 'impact.badge_earned', 'impact.level_reached'],
  async handle({ name, tenantId, at, payload }) {
    if (name === 'impact.badge_earned') {
      await notify({
        tenantId,
        key: `badge:${payload.badgeId}`,
        at,
        text: notificationText('badge', payload),
      });
    }
    if (name === 'impact.level_reached') {
      await notify({ tenantId, key: `level:${payload.level}`, at, text: notificationText('level', payload) });
    }
    if (isRecent(at)) await publish([{ tenantId, name: 'impact', data: {} }]);
  },
};
