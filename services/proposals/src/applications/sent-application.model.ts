import type { Application } from '@harambee/domain/schemas';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** An application as it was sent: call and answers, never changed afterwards (CALL-36). */
export interface SentApplicationRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  sentAt: Date;
  /** The application as JSON. A text stays what it is, byte by byte, whatever later releases store. It names nobody. */
  content: string;
}

const { text } = fields;

const sentApplication = new Schema<SentApplicationRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    sentAt: { type: Date, required: true },
    content: text,
  },
  { collection: 'proposal_sent_applications', versionKey: false },
);
sentApplication.index({ tenantId: 1, proposalId: 1, sentAt: -1 });
sentApplication.plugin(tenantPlugin);

export const SentApplicationModel = model<SentApplicationRecord>('ProposalSentApplication', sentApplication);

export const contentOfSent = ({ content }: Pick<SentApplicationRecord, 'content'>): Application =>
  JSON.parse(content) as Application;
