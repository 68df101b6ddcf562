import { inlinesOfBlocks, saySameBlocks } from '@harambee/domain';
import type { CallQuestion, SaveAnswer, TextBlock } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { plainBlocks, withKnownFacts } from '../text-edits/known-blocks.ts';
import { type AnswerRecord, answerId } from './answer.model.ts';
import { anchorsOf, factsOf } from './answer-words.ts';
import type { Answering } from './application.service.ts';

export interface AnswerChange {
  questionId: string;
  change: SaveAnswer;
  /** Of the words that the change was made from; undefined: the last write wins. */
  revision?: number | undefined;
}

/** Whether a change is one of words, which have a revision. */
export const changesWords = ({ start, blocks, counting }: SaveAnswer): boolean =>
  start !== undefined || blocks !== undefined || counting !== undefined;

/** The record as the change leaves it. */
export function changedAnswer(
  stored: AnswerRecord | undefined,
  { change, questionId }: AnswerChange,
  { record, source }: Answering,
  question: CallQuestion,
  { userId, name }: Actor,
): AnswerRecord {
  const of = { proposalId: record._id, callId: record.callId ?? '', questionId };
  const base: AnswerRecord = stored ?? {
    _id: answerId(record.tenantId, of),
    tenantId: record.tenantId,
    ...of,
    question: '',
    blocks: null,
    isTicked: false,
    isStarred: false,
    revision: 0,
    by: { id: userId, name },
    at: new Date(),
  };
  const next: AnswerRecord = { ...base, question: question.text };
  if (change.isTicked !== undefined) next.isTicked = change.isTicked;
  if (change.isStarred !== undefined) next.isStarred = change.isStarred;
  if (changesWords(change)) {
    Object.assign(next, { revision: base.revision + 1, by: { id: userId, name }, at: new Date() });
    if (change.start) next.start = change.start;
    if (change.start || change.blocks !== undefined) setBlocks(next, base, change.blocks ?? null, source);
    if (change.counting) next.counting = change.counting;
    if (change.counting === null) delete next.counting;
  }
  return next;
}

/** Own words with true facts alone, and what these are about. */
function setBlocks(
  next: AnswerRecord,
  { blocks: before, anchors: known = {} }: AnswerRecord,
  blocks: readonly TextBlock[] | null,
  source: Answering['source'],
): void {
  delete next.anchors;
  next.blocks = null;
  if (!blocks) return;
  const plain = plainBlocks(blocks);
  const stored = inlinesOfBlocks(before ?? []);
  next.blocks = withKnownFacts(plain, factsOf(plain, source), stored);
  // A fact that a page read long ago is about what it was about then.
  const kept = stored.flatMap((inline) => {
    const anchor = 'fact' in inline ? known[inline.fact] : undefined;
    const stays = inlinesOfBlocks(plain).some(
      (one) => 'fact' in one && 'fact' in inline && one.fact === inline.fact && one.value === inline.value,
    );
    return 'fact' in inline && anchor !== undefined && stays ? [[inline.fact, anchor]] : [];
  });
  const anchors = { ...anchorsOf(next.blocks, source), ...Object.fromEntries(kept) };
  if (Object.keys(anchors).length > 0) next.anchors = anchors;
}

/** Whether a change that comes again finds its words in place: nothing is lost, so nothing conflicts. */
export const saysTheSame = (stored: AnswerRecord, { start, blocks, counting }: AnswerRecord): boolean =>
  JSON.stringify(stored.start) === JSON.stringify(start) &&
  stored.counting === counting &&
  saySameBlocks(stored.blocks, blocks);
