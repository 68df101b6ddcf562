import { mergedSection } from '@harambee/domain';
import type { AnswerStart, AnswerTable, Proposal, TextBlock } from '@harambee/domain/schemas';
import { answerRows, factCardsToday, hasAnswerRows } from '@harambee/drafting/answers';
import { fieldsOf } from '../../form-values/proposal-values.ts';

/** Rows state facts of the proposal alone, so nothing of the profile is needed. */
function factsOf(proposal: Proposal) {
  const fields = fieldsOf(proposal);
  return { proposal: fields, organization: { name: fields.organization } };
}

export const hasRows = (proposal: Proposal, table: AnswerTable): boolean =>
  hasAnswerRows(factsOf(proposal), table);

/** The words that an answer begins with; those of a former answer are copied when it is chosen. */
export function startBlocks(start: AnswerStart, proposal: Proposal): TextBlock[] {
  const { sections, edits = [], facts: cards } = proposal;
  if (start.kind === 'section') {
    const section = sections.find(({ key }) => key === start.section);
    return section ? mergedSection(section, edits, cards).flatMap(({ blocks }) => blocks) : [];
  }
  if (start.kind !== 'rows') return [];
  const facts = factsOf(proposal);
  return hasAnswerRows(facts, start.table) ? answerRows(facts, start.table, factCardsToday(facts)) : [];
}
