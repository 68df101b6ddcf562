import type { JournalEntry } from '../browser/storage-journal.ts';
import { make, outboxScene, stored } from '../testing/outbox-scene.ts';
import { changeEntries, forgetEntries, recoverEntries } from './entry-storage.ts';

// A journal that outlives local storage, as a real browser's does.
const mockEntries = new Map<string, JournalEntry>();
jest.mock('../browser/storage-journal.ts', () => ({
  writeJournal: async (entry: JournalEntry) => void mockEntries.set(entry.key, entry),
  readJournal: async () => [...mockEntries.values()],
  dropFromJournal: async (key: string) => void mockEntries.delete(key),
}));

outboxScene();
beforeEach(() => mockEntries.clear());

const loseWhatIsNotWritten = () => {
  localStorage.removeItem('offline-actions');
  localStorage.removeItem('offline-actions-at');
};

test('what waits to be sent is there again after the browser was killed', async () => {
  await make('Wells');
  loseWhatIsNotWritten();
  await recoverEntries();
  expect(stored().map(({ title }) => title)).toEqual(['Wells']);
});

test('what was changed since, and what was sent, stays as it is', async () => {
  await make('Wells');
  const [written] = [...mockEntries.values()];
  await changeEntries(() => []);
  expect(mockEntries.size).toBe(0);
  await recoverEntries();
  expect(stored()).toEqual([]);
  // A tab of the version before writes no journal: its list is newer than the copy.
  await make('Pumps');
  if (written) mockEntries.set(written.key, { ...written, at: 1 });
  await recoverEntries();
  expect(stored().map(({ title }) => title)).toEqual(['Pumps']);
});

test('signing out leaves no copy behind', async () => {
  await make('Wells');
  await forgetEntries('u1');
  expect(mockEntries.size).toBe(0);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('offline-actions'))).toEqual([]);
});
