import { budgetCategoryNames, limitUnitNames, proposalSectionKeys } from '@harambee/domain';
import type { BudgetLine, IndirectCost, ProposalFields, SectionLimit } from '@harambee/domain/schemas';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * What a person wrote. Never changed in place: a save writes a new one, points the card to it in the same atomic write
 * as the event, and only then removes the one before. A crash in between leaves a form that nothing points to.
 */
export interface ProposalFormRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  fields: ProposalFields;
  /** Absent in forms of before it was kept. */
  savedAt?: Date;
}

export const emptyText = { type: String, default: '' } as const;
const number = { type: Number, default: 0 } as const;

const budgetLine = new Schema<BudgetLine>(
  {
    category: { type: String, enum: budgetCategoryNames, required: true },
    item: emptyText,
    quantityHundredths: number,
    unit: emptyText,
    unitCents: number,
    months: number,
    justification: emptyText,
  },
  { _id: false },
);

const indirectCost = new Schema<IndirectCost>({ rate: number, cap: number }, { _id: false });

const sectionLimit = new Schema<SectionLimit>(
  {
    section: { type: String, enum: proposalSectionKeys, required: true },
    unit: { type: String, enum: limitUnitNames, required: true },
    maximum: { type: Number, required: true },
  },
  { _id: false },
);

/** The fields of the form, as they are stored with the form and with each text that was made of it. */
export const proposalFields = new Schema<ProposalFields>(
  {
    title: emptyText,
    grantId: emptyText,
    organization: emptyText,
    category: emptyText,
    description: emptyText,
    objectives: [String],
    beneficiaries: number,
    methodology: emptyText,
    requestedAmount: number,
    deadline: emptyText,
    budget: emptyText,
    projectDuration: number,
    timeline: emptyText,
    sustainability: emptyText,
    team: emptyText,
    // Forms without them, of before they were known or of free text alone, stay without.
    budgetLines: { type: [budgetLine], default: undefined },
    indirectCost: { type: indirectCost, default: undefined },
    sectionLimits: { type: [sectionLimit], default: undefined },
  },
  { _id: false },
);

const proposalForm = new Schema<ProposalFormRecord>(
  {
    _id: String,
    tenantId,
    proposalId: { type: String, required: true },
    fields: { type: proposalFields, required: true },
    savedAt: { type: Date, default: Date.now },
  },
  { collection: 'proposal_forms', versionKey: false },
);

proposalForm.index({ tenantId: 1, proposalId: 1, _id: 1 });
proposalForm.plugin(tenantPlugin);

export const ProposalFormModel = model<ProposalFormRecord>('ProposalForm', proposalForm);
