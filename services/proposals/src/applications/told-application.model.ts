import type { DomainEvent } from '@harambee/domain';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What other services were told of an application last: only a change is published. */
export interface ToldApplicationRecord {
  /** Id of the proposal. */
  _id: string;
  tenantId: string;
  /** The call of the last event; absent after `application.removed`. */
  callId?: string;
  /** A mark of the last snapshot. */
  told?: string;
  /** Of the last event. */
  revision: number;
  outbox?: DomainEvent[];
}

const toldApplication = new Schema<ToldApplicationRecord>(
  { _id: { type: String, required: true }, tenantId, callId: String, told: String, revision: fields.number },
  { collection: 'proposal_told_applications', versionKey: false },
);
toldApplication.index({ tenantId: 1, _id: 1 });
toldApplication.plugin(tenantPlugin);
toldApplication.plugin(outboxPlugin);

export const ToldApplicationModel = model<ToldApplicationRecord>('ProposalToldApplication', toldApplication);
