import { type ProposalStatus, proposalStatusNames } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A change of a proposal's status, to say who did what when (ASSIST-30). */
export interface KnownMove {
  /** The event's id, so that an event that arrives twice counts once. */
  _id: string;
  tenantId: string;
  proposalId: string;
  to: ProposalStatus;
  at: Date;
  /** Who did it; whose text was drafted, where that was it. Absent once they have left. */
  by?: string;
}

const knownMove = new Schema<KnownMove>(
  {
    _id: String,
    tenantId,
    proposalId: fields.text,
    to: { type: String, enum: proposalStatusNames, required: true },
    at: { type: Date, required: true },
    by: String,
  },
  { collection: 'assistant_moves', versionKey: false },
);
knownMove.index({ tenantId: 1, at: 1 });
knownMove.index({ tenantId: 1, by: 1 }, { partialFilterExpression: { by: { $gt: '' } } });
knownMove.plugin(tenantPlugin);

export const KnownMoveModel = model<KnownMove>('AssistantMove', knownMove);
