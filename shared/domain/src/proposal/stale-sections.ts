import { listWords } from '../format/list-words.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import {
  type ProposalFieldName,
  proposalFieldLabels,
  proposalFieldNames,
  proposalFieldTable,
} from '../proposal-form/proposal-fields.ts';
import {
  type ProposalSectionKey,
  proposalSectionKeys,
  proposalSections,
} from '../proposal-form/proposal-sections.ts';
import { answersOfSection, type TextAnswer, textAnswers } from '../proposal-form/text-answers.ts';
import type { StaleSection } from './proposal-text.schemas.ts';

/** Whether two answers are equal; an empty list equals a missing one. */
const isSame = (one: unknown, other: unknown): boolean => normal(one) === normal(other);
const normal = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));

/** The fields that belong to an answer. */
const partsOf = (answer: TextAnswer): ProposalFieldName[] =>
  proposalFieldNames.filter((name) => {
    const field = proposalFieldTable[name];
    return name === answer || ('partOf' in field && field.partOf === answer);
  });

/** The answers that differ between two states of a form, in order. */
export const changedAnswers = (before: ProposalFields, now: ProposalFields): TextAnswer[] =>
  textAnswers.filter((answer) => partsOf(answer).some((field) => !isSame(before[field], now[field])));

/**
 * The sections of a text that are older than the answers they were written from, each with the answers that have
 * changed.
 *
 * @param writtenFrom the form at the time the section was written
 */
export function staleSections(
  writtenFrom: (section: ProposalSectionKey) => ProposalFields,
  now: ProposalFields,
): StaleSection[] {
  return proposalSectionKeys.flatMap((section) => {
    const changed = changedAnswers(writtenFrom(section), now);
    const answers = changed.filter((answer) => answersOfSection[section].includes(answer));
    return answers.length > 0 ? [{ section, answers }] : [];
  });
}

/** The names of the sections: "Budget and Timeline". */
export const staleSectionNames = (stale: readonly Pick<StaleSection, 'section'>[]): string =>
  stale.length === proposalSectionKeys.length
    ? 'all sections'
    : listWords(stale.map(({ section }) => proposalSections[section]));

/** The names of the changed answers, each once. */
export const changedAnswerNames = (stale: readonly Pick<StaleSection, 'answers'>[]): string => {
  const changed = new Set(stale.flatMap(({ answers }) => answers));
  return listWords(
    textAnswers.filter((answer) => changed.has(answer)).map((answer) => proposalFieldLabels[answer]),
  );
};

/** The line at the top of a file whose text is older than the answers. */
export const staleTextLine = (stale: readonly StaleSection[]): string =>
  `Out of date: these answers were changed after the text was written: ${changedAnswerNames(stale)}. This affects ${staleSectionNames(stale)}.`;
