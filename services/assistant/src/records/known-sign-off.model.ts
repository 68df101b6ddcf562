import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A person or a guest who must agree with a proposal, and whether they have. */
export interface KnownSignOff {
  /** Follows from tenant, proposal and person. */
  _id: string;
  tenantId: string;
  proposalId: string;
  userId: string;
  isAgreed: boolean;
  /** Absent for a person. */
  isGuest?: boolean;
  /** Since when it is so: the time of the event that said it. An older one changes nothing. */
  at: Date;
}

const knownSignOff = new Schema<KnownSignOff>(
  {
    _id: String,
    tenantId,
    proposalId: fields.text,
    userId: fields.text,
    isAgreed: { type: Boolean, required: true },
    isGuest: Boolean,
    at: { type: Date, required: true },
  },
  { collection: 'assistant_sign_offs', versionKey: false },
);
knownSignOff.index({ tenantId: 1, proposalId: 1 });
knownSignOff.index({ tenantId: 1, userId: 1 });
knownSignOff.plugin(tenantPlugin);

export const KnownSignOffModel = model<KnownSignOff>('AssistantSignOff', knownSignOff);
