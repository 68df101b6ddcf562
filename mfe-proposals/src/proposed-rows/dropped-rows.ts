import { readUnsavedText, storeUnsavedText } from '@harambee/platform';

/** Beside unsaved text, and like it forgotten when the person signs out. */
const name = 'dropped-rows';
/** As many as thirty proposals may propose. */
const most = 1_000;

/**
 * The ids of rows that a person dropped. An id is made of the words a row was read from, so one list serves every proposal:
 * it holds while a new one is sent and becomes a saved one, and for the same words copied to the next.
 */
export function readDropped(userId: string): string[] {
  const stored = readUnsavedText(userId, name);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function storeDropped(userId: string, ids: readonly string[]): void {
  storeUnsavedText(userId, name, ids.slice(-most));
}
