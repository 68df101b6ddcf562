import type { JournalEntry } from '../browser/storage-journal.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { storeUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { recoverTyped } from './load-typed.ts';

// A journal that outlives local storage, as a real browser's does.
const mockEntries = new Map<string, JournalEntry>();
jest.mock('../browser/storage-journal.ts', () => ({
  writeJournal: async (entry: JournalEntry) => void mockEntries.set(entry.key, entry),
  readJournal: async (prefix: string) =>
    [...mockEntries.values()].filter(({ key }) => key.startsWith(prefix)),
  dropFromJournal: async (key: string) => void mockEntries.delete(key),
}));

test('what was typed and what waits to be sent are restored together, before a form looks for them', async () => {
  localStorage.setItem(storageKeys.authToken, 't');
  storeUnsavedText('u1', 'new-proposal', { title: 'Wells' });
  const [text = ''] = Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.unsavedText));
  const waiting = JSON.stringify([{ id: 'a' }]);
  const key = storageKeys.offlineActions;
  mockEntries.set(key, { key, text: waiting, at: Date.now() });
  localStorage.removeItem(text);
  await recoverTyped('u1');
  expect(localStorage.getItem(text)).toContain('Wells');
  expect(localStorage.getItem(key)).toBe(waiting);
});
