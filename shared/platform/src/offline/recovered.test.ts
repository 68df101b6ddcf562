import type { JournalEntry } from '../kept-journal.ts';
import { make, offlineScene, stored } from '../testing/offline-scene.ts';
import { changeActions, forgetActions, recoverActions } from './action-storage.ts';

// A journal that outlives local storage, as a real browser's does.
const mockEntries = new Map<string, JournalEntry>();
jest.mock('../kept-journal.ts', () => ({
  writeJournal: async (entry: JournalEntry) => void mockEntries.set(entry.key, entry),
  readJournal: async () => [...mockEntries.values()],
  dropFromJournal: async (key: string) => void mockEntries.delete(key),
}));

offlineScene();
beforeEach(() => mockEntries.clear());

const loseWhatIsNotWritten = () => {
  localStorage.removeItem('offline-actions');
  localStorage.removeItem('offline-actions-at');
};

test('what waits to be sent is there again after the browser was killed', async () => {
  await make('Wells');
  loseWhatIsNotWritten();
  await recoverActions();
  expect(stored().map(({ title }) => title)).toEqual(['Wells']);
});

test('what was changed since, and what was sent, stays as it is', async () => {
  await make('Wells');
  const [written] = [...mockEntries.values()];
  await changeActions(() => []);
  expect(mockEntries.size).toBe(0);
  await recoverActions();
  expect(stored()).toEqual([]);
  // A tab of the version before writes no journal: its list is newer than the copy.
  await make('Pumps');
  if (written) mockEntries.set(written.key, { ...written, at: 1 });
  await recoverActions();
  expect(stored().map(({ title }) => title)).toEqual(['Pumps']);
});

test('signing out leaves no copy behind', async () => {
  await make('Wells');
  await forgetActions('u1');
  expect(mockEntries.size).toBe(0);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('offline-actions'))).toEqual([]);
});
