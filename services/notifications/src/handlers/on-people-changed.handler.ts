import type { EventHandler } from '@harambee/service-kit';
import { NotificationModel } from '../inbox/notification.model.ts';
import { MemberModel } from '../people/member.model.ts';

/**
 * A person who registers, as Owner or later as a Member, is notified from then on; a person who leaves is
 * forgotten. One handler for both, so that joining and leaving stay in order.
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
