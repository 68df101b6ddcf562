import type { CallContent, CallRead } from '@harambee/domain/schemas';
import { parseContent } from '../../call-form/call-values.ts';
import { type Decisions, noDecisions } from './review/decide.ts';

export type Step = 'review' | 'form';

/** What was written of a call that is not saved yet, so that a reload or a crash loses nothing. */
export interface UnsavedNewCall {
  values: CallContent;
  decisions: Decisions;
  step: Step;
}

/** What a file or text was read as. Kept apart: it is long, and changes only when a language model was asked, too. */
export type Reading = Pick<CallRead, 'pages' | 'findings' | 'unread'>;

/** Under which the browser keeps them; one that waits to be sent has names of its own. */
export const newCallName = (entryId?: string): string =>
  entryId === undefined ? 'new-call' : `new-call:${entryId}`;
export const readingName = 'new-call-reading';
export const pastedName = 'new-call-text';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined for what is no text of this form. */
export function parseNewCall(content: unknown): UnsavedNewCall | undefined {
  const { values, decisions, step } = (content ?? {}) as Partial<UnsavedNewCall>;
  const typed = parseContent(values);
  if (!typed) return undefined;
  const { findings, changes, lines } = isObject(decisions) ? decisions : noDecisions;
  return {
    values: typed,
    decisions: { findings: findings ?? {}, changes: changes ?? {}, lines: lines ?? {} },
    step: step === 'review' ? 'review' : 'form',
  };
}

export function parseReading(content: unknown): Reading | undefined {
  const { pages, findings, unread } = (content ?? {}) as Partial<Reading>;
  const isReading = [pages, findings, unread].every(Array.isArray);
  return isReading ? ({ pages, findings, unread } as Reading) : undefined;
}
