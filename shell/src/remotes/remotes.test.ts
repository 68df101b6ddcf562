import type { RemoteEntry } from '@harambee/platform';
import { aModule, anEntry, fakeSource } from '../testing/show-app.tsx';
import { createRemotes } from './remotes.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ stage, message }: { stage: string; message: string }) => `${stage}: ${message}`,
  );

test('a module is loaded once, and the same promise is given to everybody', async () => {
  const loadModule = jest.fn(async () => aModule());
  const remotes = createRemotes(fakeSource({ loadModule }));
  const first = remotes.load(anEntry);
  expect(remotes.load(anEntry)).toBe(first);
  await first;
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(loadModule).toHaveBeenCalledWith(anEntry, false);
});

test.each([
  ['its entry is for another contract', { ...anEntry, contract: 2 }, aModule(), /^contract: .* contract 2/],
  [
    'its module is for another contract',
    anEntry,
    aModule({ contract: 9 as never }),
    /^contract: .* contract 9/,
  ],
  ['it exposes something else', anEntry, { other: 1 }, /^contract: .* no remoteModule/],
  ['it brings nothing', anEntry, null, /^contract: .* no remoteModule/],
  ['it lacks widgets', anEntry, aModule({ widgets: undefined as never }), /^contract: .* lacks/],
])('a remote is refused with words when %s', async (_why, entry, loaded, words) => {
  const remotes = createRemotes(fakeSource({ loadModule: async () => loaded }));
  expect(await failureOf(remotes.load(entry as RemoteEntry))).toMatch(words);
});

test('a remote that does not arrive fails at the deadline', async () => {
  jest.useFakeTimers();
  const remotes = createRemotes(fakeSource({ loadModule: () => new Promise(() => {}) }));
  const failure = failureOf(remotes.load(anEntry));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await failure).toBe('load: proposals did not arrive in 20 s');
  jest.useRealTimers();
});

test('a failure stays until retry, which reads the list again and starts afresh', async () => {
  const newer = { ...anEntry, version: 'v2', entry: '/remotes/proposals/v2/mf-manifest.json' };
  const loadModule = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(aModule());
  const remotes = createRemotes(fakeSource({ loadModule, fetchRemotes: async () => [newer] }));
  expect(await failureOf(remotes.load(anEntry))).toBe('load: 404');
  expect(await failureOf(remotes.load(anEntry))).toBe('load: 404');
  expect(loadModule).toHaveBeenCalledTimes(1);
  await remotes.retry('proposals');
  expect(loadModule).toHaveBeenLastCalledWith(newer, true);
  expect(await failureOf(remotes.load(newer))).toBe('none');
});

test('retry works with the old list when the new one cannot be had', async () => {
  const loadModule = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(aModule());
  const fetchRemotes = async () => {
    throw new Error('offline');
  };
  const remotes = createRemotes(fakeSource({ loadModule, fetchRemotes }));
  await failureOf(remotes.load(anEntry));
  await remotes.retry('proposals');
  expect(loadModule).toHaveBeenLastCalledWith(anEntry, true);
});

test('loading all tells of each arrival, and of each failure once', async () => {
  const other = { ...anEntry, name: 'impact', paths: ['/impact'] };
  const remotes = createRemotes(
    fakeSource({
      knownRemotes: async () => [anEntry, other],
      loadModule: async ({ name }) => {
        if (name === 'impact') throw new Error('broken');
        return aModule();
      },
    }),
  );
  const changed = jest.fn();
  const stop = remotes.subscribe(changed);
  const failed = jest.fn();
  await remotes.loadAll(failed);
  stop();
  expect(remotes.arrived().map(({ name }) => name)).toEqual(['proposals']);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ remote: 'impact', stage: 'load' }));
});

test('the longest prefix owns a path, and only whole words count', () => {
  const part = { ...anEntry, name: 'analytics', paths: ['/proposals/analytics'] };
  const { ownerOf } = createRemotes(fakeSource());
  const owner = (path: string) => ownerOf(path, [anEntry, part])?.name;
  expect(owner('/proposals')).toBe('proposals');
  expect(owner('/proposals/p1')).toBe('proposals');
  expect(owner('/proposals/analytics')).toBe('analytics');
  expect(owner('/proposalsx')).toBeUndefined();
  expect(owner('/impact')).toBeUndefined();
});
