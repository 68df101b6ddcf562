import { type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about a proposal: enough to remind people of its deadline. */
export interface StoredDeadline {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
  title: string;
  status: ProposalStatus;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Revision in the event it was taken from; an older one changes nothing. */
  revision: number;
  /** When the next reminder is due; absent if there is none. */
  dueAt?: Date;
}

const deadlineSchema = new Schema<StoredDeadline>(
  {
    _id: { type: String, required: true },
    tenantId,
    title: { type: String, default: '' },
    status: { type: String, enum: proposalStatusNames, required: true },
    deadline: { type: String, default: '' },
    revision: { type: Number, required: true },
    dueAt: Date,
  },
  { collection: 'notification_deadlines', versionKey: false },
);
deadlineSchema.plugin(tenantPlugin);
deadlineSchema.index({ tenantId: 1 });
// Across tenants, and only pending ones: finding what is due costs the same with any number of proposals.
deadlineSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });

export const DeadlineModel = model('NotificationDeadline', deadlineSchema);
