import { saySameBlocks, withLineReplaced } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { type Actor, Conflict, PreconditionFailed } from '@harambee/service-kit';
import { saveAnswer } from '../../applications/save-answer.service.ts';
import { changeText } from '../../text-edits/text-edits.service.ts';
import type { CommentScope } from '../comment-scope.ts';
import type { WordedPlace } from '../commented-place.model.ts';
import type { ReadPlace } from '../place-texts.ts';
import type { ChangedWords } from './changed-words.ts';

const twoVersions = 'There are two versions of this paragraph. Choose one of them first.';

/**
 * Writes accepted words as their person would have typed them: an edit of the paragraph or an answer, with the history,
 * the limits and the facts of those (COMMENT-08). False if somebody changed the same words at this moment.
 */
export async function writeWords(
  actor: Actor,
  { proposalId }: CommentScope,
  place: WordedPlace,
  read: ReadPlace,
  { line, blocks: before, content }: ChangedWords,
): Promise<boolean> {
  const blocks = withLineReplaced(before, line, content);
  if (place.kind === 'answer') return writeAnswer(actor, proposalId, read, blocks);
  const paragraph = read.paragraphs.find((one) => one.paragraph === line.paragraph);
  if (!paragraph) return false;
  const { edit, base, engine } = paragraph;
  if (edit?.other) throw new Conflict(twoVersions);
  const isEngines = engine !== undefined && saySameBlocks(blocks, engine);
  const change = {
    section: place.section,
    paragraph: paragraph.paragraph,
    revision: edit?.revision ?? 0,
    base,
    blocks: isEngines ? null : blocks,
  };
  const { conflicts } = await changeText(actor, proposalId, { changes: [change] }, 'leave');
  return conflicts.length === 0;
}

async function writeAnswer(
  actor: Actor,
  proposalId: string,
  { answer }: ReadPlace,
  blocks: TextBlock[],
): Promise<boolean> {
  if (!answer) return false;
  const { questionId, revision } = answer;
  try {
    await saveAnswer(actor, proposalId, { questionId, change: { blocks }, revision });
    return true;
  } catch (error) {
    if (error instanceof PreconditionFailed) return false;
    throw error;
  }
}
