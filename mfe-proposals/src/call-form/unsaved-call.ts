import type { CallContent } from '@harambee/domain/schemas';
import { parseContent } from './call-values.ts';

/** What was typed into a saved call and is not saved yet. */
export interface UnsavedCall {
  values: CallContent;
  /** What it was made from. */
  base: { revision: number; values: CallContent };
}

/** Under which the browser keeps it: each call has its own. */
export const unsavedCallName = (id: string): string => `call:${id}`;

/** Undefined for what is no text of this form, or does not tell what it was made from. */
export function parseUnsavedCall(content: unknown): UnsavedCall | undefined {
  const { values, base } = (content ?? {}) as {
    values?: unknown;
    base?: { revision?: unknown; values?: unknown };
  };
  const [typed, read] = [parseContent(values), parseContent(base?.values)];
  if (!typed || !read || !Number.isInteger(base?.revision)) return undefined;
  return { values: typed, base: { revision: base?.revision as number, values: read } };
}
