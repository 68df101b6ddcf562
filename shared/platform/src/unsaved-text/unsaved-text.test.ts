import type { JournalEntry } from '../browser/storage-journal.ts';
import {
  forgetKeptText,
  keepSoon,
  keepText,
  readKept,
  readKeptText,
  recoverKeptText,
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

test('kept beside the sign-in: for good when remembered, for the session otherwise', () => {
  remember();
  const before = Date.now();
  expect(keepText('u', 'form', { title: 'Wells' })).toBe(true);
  expect(Object.keys(localStorage)).toContain('kept-text:u:t:form');
  expect(readKeptText('u', 'form')).toEqual({ title: 'Wells' });
  expect(readKept('u', 'form')?.at).toBeGreaterThanOrEqual(before);
  expect(readKeptText('somebody else', 'form')).toBeUndefined();

  localStorage.clear();
  mockEntries.clear();
  keepText('u', 'form', { title: 'Pumps' });
  expect(localStorage).toHaveLength(0);
  expect(mockEntries.size).toBe(0);
  expect(readKeptText('u', 'form')).toEqual({ title: 'Pumps' });
});

test('what was typed for one organization is nothing for another of the same person', () => {
  remember('first');
  keepText('u', 'form', 'Wells');
  remember('second');
  expect(readKeptText('u', 'form')).toBeUndefined();
  keepText('u', 'form', 'Pumps');
  remember('first');
  expect(readKeptText('u', 'form')).toBe('Wells');
});

test('text of an earlier release is found, without its time, and gone with the newer one', async () => {
  remember();
  localStorage.setItem('kept-text:u:form', '{"values":1}');
  expect(readKept('u', 'form')).toEqual({ content: { values: 1 } });
  keepText('u', 'form', { values: 2 });
  expect(localStorage.getItem('kept-text:u:form')).toBeNull();
  localStorage.setItem('kept-text:u:form', '{"values":1}');
  await forgetKeptText('u', 'form');
  expect(readKept('u', 'form')).toBeUndefined();
});

test('text that is cut is nothing kept', () => {
  sessionStorage.setItem('kept-text:u:form', '{"values":');
  expect(readKeptText('u', 'form')).toBeUndefined();
});

test('forgets one form, or all of one person and nobody else', async () => {
  remember();
  for (const [user, name] of [
    ['u', 'a'],
    ['u', 'b'],
    ['v', 'a'],
  ] as const)
    keepText(user, name, 1);
  await forgetKeptText('u', 'a');
  expect(readKeptText('u', 'a')).toBeUndefined();
  expect(readKeptText('u', 'b')).toBe(1);
  keepSoon('u', 'c', 1);
  await forgetKeptText('u');
  expect(readKeptText('u', 'b')).toBeUndefined();
  // Neither what was about to be written, nor the second copy.
  expect(readKeptText('u', 'c')).toBeUndefined();
  expect([...mockEntries.keys()]).toEqual(['kept-text:v:t:a']);
  expect(readKeptText('v', 'a')).toBe(1);
});

test('a browser without room says so instead of claiming that it is kept', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepText('u', 'form', 1)).toBe(false);
  full.mockRestore();
});

test('bounded: a text too long is refused, and the oldest makes room for the newest', () => {
  remember();
  expect(keepText('u', 'huge', 'x'.repeat(1_000_001))).toBe(false);
  jest.useFakeTimers();
  for (const name of ['a', 'b', 'c', 'd']) {
    jest.setSystemTime(Date.now() + 1_000);
    expect(keepText('u', name, 'x'.repeat(900_000))).toBe(true);
  }
  expect(['a', 'b', 'c', 'd'].filter((name) => readKeptText('u', name) !== undefined)).toEqual([
    'b',
    'c',
    'd',
  ]);
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
      keepSoon('u', 'form', 'x'.repeat(letter));
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
    ['it is asked for', () => expect(readKeptText('u', 'form')).toBe('Wells')],
  ])('at once when %s', (_name, happen) => {
    keepSoon('u', 'form', 'Wells');
    expect(written()).toBeUndefined();
    happen();
    expect(written()).toBe('Wells');
  });
});

describe('after the browser was killed', () => {
  test('what local storage has lost comes back, and what it still has stays when it is newer', async () => {
    remember();
    keepText('u', 'lost', 'Wells');
    keepText('u', 'newer', 'Pumps');
    localStorage.removeItem('kept-text:u:t:lost');
    const later = { at: Date.now() + 5, content: 'Solar pumps' };
    localStorage.setItem('kept-text:u:t:newer', JSON.stringify(later));
    await recoverKeptText('u');
    expect(readKeptText('u', 'lost')).toBe('Wells');
    expect(readKeptText('u', 'newer')).toBe('Solar pumps');
  });

  test('what had been saved stays away, even where local storage still has it', async () => {
    remember();
    keepText('u', 'form', 'Wells');
    const stored = localStorage.getItem('kept-text:u:t:form') ?? '';
    await forgetKeptText('u', 'form');
    localStorage.setItem('kept-text:u:t:form', stored);
    await recoverKeptText('u');
    expect(readKeptText('u', 'form')).toBeUndefined();
    expect(mockEntries.size).toBe(0);
  });

  test('nothing comes back to somebody who is not remembered, nor to somebody else', async () => {
    remember();
    keepText('u', 'form', 'Wells');
    localStorage.clear();
    await recoverKeptText('u');
    expect(localStorage).toHaveLength(0);
    remember();
    await recoverKeptText('v');
    expect(readKeptText('v', 'form')).toBeUndefined();
  });

  test('what nobody has come back to for two months is let go', async () => {
    remember();
    keepText('u', 'form', 'Wells');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.setSystemTime(Date.now() + 61 * day);
    await recoverKeptText('u');
    expect(readKeptText('u', 'form')).toBeUndefined();
    expect(mockEntries.size).toBe(0);
  });
});
