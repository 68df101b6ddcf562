import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { readEntries } from '../outbox/entry-storage.ts';
import { replay } from '../outbox/replay.ts';
import { edit, make, outboxScene, stored } from '../testing/outbox-scene.ts';
import { deleteUnsavedText, readUnsavedText, storeUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { changesFileOf, readChangesFile, restoreChangesFile } from './changes-file.ts';

const scene = outboxScene();
const who = { userId: 'u1', tenantId: 't1' };
beforeEach(async () => {
  scene.setOnline(false);
  await deleteUnsavedText('u1');
});

const saved = () => JSON.stringify(changesFileOf(who));
const problemOf = (text: string, reader = who) => {
  const result = readChangesFile(text, reader);
  return 'problem' in result ? result.problem : undefined;
};
/** The file with something else in it. */
const changed = (changes: object) => JSON.stringify({ ...changesFileOf(who), ...changes });
const newBrowser = async () => {
  localStorage.removeItem('offline-actions');
  await deleteUnsavedText('u1');
};

test('what waits comes back in another browser, as it was, and is sent once', async () => {
  const { id } = await make('Wells');
  await edit(id, 'Deeper wells');
  storeUnsavedText('u1', 'proposal:p-1', { title: 'Half a' });
  const file = saved();
  const before = stored();
  await newBrowser();
  expect(await restoreChangesFile(file, who)).toEqual({ changes: 1, texts: 1 });
  expect(stored()).toEqual(before.map((entry) => ({ ...entry, tried: true })));
  expect(readUnsavedText('u1', 'proposal:p-1')).toEqual({ title: 'Half a' });

  await replay('u1', 't1');
  expect(scene.titles()).toEqual(['Deeper wells']);
  // Restored once more, it arrives under its key and is there once.
  expect(await restoreChangesFile(file, who)).toEqual({ changes: 1, texts: 0 });
  await replay('u1', 't1');
  expect(scene.titles()).toEqual(['Deeper wells']);
});

test('what is here already is not doubled, and a text typed later stays', async () => {
  await make('Wells');
  storeUnsavedText('u1', 'form', 'older');
  const file = saved();
  storeUnsavedText('u1', 'form', 'newer', Date.now() + 5_000);
  expect(await restoreChangesFile(file, who)).toEqual({ changes: 0, texts: 0 });
  expect(readEntries()).toHaveLength(1);
  expect(readUnsavedText('u1', 'form')).toBe('newer');
});

test('a text the browser had no room for is in the file', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeUnsavedText('u1', 'form', 'no room for this');
  full.mockRestore();
  expect(changesFileOf(who).texts).toMatchObject([{ name: 'form', content: 'no room for this' }]);
});

test('what is somebody else’s is in no file, and no file of somebody else is taken', async () => {
  await make('Wells');
  const file = saved();
  expect(changesFileOf({ ...who, userId: 'u2' })).toMatchObject({ entries: [], texts: [] });
  expect(problemOf(file, { ...who, userId: 'u2' })).toBe(
    'This file belongs to somebody else. Sign in as that person to restore it.',
  );
  expect(problemOf(file, { ...who, tenantId: 't2' })).toBe(
    'This file belongs to another organization. Switch to it to restore the file there.',
  );
  localStorage.setItem('own-rows', '[["u1","u9"]]');
  expect(problemOf(file, { userId: 'u9', tenantId: 't2' })).toMatch(
    /^This file belongs to another organization/,
  );
});

test.each<[string, () => string]>([
  ['no JSON', () => 'half a {'],
  ['another file', () => JSON.stringify({ product: 'Harambee', version: '1.0' })],
  ['a name of JavaScript', () => saved().replace('"entries":[', '"__proto__":{"x":1},"entries":[')],
])('%s is no such file', (_what, text) => {
  expect(problemOf(text())).toBe('This is no file of waiting changes.');
});

test('a file of a newer version says so', () => {
  expect(problemOf(changed({ version: 2 }))).toMatch(/^A newer version/);
});

test('a file that was changed is refused as a whole', async () => {
  await make('Wells');
  const [entry] = stored();
  const refused = [
    changed({ more: 1 }),
    changed({ entries: {} }),
    changed({ texts: [{ name: '', at: 1, content: 'x' }] }),
    changed({ texts: [{ name: 'form', at: 'now', content: 'x' }] }),
    changed({ entries: [entry, { ...entry, userId: 'u2' }] }),
    changed({ entries: [{ ...entry, tenantId: 't2' }] }),
    changed({ entries: [{ ...entry, script: 'x' }] }),
    changed({ entries: [{ ...entry, timestamp: 'soon' }] }),
    // The action says that a proposal is missing.
    changed({ entries: [{ ...entry, data: {} }] }),
  ];
  await newBrowser();
  for (const text of refused) {
    expect(await restoreChangesFile(text, who)).toEqual({
      problem: 'This file is damaged or was changed. Nothing was restored.',
    });
  }
  expect(stored()).toEqual([]);
});

test('without room nothing is restored, and it says so', async () => {
  await make('Wells');
  const file = saved();
  await newBrowser();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await restoreChangesFile(file, who)).toEqual({
    problem: 'This browser has no room for it. Nothing was restored.',
  });
});

test('no text whatever breaks it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(problemOf(text)).toBeDefined();
    }),
    { numRuns: propertyRuns(500) },
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (entries, texts) => {
      const result = readChangesFile(changed({ entries, texts }), who);
      if ('file' in result) expect(result.file.entries).toEqual([]);
    }),
    { numRuns: propertyRuns(500) },
  );
});
