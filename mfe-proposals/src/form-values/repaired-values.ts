import {
  emptyBudgetLine,
  initialIndirect,
  isPlanRow,
  type PlanTableName,
  proposalFieldNames,
  proposalFieldTable,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { emptyProposal } from './proposal-values.ts';

/** Text kept by an earlier release may lack a field or hold another type; what does not fit is left out. */
export function repaired(values: Partial<Record<keyof ProposalFields, unknown>>): ProposalFields {
  const repairedValues = { ...emptyProposal } as Record<keyof ProposalFields, unknown>;
  for (const name of proposalFieldNames) {
    const value = values[name];
    const field = proposalFieldTable[name];
    if (field.kind === 'rows') repairedValues[name] = planRows(field.table, value);
    else if (Array.isArray(emptyProposal[name]))
      repairedValues[name] = textRows(value) ?? emptyProposal[name];
    else if (typeof value === typeof emptyProposal[name]) repairedValues[name] = value;
  }
  repairedValues.budgetLines = rowsLike(emptyBudgetLine, values.budgetLines);
  repairedValues.indirectCost = isLike(initialIndirect, values.indirectCost)
    ? values.indirectCost
    : undefined;
  repairedValues.sectionLimits = rowsLike({ section: '', unit: '', maximum: 0 }, values.sectionLimits);
  return repairedValues as ProposalFields;
}

function textRows(value: unknown): string[] | undefined {
  const rows = Array.isArray(value) ? value.filter((row) => typeof row === 'string') : [];
  return rows.length > 0 ? rows : undefined;
}

/** Has every field of the model, each of its type. */
function isLike(model: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(
    ([name, sample]) => typeof (value as Record<string, unknown>)[name] === typeof sample,
  );
}

function planRows(table: PlanTableName, value: unknown): unknown[] | undefined {
  const rows = Array.isArray(value) ? value.filter((row) => isPlanRow(table, row)) : [];
  return rows.length > 0 ? rows : undefined;
}

function rowsLike(model: object, value: unknown): unknown[] | undefined {
  const rows = Array.isArray(value) ? value.filter((row) => isLike(model, row)) : [];
  return rows.length > 0 ? rows : undefined;
}
