import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Who belongs to an organization, learned from events: all that is needed to know whom to tell. */
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
