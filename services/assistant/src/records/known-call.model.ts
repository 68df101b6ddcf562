import { type CallLikelihood, type CallStatus, callStatusNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a call, learned from events (architecture, rule 5). */
export interface KnownCall {
  /** The call's id. */
  _id: string;
  tenantId: string;
  name: string;
  funder: string;
  status: CallStatus;
  isTemplate: boolean;
  deadlineDay: string;
  deadlineTime: string;
  deadlineZone: string;
  /** The last moment of its deadline; absent without one. */
  deadlineAt?: Date | undefined;
  /** The smallest and the largest grant in whole units of `currency`; absent where it says neither (ASSIST-32). */
  leastAmount?: number | undefined;
  mostAmount?: number | undefined;
  /** ISO 4217; absent where it says none. */
  currency?: string | undefined;
  /** What the organization makes of its chance; absent where it says nothing. */
  likelihood?: CallLikelihood | undefined;
  /** Revision of the amounts: another handler stores them. */
  amountsRevision?: number;
  /** Revision of the likelihood: another handler stores it. */
  likelihoodRevision?: number;
  /** How many questions it asks. */
  questions: number;
  /** It was deleted; an older event does not bring it back. */
  isDeleted: boolean;
  revision: number;
}

const { emptyText, number } = fields;

const knownCall = new Schema<KnownCall>(
  {
    _id: String,
    tenantId,
    name: emptyText,
    funder: emptyText,
    status: { type: String, enum: callStatusNames },
    isTemplate: Boolean,
    deadlineDay: emptyText,
    deadlineTime: emptyText,
    deadlineZone: emptyText,
    deadlineAt: Date,
    leastAmount: Number,
    mostAmount: Number,
    currency: String,
    amountsRevision: Number,
    likelihood: String,
    likelihoodRevision: Number,
    questions: number,
    isDeleted: { type: Boolean, required: true },
    revision: number,
  },
  { collection: 'assistant_calls', versionKey: false },
);
knownCall.index({ tenantId: 1, isDeleted: 1, isTemplate: 1, deadlineAt: 1 });
knownCall.plugin(tenantPlugin);

export const KnownCallModel = model<KnownCall>('AssistantCall', knownCall);
