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

const databaseName = 'kept-text';
const storeName = 'texts';
/** Milliseconds. */
const timeoutMs = 2_000;
let opened: Promise<IDBDatabase | undefined> | undefined;

/** Undefined if the browser has no IndexedDB, as in some private windows. */
function open(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    try {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
      request.onsuccess = () => {
        const forget = () => {
          opened = undefined;
        };
        request.result.onclose = forget;
        request.result.onversionchange = () => {
          request.result.close();
          forget();
        };
        resolve(request.result);
      };
      request.onerror = giveUp;
      request.onblocked = giveUp;
      // A page must not wait for a journal that does not open.
      setTimeout(giveUp, timeoutMs);
    } catch {
      giveUp();
    }
  });
  return opened;
}

/** Never rejects: without a journal, the text is only as safe as local storage makes it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    } catch {
      opened = undefined;
      resolve(undefined);
    }
  });
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export const writeJournal = (entry: JournalEntry) => inStore('readwrite', (store) => store.put(entry));

export const readJournal = async (prefix: string): Promise<JournalEntry[]> =>
  (await inStore<JournalEntry[]>('readonly', (store) => store.getAll(beginningWith(prefix)))) ?? [];

export const clearJournal = (prefix: string) =>
  inStore('readwrite', (store) => store.delete(beginningWith(prefix)));

export const dropFromJournal = (key: string) => inStore('readwrite', (store) => store.delete(key));
