import type { DomainEvent } from '@harambee/domain';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What was published of an application last: only a change is published. */
export interface PublishedApplicationRecord {
  /** Id of the proposal. */
  _id: string;
  tenantId: string;
  /** The call of the last event; absent after `application.removed`. */
  callId?: string;
  /** Of the last snapshot. */
  mark?: string;
  /** Of the last event. */
  revision: number;
  outbox?: DomainEvent[];
}

const publishedApplication = new Schema<PublishedApplicationRecord>(
  { _id: { type: String, required: true }, tenantId, callId: String, mark: String, revision: fields.number },
  { collection: 'proposal_published_applications', versionKey: false },
);
publishedApplication.index({ tenantId: 1, _id: 1 });
publishedApplication.plugin(tenantPlugin);
publishedApplication.plugin(outboxPlugin);

export const PublishedApplicationModel = model<PublishedApplicationRecord>(
  'ProposalPublishedApplication',
  publishedApplication,
);
