import { useMemo } from 'react';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { startBlocks } from '../data/start-blocks.ts';
import { answerBase } from './answer-base.ts';

export function useAnswerBase({ answer: { start } }: QuestionLook): string {
  const { proposal } = useAnswers();
  return useMemo(() => answerBase(start, proposal, startBlocks(start, proposal)), [start, proposal]);
}
