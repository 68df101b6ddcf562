import { beginningWith, indexedStore } from './indexed-store.ts';

/**
 * A second copy of local storage, in IndexedDB. Browsers write local storage to the disk seconds later, or a
 * minute later if it changes often, so text typed just before the browser is killed would be lost. What
 * IndexedDB has accepted is there at the next start.
 */
export interface JournalEntry {
  key: string;
  /** The value in local storage; absent if it was removed. */
  text?: string;
  /** When that happened, in milliseconds. */
  at: number;
}

/** Never rejects: without a journal, the text is only as safe as local storage makes it. */
const inStore = indexedStore('kept-text', 'texts');

export const writeJournal = (entry: JournalEntry) => inStore('readwrite', (store) => store.put(entry));

export const readJournal = async (prefix: string): Promise<JournalEntry[]> =>
  (await inStore<JournalEntry[]>('readonly', (store) => store.getAll(beginningWith(prefix)))) ?? [];

export const clearJournal = (prefix: string) =>
  inStore('readwrite', (store) => store.delete(beginningWith(prefix)));

export const dropFromJournal = (key: string) => inStore('readwrite', (store) => store.delete(key));
