import { type ApplicationSnapshot, type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of an application to a call, learned from events (architecture, rule 5). */
export interface KnownApplication
  extends Pick<
    ApplicationSnapshot,
    'callId' | 'title' | 'questions' | 'required' | 'answered' | 'overLimit' | 'ticked' | 'revision'
  > {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
  status: ProposalStatus;
  /** The proposal is made for no call any more; an older event does not bring it back. */
  isRemoved: boolean;
}

const { emptyText, number, text } = fields;

const knownApplication = new Schema<KnownApplication>(
  {
    _id: String,
    tenantId,
    callId: text,
    title: emptyText,
    status: { type: String, enum: proposalStatusNames },
    questions: number,
    required: number,
    answered: number,
    overLimit: number,
    ticked: number,
    isRemoved: { type: Boolean, required: true },
    revision: number,
  },
  { collection: 'call_applications', versionKey: false },
);
knownApplication.index({ tenantId: 1, callId: 1, _id: 1 });
knownApplication.plugin(tenantPlugin);

export const KnownApplicationModel = model<KnownApplication>('CallApplication', knownApplication);
