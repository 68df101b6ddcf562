import {
  answerAsPlainText,
  countByUnit,
  formatNumber,
  planTable,
  proposalSectionKeys,
  proposalSections,
} from '@harambee/domain';
import {
  type AnswerStart,
  type AnswerTable,
  answerTables,
  type FoundAnswer,
  type Proposal,
  type TextBlock,
} from '@harambee/domain/schemas';
import { hasRows, startBlocks } from '../data/start-blocks.ts';

const tableName = (table: AnswerTable): string =>
  table === 'budget' ? 'Budget lines' : planTable(table).label;

/** Where an answer begins from, in words. */
export function startName(start: AnswerStart): string {
  if (start.kind === 'section') return proposalSections[start.section];
  if (start.kind === 'rows') return tableName(start.table);
  return start.kind === 'bank' ? 'A former answer' : 'Nothing';
}

export const startKey = (start: AnswerStart): string => JSON.stringify(start);

/** Something an answer can begin from, with the words it would begin with. */
export interface StartChoice {
  start: AnswerStart;
  name: string;
  blocks: TextBlock[];
  /** How much that is: "128 words". */
  amount: string;
}

const choiceOf = (start: AnswerStart, proposal: Proposal): StartChoice => {
  const blocks = startBlocks(start, proposal);
  return { start, name: startName(start), blocks, amount: amountOf(blocks) };
};

/** How much text blocks are. */
export function amountOf(blocks: readonly TextBlock[]): string {
  const words = countByUnit(answerAsPlainText(blocks), 'words');
  return words === 0 ? 'Empty' : words === 1 ? '1 word' : `${formatNumber(words)} words`;
}

/** A former answer: its words are copied when it is chosen. */
export const formerChoice = ({ answer }: FoundAnswer): StartChoice => ({
  start: { kind: 'bank', answerId: answer.id },
  name: answer.question,
  blocks: answer.blocks,
  amount: amountOf(answer.blocks),
});

/** The sections of the text, the tables that have rows, and nothing. */
export function startChoices(proposal: Proposal) {
  const tables = answerTables
    .filter((table) => hasRows(proposal, table))
    .map((table) => choiceOf({ kind: 'rows', table }, proposal));
  return {
    sections: proposalSectionKeys.map((section) => choiceOf({ kind: 'section', section }, proposal)),
    tables,
    nothing: choiceOf({ kind: 'nothing' }, proposal),
  };
}
