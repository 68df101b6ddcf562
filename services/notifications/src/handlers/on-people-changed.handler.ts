import type { EventHandler } from '@harambee/service-kit';
import { NotificationModel } from '../inbox/notification.model.ts';
import { MemberModel } from '../people/member.model.ts';

/**
 * Whoever registers, as Owner or later as a Member, is told what happens from then on; whoever leaves is forgotten. One
 * handler for both, so that coming and leaving stay in their order.
 */
export const onPeopleChanged: EventHandler<'user.registered' | 'user.removed'> = {
  name: 'notifications.on-people-changed',
  events: ['user.registered', 'user.removed'],
  async handle({ name, tenantId, payload: { userId } }) {
    if (name === 'user.registered') {
      await MemberModel.updateOne({ _id: userId, tenantId }, {}, { upsert: true });
      return;
    }
    await MemberModel.deleteOne({ _id: userId, tenantId });
    await NotificationModel.deleteMany({ tenantId, userId });
  },
};
