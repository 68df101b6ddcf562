import { type KnownPerson, knownPersonSchema } from '@harambee/service-kit';
import { model } from 'mongoose';

/** People by name: who asks whom. Whom to notify is another question (`MemberModel`). */
export const PersonModel = model<KnownPerson>('NotificationPerson', knownPersonSchema('notification_people'));

/** A person's name; empty for somebody who has left. */
export const nameOf = async (tenantId: string, userId: string): Promise<string> =>
  (await PersonModel.findOne({ tenantId, userId }).lean())?.name ?? '';
