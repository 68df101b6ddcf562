import { mergedSection, rowInWords } from '@harambee/domain';
import type { AnswerStart, Proposal, TextBlock } from '@harambee/domain/schemas';

/** The words that an answer begins with; those of a former answer are copied when it is chosen. */
export function startBlocks(start: AnswerStart, proposal: Proposal): TextBlock[] {
  const { sections, edits = [], facts, draftContent } = proposal;
  if (start.kind === 'section') {
    const section = sections.find(({ key }) => key === start.section);
    return section ? mergedSection(section, edits, facts).flatMap(({ blocks }) => blocks) : [];
  }
  if (start.kind === 'rows' && start.table !== 'budget') {
    const { table } = start;
    return (draftContent[table] ?? []).map((row) => ({
      kind: 'bullet',
      content: [{ text: rowInWords(table, row as never, draftContent) }],
    }));
  }
  return [];
}
