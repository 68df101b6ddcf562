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

/** A form nobody has written in yet. */
export const emptyProposalFields = Object.fromEntries(
  proposalFieldNames
    .filter((name) => !isStructured(proposalFieldTable[name]))
    .map((name) => [name, emptyValue(proposalFieldTable[name])]),
) as unknown as Readonly<ProposalFields>;

/** A stored form with each field and cell it lacks as an empty one: it was saved before they were added. */
export const withEmptyFields = (stored: Partial<ProposalFields>): ProposalFields => ({
  ...emptyProposalFields,
  ...stored,
  ...withEmptyPlanCells(stored),
});

/** Single lines and items of a list without the space around them; empty items are dropped. */
export const withoutOuterSpace = (fields: ProposalFields): ProposalFields => ({
  ...fields,
  ...(byProposalField(({ kind }, name) => {
    const value: unknown = fields[name];
    if (kind === 'line' || kind === 'choice') return (value as string).trim();
    if (kind === 'list') return (value as string[]).map((item) => item.trim()).filter(isFilled);
    return value;
  }) as ProposalFields),
});
