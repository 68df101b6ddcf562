import type { Answer, AnswerStart, SaveAnswer, TextBlock } from '@harambee/domain/schemas';
import { showUndo } from '@harambee/platform';
import { useRef } from 'react';
import { useAnswers } from '../answers-context.ts';
import { startName } from './starts.ts';

/** Begins an answer anew from somewhere, and takes that back. */
export function useBegin(answer: Answer) {
  const { save } = useAnswers();
  const latest = useRef(answer);
  latest.current = answer;
  return async (start: AnswerStart, words?: TextBlock[]) => {
    const { start: formerStart, blocks: formerBlocks } = answer;
    const body: SaveAnswer = { start, blocks: words ?? null };
    const saved = await save(answer, body);
    if (saved.kind === 'saved' || saved.kind === 'queued') {
      const isAnew = start.kind === 'nothing';
      showUndo(isAnew ? 'The answer is empty now' : `The answer begins from ${startName(start)}`, () => {
        // What was saved raised its revision; meanwhile somebody may have changed it again.
        const read = saved.kind === 'saved' ? saved.answer : latest.current;
        void save(read, { start: formerStart, blocks: formerBlocks });
      });
    }
    return saved;
  };
}
