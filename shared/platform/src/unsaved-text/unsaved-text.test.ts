import type { JournalEntry } from '../browser/storage-journal.ts';
import {
  deleteUnsavedText,
  readUnsaved,
  readUnsavedText,
  recoverUnsavedText,
  storeUnsavedSoon,
  storeUnsavedText,
} from './unsaved-text.ts';

// A journal that outlives local storage, as a real browser's does (infra/e2e, typed-words).
const mockEntries = new Map<string, JournalEntry>();
jest.mock('../browser/storage-journal.ts', () => ({
  writeJournal: async (entry: JournalEntry) => void mockEntries.set(entry.key, entry),
  readJournal: async (prefix: string) =>
    [...mockEntries.values()].filter(({ key }) => key.startsWith(prefix)),
  dropFromJournal: async (key: string) => void mockEntries.delete(key),
  clearJournal: async (prefix: string) => {
    for (const key of [...mockEntries.keys()]) if (key.startsWith(prefix)) mockEntries.delete(key);
  },
}));
const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockEntries.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function remember(tenantId = 't') {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('tenant_id', tenantId);
}

test('stored beside the sign-in: for good when remembered, for the session otherwise', () => {
  remember();
  const before = Date.now();
  expect(storeUnsavedText('u', 'form', { title: 'Wells' })).toBe(true);
  expect(Object.keys(localStorage)).toContain('kept-text:u:t:form');
  expect(readUnsavedText('u', 'form')).toEqual({ title: 'Wells' });
  expect(readUnsaved('u', 'form')?.at).toBeGreaterThanOrEqual(before);
  expect(readUnsavedText('somebody else', 'form')).toBeUndefined();

  localStorage.clear();
  mockEntries.clear();
  storeUnsavedText('u', 'form', { title: 'Pumps' });
  expect(localStorage).toHaveLength(0);
  expect(mockEntries.size).toBe(0);
  expect(readUnsavedText('u', 'form')).toEqual({ title: 'Pumps' });
});

test('what was typed for one organization is nothing for another of the same person', () => {
  remember('first');
  storeUnsavedText('u', 'form', 'Wells');
  remember('second');
  expect(readUnsavedText('u', 'form')).toBeUndefined();
  storeUnsavedText('u', 'form', 'Pumps');
  remember('first');
  expect(readUnsavedText('u', 'form')).toBe('Wells');
});

test('text of an earlier release is found, without its time, and gone with the newer one', async () => {
  remember();
  localStorage.setItem('kept-text:u:form', '{"values":1}');
  expect(readUnsaved('u', 'form')).toEqual({ content: { values: 1 } });
  storeUnsavedText('u', 'form', { values: 2 });
  expect(localStorage.getItem('kept-text:u:form')).toBeNull();
  localStorage.setItem('kept-text:u:form', '{"values":1}');
  await deleteUnsavedText('u', 'form');
  expect(readUnsaved('u', 'form')).toBeUndefined();
});

test('text that is cut is ignored', () => {
  sessionStorage.setItem('kept-text:u:form', '{"values":');
  expect(readUnsavedText('u', 'form')).toBeUndefined();
});

test('forgets one form, or all of one person and nobody else', async () => {
  remember();
  for (const [user, name] of [
    ['u', 'a'],
    ['u', 'b'],
    ['v', 'a'],
  ] as const)
    storeUnsavedText(user, name, 1);
  await deleteUnsavedText('u', 'a');
  expect(readUnsavedText('u', 'a')).toBeUndefined();
  expect(readUnsavedText('u', 'b')).toBe(1);
  storeUnsavedSoon('u', 'c', 1);
  await deleteUnsavedText('u');
  expect(readUnsavedText('u', 'b')).toBeUndefined();
  // Neither what was about to be written, nor the second copy.
  expect(readUnsavedText('u', 'c')).toBeUndefined();
  expect([...mockEntries.keys()]).toEqual(['kept-text:v:t:a']);
  expect(readUnsavedText('v', 'a')).toBe(1);
});

