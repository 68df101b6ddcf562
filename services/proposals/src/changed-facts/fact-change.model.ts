import type { ProfileFact } from '@harambee/domain/schemas';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A figure of the profile that was changed or removed: texts may still state it as it was (CALL-35). */
export interface FactChangeRecord {
  /** Made of tenant and fact. */
  _id: string;
  tenantId: string;
  factId: string;
  /** As it was before each change, the latest first. */
  befores: ProfileFact[];
  /** As it is now; absent where it was removed. */
  after?: ProfileFact;
  /** When it changed last; forgotten after a year. */
  at: Date;
}

const { emptyText, number, text } = fields;
const profileFact = new Schema<ProfileFact>(
  { id: text, name: emptyText, value: number, unit: emptyText, date: emptyText, source: emptyText },
  { _id: false, id: false },
);

const factChange = new Schema<FactChangeRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    factId: text,
    befores: [profileFact],
    after: { type: profileFact, default: undefined },
    at: { type: Date, required: true },
  },
  { collection: 'proposal_fact_changes', versionKey: false },
);
factChange.index({ tenantId: 1, at: -1, _id: 1 });
factChange.index({ tenantId: 1, factId: 1 });
factChange.index({ at: 1 }, { expireAfterSeconds: 365 * 24 * 3_600 });
factChange.plugin(tenantPlugin);

export const FactChangeModel = model<FactChangeRecord>('ProposalFactChange', factChange);
