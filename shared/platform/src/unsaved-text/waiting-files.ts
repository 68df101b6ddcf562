import { beginningWith, indexedStore } from '../browser/indexed-store.ts';

/** A file that a person has chosen and that has not arrived at the server, with what belongs to it (CALL-62). */
export interface WaitingFile<About extends object = object> {
  id: string;
  file: Blob;
  about: About;
}

const inStore = indexedStore('waiting-files', 'files');
const keyOf = (userId: string, id: string) => `${userId}:${id}`;

/**
 * Keeps a chosen file on this device until it has arrived, over reloads and restarts. Signing out removes it. False if
 * the browser does not keep it: no room, or a private window.
 */
export async function storeWaitingFile<About extends object>(
  userId: string,
  { id, file, about }: WaitingFile<About>,
): Promise<boolean> {
  const key = await inStore('readwrite', (store) => store.put({ key: keyOf(userId, id), id, file, about }));
  return key !== undefined;
}

/** The files of a person in the order of their ids; empty where the browser keeps none. */
export async function readWaitingFiles<About extends object>(userId: string): Promise<WaitingFile<About>[]> {
  return (
    (await inStore<WaitingFile<About>[]>('readonly', (store) => store.getAll(beginningWith(`${userId}:`)))) ??
    []
  );
}

export const dropWaitingFile = async (userId: string, id: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(keyOf(userId, id)));
};

/** Removes all files of a person, who has signed out. */
export const forgetWaitingFiles = async (userId: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(beginningWith(`${userId}:`)));
};
