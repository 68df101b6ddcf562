/** Milliseconds. */
const timeoutMs = 2_000;

/**
 * One store in a database of IndexedDB, whose records have a `key`. What it has accepted is there at the next start. Never
 * rejects: without IndexedDB, as in some private windows, `work` does not run and the result is undefined.
 */
export function indexedStore(databaseName: string, storeName: string) {
  let opened: Promise<IDBDatabase | undefined> | undefined;

  const open = (): Promise<IDBDatabase | undefined> => {
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
        // A page must not wait for a database that does not open.
        setTimeout(giveUp, timeoutMs);
      } catch {
        giveUp();
      }
    });
    return opened;
  };

  return async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
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
  };
}

/** All keys with this beginning. */
export const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
