import {
  type ProposalFieldName,
  proposalFieldNames,
  type proposalFields,
  proposalFieldTable,
} from './proposal-fields.ts';
import { type ProposalSectionKey, proposalSectionKeys } from './proposal-sections.ts';

type Table = typeof proposalFields;

/**
 * An answer that a section may be written from. Budget lines and indirect cost count as one answer with the budget's
 * text.
 */
export type TextAnswer = {
  [Name in ProposalFieldName]: Table[Name] extends { usedIn: readonly unknown[] } ? Name : never;
}[ProposalFieldName];
export const textAnswers = proposalFieldNames.filter(
  (name): name is TextAnswer => proposalFieldTable[name].usedIn !== undefined,
);

/** The answers that may affect a section's text. */
export const answersOfSection = Object.fromEntries(
  proposalSectionKeys.map((section) => [
    section,
    textAnswers.filter((name) => proposalFieldTable[name].usedIn?.includes(section)),
  ]),
) as Record<ProposalSectionKey, TextAnswer[]>;
