import { emptyCall, funderContent, generalCall, withEmptyCallValues } from '@harambee/domain';
import type { CallContent, FunderContent } from '@harambee/domain/schemas';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a call from events (architecture, rule 5). */
export interface KnownCallRecord {
  /** Id of the call. */
  _id: string;
  tenantId: string;
  /** Absent if its deletion arrived first. */
  call?: FunderContent;
  revision: number;
  /** The last moment of its deadline. */
  deadlineAt?: Date;
  /** Deleted: no new application begins, and those that there are keep their questions. */
  isDeleted?: true;
}

const knownCall = new Schema<KnownCallRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    // Its shape is the wire's.
    call: { type: Schema.Types.Mixed, default: undefined },
    revision: fields.number,
    deadlineAt: Date,
    isDeleted: Boolean,
  },
  { collection: 'proposal_calls', versionKey: false, minimize: false },
);
knownCall.index({ tenantId: 1, _id: 1 });
knownCall.plugin(tenantPlugin);

export const KnownCallModel = model<KnownCallRecord>('ProposalCall', knownCall);

/** The call that a proposal is made for, as an application shows it. */
export interface CallOfProposal {
  callId?: string;
  call: FunderContent;
  callState?: 'unknown' | 'deleted';
  deadlineAt?: string;
}

/** The call of a proposal; without one, the built-in call (CALL-06). */
export async function callOf({
  tenantId: tenant,
  callId,
}: {
  tenantId: string;
  callId?: string;
}): Promise<CallOfProposal> {
  if (callId === undefined) return { call: funderContent(generalCall) };
  const known = await KnownCallModel.findOne({ _id: callId, tenantId: tenant }).lean<KnownCallRecord>();
  if (!known?.call)
    return { callId, call: funderContent(emptyCall), callState: known ? 'deleted' : 'unknown' };
  return {
    callId,
    // One that was stored before a field was added has it empty.
    call: funderContent(withEmptyCallValues(known.call as Partial<CallContent>)),
    ...(known.isDeleted && { callState: 'deleted' }),
    ...(known.deadlineAt && { deadlineAt: known.deadlineAt.toISOString() }),
  };
}