test('a browser without room says so instead of claiming that it is stored', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeUnsavedText('u', 'form', 1)).toBe(false);
  full.mockRestore();
});

test('bounded: a text too long is refused, and the oldest makes room for the newest', () => {
  remember();
  expect(storeUnsavedText('u', 'huge', 'x'.repeat(1_000_001))).toBe(false);
  jest.useFakeTimers();
  for (const name of ['a', 'b', 'c', 'd']) {
    jest.setSystemTime(Date.now() + 1_000);
    expect(storeUnsavedText('u', name, 'x'.repeat(900_000))).toBe(true);
  }
  const isStored = (name: string) => localStorage.getItem(`kept-text:u:t:${name}`) !== null;
  expect(['a', 'b', 'c', 'd'].filter(isStored)).toEqual(['b', 'c', 'd']);
  // The page still has what left the storage: it is in the file of what waits.
  expect(readUnsavedText('u', 'a')).toBe('x'.repeat(900_000));
});

describe('what is typed is written', () => {
  const written = () => readStored('kept-text:u:t:form');
  const readStored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').content;
  beforeEach(() => {
    remember();
    jest.useFakeTimers();
  });

  test('soon, even while somebody types without a pause', () => {
    for (let letter = 1; letter <= 10; letter += 1) {
      storeUnsavedSoon('u', 'form', 'x'.repeat(letter));
      jest.advanceTimersByTime(50);
    }
    expect(written()?.length).toBeGreaterThanOrEqual(5);
    jest.advanceTimersByTime(300);
    expect(written()).toHaveLength(10);
  });

  test.each([
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'it is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['it is asked for', () => expect(readUnsavedText('u', 'form')).toBe('Wells')],
  ])('at once when %s', (_name, happen) => {
    storeUnsavedSoon('u', 'form', 'Wells');
    expect(written()).toBeUndefined();
    happen();
    expect(written()).toBe('Wells');
  });
});

describe('after the browser was killed', () => {
  test('what local storage has lost comes back, and what it still has stays when it is newer', async () => {
    remember();
    storeUnsavedText('u', 'lost', 'Wells');
    storeUnsavedText('u', 'newer', 'Pumps');
    localStorage.removeItem('kept-text:u:t:lost');
    const later = { at: Date.now() + 5, content: 'Solar pumps' };
    localStorage.setItem('kept-text:u:t:newer', JSON.stringify(later));
    await recoverUnsavedText('u');
    expect(readUnsavedText('u', 'lost')).toBe('Wells');
    expect(readUnsavedText('u', 'newer')).toBe('Solar pumps');
  });

  test('what had been saved stays away, even where local storage still has it', async () => {
    remember();
    storeUnsavedText('u', 'form', 'Wells');
    const stored = localStorage.getItem('kept-text:u:t:form') ?? '';
    await deleteUnsavedText('u', 'form');
    localStorage.setItem('kept-text:u:t:form', stored);
    await recoverUnsavedText('u');
    expect(readUnsavedText('u', 'form')).toBeUndefined();
    expect(mockEntries.size).toBe(0);
  });

  test('nothing comes back to somebody who is not remembered, nor to somebody else', async () => {
    remember();
    storeUnsavedText('u', 'form', 'Wells');
    localStorage.clear();
    await recoverUnsavedText('u');
    expect(localStorage).toHaveLength(0);
    remember();
    await recoverUnsavedText('v');
    expect(readUnsavedText('v', 'form')).toBeUndefined();
  });

  test('what nobody has come back to for two months is let go', async () => {
    remember();
    storeUnsavedText('u', 'form', 'Wells');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.setSystemTime(Date.now() + 61 * day);
    await recoverUnsavedText('u');
    expect(readUnsavedText('u', 'form')).toBeUndefined();
    expect(mockEntries.size).toBe(0);
  });
});
