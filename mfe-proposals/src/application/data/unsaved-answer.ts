import type { TextBlock } from '@harambee/domain/schemas';

/** What was typed into an answer and is not saved yet, and what it was made from. */
export interface UnsavedAnswer {
  questionId: string;
  blocks: TextBlock[];
  revision: number;
}

/** Under which the browser keeps it: one answer of a proposal is written at a time. */
export const unsavedAnswerName = (proposalId: string): string => `proposal-answer:${proposalId}`;

/** Undefined for what is no answer. */
export function parseUnsavedAnswer(content: unknown): UnsavedAnswer | undefined {
  const { questionId, blocks, revision } = (content ?? {}) as Partial<UnsavedAnswer>;
  if (typeof questionId !== 'string' || !Array.isArray(blocks) || !Number.isInteger(revision))
    return undefined;
  return { questionId, blocks, revision: revision as number };
}
