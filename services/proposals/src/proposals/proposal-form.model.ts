import {
  budgetCategoryNames,
  byProposalField,
  limitUnitNames,
  type MonthRange,
  type PlanColumn,
  type PlanTableName,
  type ProposalField,
  planColumns,
  proposalSectionKeys,
  withEmptyFields,
} from '@harambee/domain';
import type { BudgetLine, IndirectCost, ProposalFields, SectionLimit } from '@harambee/domain/schemas';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, type SchemaDefinition } from 'mongoose';

/**
 * What a person wrote. A form is never changed in place: a save writes a new one, points the record to it in the same
 * atomic write as the event, and only then deletes the old one. A crash in between leaves an unreferenced form.
 */
export interface ProposalFormRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  fields: ProposalFields;
  /** Absent in older forms. */
  savedAt?: Date;
}

const { text, emptyText, number, count } = fields;

const budgetLine = new Schema<BudgetLine>(
  {
    id: String,
    category: { type: String, enum: budgetCategoryNames, required: true },
    item: emptyText,
    quantityHundredths: count,
    unit: emptyText,
    unitCents: count,
    months: count,
    justification: emptyText,
  },
  { _id: false },
);

const indirectCost = new Schema<IndirectCost>({ rate: count, cap: count }, { _id: false });

const sectionLimit = new Schema<SectionLimit>(
  {
    section: { type: String, enum: proposalSectionKeys, required: true },
    unit: { type: String, enum: limitUnitNames, required: true },
    maximum: number,
  },
  { _id: false },
);

function storedCell({ kind }: PlanColumn) {
  switch (kind) {
    case 'figure':
      return { type: Number, default: null };
    case 'months':
      return [new Schema<MonthRange>({ from: Number, to: Number }, { _id: false })];
    case 'links':
      return [String];
    default:
      return emptyText;
  }
}

/** A row of a table of the plan. */
const rowOf = (table: PlanTableName) =>
  new Schema(
    {
      id: { type: String, required: true },
      ...Object.fromEntries(planColumns(table).map(([name, column]) => [name, storedCell(column)])),
    },
    { _id: false },
  );

const structured = { budgetLines: [budgetLine], indirectCost, sectionLimits: [sectionLimit] };

function storedAs(field: ProposalField) {
  switch (field.kind) {
    case 'number':
      return count;
    case 'list':
      return [String];
    case 'line':
    case 'text':
    case 'choice':
    case 'day':
      return emptyText;
    case 'rows':
      return { type: [rowOf(field.table)], default: undefined };
    default:
      // Older forms and forms with free text only stay without them.
      return { type: structured[field.kind], default: undefined };
  }
}

/** The fields of the form, as stored with the form and with each text drafted from it. */
export const proposalFields: Schema<ProposalFields> = new Schema(
  byProposalField(storedAs) as SchemaDefinition<ProposalFields>,
  { _id: false },
);

const proposalForm = new Schema<ProposalFormRecord>(
  {
    _id: String,
    tenantId,
    proposalId: text,
    fields: { type: proposalFields, required: true },
    savedAt: { type: Date, default: Date.now },
  },
  { collection: 'proposal_forms', versionKey: false },
);

proposalForm.index({ tenantId: 1, proposalId: 1, _id: 1 });
proposalForm.plugin(tenantPlugin);
// Lean reads apply no defaults, so a form saved before a field was added gets the field here.
proposalForm.post('findOne', (form: ProposalFormRecord | null) => {
  if (form?.fields) form.fields = withEmptyFields(form.fields);
});

export const ProposalFormModel = model<ProposalFormRecord>('ProposalForm', proposalForm);
