import {
  type ProposalFieldName,
  proposalFieldNames,
  type proposalFields,
  proposalFieldTable,
} from './proposal-fields.ts';
import { type ProposalSectionKey, proposalSectionKeys } from './proposal-sections.ts';

type Table = typeof proposalFields;

/** An answer a section may be written from. Lines and indirect cost of a budget are one answer with its text. */
export type TextAnswer = {
  [Name in ProposalFieldName]: Table[Name] extends { usedIn: readonly unknown[] } ? Name : never;
}[ProposalFieldName];
export const textAnswers = proposalFieldNames.filter(
  (name): name is TextAnswer => proposalFieldTable[name].usedIn !== undefined,
);

/** The answers that may change what a section says. */
export const answersOfSection = Object.fromEntries(
  proposalSectionKeys.map((section) => [
    section,
    textAnswers.filter((name) => proposalFieldTable[name].usedIn?.includes(section)),
  ]),
) as Record<ProposalSectionKey, TextAnswer[]>;
