import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A member of an organization, learned from events: all we need to know whom to notify. */
export interface Member {
  /** The user's id. */
  _id: string;
  tenantId: string;
}

const memberSchema = new Schema<Member>(
  { _id: { type: String, required: true }, tenantId },
  { collection: 'notification_members', versionKey: false },
);
memberSchema.plugin(tenantPlugin);
memberSchema.index({ tenantId: 1 });

export const MemberModel = model('NotificationMember', memberSchema);
