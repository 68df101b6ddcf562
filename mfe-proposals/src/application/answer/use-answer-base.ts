import { useMemo } from 'react';
import { useAnswers } from '../answers-context.ts';
import { startBlocks } from '../begin/start-blocks.ts';
import type { QuestionLook } from '../questions/question-looks.ts';
import { answerBase } from './answer-base.ts';

export function useAnswerBase({ answer: { start } }: QuestionLook): string {
  const { proposal } = useAnswers();
  return useMemo(() => answerBase(start, proposal, startBlocks(start, proposal)), [start, proposal]);
}
