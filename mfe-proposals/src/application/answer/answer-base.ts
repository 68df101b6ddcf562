import { engineParagraphs, slottedText, textOfInlines } from '@harambee/domain';
import type { AnswerStart, Proposal, TextBlock } from '@harambee/domain/schemas';

/** Words without the facts in them. */
const ownWords = (block: TextBlock): string =>
  block.kind === 'table' ? block.rows.flat().map(wordsOf).join(' ') : wordsOf(block.content);
const wordsOf = (content: Parameters<typeof textOfInlines>[0]): string =>
  textOfInlines(content.filter((inline) => !('fact' in inline))).text;

/** What was not typed by a person in an answer: its figures need no source. */
export function answerBase(start: AnswerStart, proposal: Proposal, startText: readonly TextBlock[]): string {
  if (start.kind === 'section') {
    const section = proposal.sections.find(({ key }) => key === start.section);
    return section ? engineParagraphs(section).map(slottedText).join('\n\n') : '';
  }
  return start.kind === 'rows' ? startText.map(ownWords).join('\n') : '';
}
