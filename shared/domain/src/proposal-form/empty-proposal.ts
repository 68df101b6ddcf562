import { isFilled } from '../rules.ts';
import { withEmptyPlanCells } from './plan/plan-rows.ts';
import type { ProposalFields } from './proposal-fields.schemas.ts';
import {
  byProposalField,
  isStructured,
  type ProposalField,
  proposalFieldNames,
  proposalFieldTable,
} from './proposal-fields.ts';

function emptyValue(field: ProposalField): string | number | string[] {
  if (field.kind === 'number') return field.initial ?? 0;
  return field.kind === 'list' ? [] : '';
}

/** An empty form. */
export const emptyProposalFields = Object.fromEntries(
  proposalFieldNames
    .filter((name) => !isStructured(proposalFieldTable[name]))
    .map((name) => [name, emptyValue(proposalFieldTable[name])]),
) as unknown as Readonly<ProposalFields>;

/** Adds missing fields and cells as empty ones to a form that was stored before they existed. */
export const withEmptyFields = (stored: Partial<ProposalFields>): ProposalFields => ({
  ...emptyProposalFields,
  ...stored,
  ...withEmptyPlanCells(stored),
});

/** Trims single lines and items of lists; drops empty items. */
export const withoutOuterSpace = (fields: ProposalFields): ProposalFields => ({
  ...fields,
  ...(byProposalField(({ kind }, name) => {
    const value: unknown = fields[name];
    if (kind === 'line' || kind === 'choice') return (value as string).trim();
    if (kind === 'list') return (value as string[]).map((item) => item.trim()).filter(isFilled);
    return value;
  }) as ProposalFields),
});
