import type { TaskSnapshot } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about a task of a proposal: enough to remind its person (OWNER-07). */
export interface StoredTask extends Pick<TaskSnapshot, 'kind' | 'label' | 'personId' | 'dueOn'> {
  /** Of proposal and task. */
  _id: string;
  tenantId: string;
  proposalId: string;
  /** Who leads the proposal, to hear what is overdue. */
  ownerId: string;
  /** Revision of the team in the event it was taken from; an older one changes nothing. */
  revision: number;
  /** When the next reminder is due; absent if there is none. */
  dueAt?: Date;
}

const { text, emptyText, number } = fields;

const taskSchema = new Schema<StoredTask>(
  {
    _id: text,
    tenantId,
    proposalId: text,
    kind: text,
    label: emptyText,
    personId: emptyText,
    dueOn: emptyText,
    ownerId: emptyText,
    revision: number,
    dueAt: Date,
  },
  { collection: 'notification_tasks', versionKey: false },
);
taskSchema.plugin(tenantPlugin);
taskSchema.index({ tenantId: 1, proposalId: 1 });
// Across tenants, and only pending ones: finding what is due costs the same with any number of tasks.
taskSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });

export const TaskModel = model<StoredTask>('NotificationTask', taskSchema);
