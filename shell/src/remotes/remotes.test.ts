import type { RemoteEntry } from '@harambee/platform';
import { aModule, anEntry, fakeSource } from '../testing/show-app.tsx';
import { createRemotes } from './remotes.ts';
import { runningVersion } from './running-versions.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ stage, message }: { stage: string; message: string }) => `${stage}: ${message}`,
  );

const versionIn = ({ name, version, entry }: RemoteEntry) =>
  expect.objectContaining({ name, version, entry });

test('a module is loaded once, and the same promise is given to everybody', async () => {
  const loadModule = jest.fn(async () => aModule());
  const remotes = createRemotes(fakeSource({ loadModule }));
  const first = remotes.load(anEntry);
  expect(remotes.load(anEntry)).toBe(first);
  await first;
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(loadModule).toHaveBeenCalledWith(versionIn(anEntry), false, expect.any(AbortSignal));
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

test('on a slow network it is waited for as long as something comes, and fails when nothing does', async () => {
  jest.useFakeTimers();
  let fileCame = () => {};
  const onProgress = (listener: () => void) => {
    fileCame = listener;
    return () => {};
  };
  let arrive: (module: unknown) => void = () => {};
  const loadModule = () => new Promise((resolve) => (arrive = resolve));
  const slow = failureOf(createRemotes(fakeSource({ loadModule, onProgress })).load(anEntry));
  for (let file = 0; file < 10; file += 1) {
    await jest.advanceTimersByTimeAsync(110_000);
    fileCame();
  }
  arrive(aModule());
  expect(await slow).toBe('none');
  const dead = failureOf(createRemotes(fakeSource({ loadModule, onProgress })).load(anEntry));
  await jest.advanceTimersByTimeAsync(110_000);
  fileCame();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await dead).toBe('load: nothing of proposals arrived for 120 s');
  jest.useRealTimers();
});

test('who does not want to wait begins anew: the attempt before ends, without a failure and without the version before', async () => {
  const onFallback = jest.fn();
  const signals: AbortSignal[] = [];
  const loadModule = jest.fn(async (_wanted: unknown, afresh: boolean, signal: AbortSignal) => {
    signals.push(signal);
    return afresh ? aModule() : new Promise(() => {});
  });
  const remotes = createRemotes(fakeSource({ loadModule, onFallback }));
  const first = failureOf(remotes.load({ ...anEntry, fallback: older }));
  await remotes.retry('proposals');
  expect(await first).toMatch(/Another attempt has started/);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(loadModule).toHaveBeenCalledTimes(2);
  expect(onFallback).not.toHaveBeenCalled();
  expect(remotes.arrived().map(({ name }) => name)).toEqual(['proposals']);
  await remotes.retryLost();
  expect(loadModule).toHaveBeenCalledTimes(2);
});

test('a remote of which nothing arrives fails in the end, and is told that nobody waits for it', async () => {
  jest.useFakeTimers();
  const loadModule = jest.fn((..._asked: [unknown, boolean, AbortSignal]) => new Promise(() => {}));
  const remotes = createRemotes(fakeSource({ loadModule }));
  const failure = failureOf(remotes.load(anEntry));
  expect(loadModule.mock.lastCall?.[2].aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await failure).toBe('load: nothing of proposals arrived for 120 s');
  expect(loadModule.mock.lastCall?.[2].aborted).toBe(true);
  jest.useRealTimers();
});

test('a failure stays until retry, which reads the list again and starts afresh', async () => {
  const newer = { ...anEntry, version: 'v2', entry: '/remotes/proposals/v2/start.json' };
  const loadModule = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(aModule());
  const remotes = createRemotes(fakeSource({ loadModule, fetchRemotes: async () => [newer] }));
  expect(await failureOf(remotes.load(anEntry))).toBe('load: 404');
  expect(await failureOf(remotes.load(anEntry))).toBe('load: 404');
  expect(loadModule).toHaveBeenCalledTimes(1);
  await remotes.retry('proposals');
  expect(loadModule).toHaveBeenLastCalledWith(versionIn(newer), true, expect.any(AbortSignal));
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
  expect(loadModule).toHaveBeenLastCalledWith(versionIn(anEntry), true, expect.any(AbortSignal));
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

test('back online, what did not come is loaded again: each once, and what is here not at all', async () => {
  const other = { ...anEntry, name: 'impact', paths: ['/impact'] };
  const loadModule = jest.fn(async ({ name }: { name: string }, afresh: boolean) => {
    if (name === 'impact' && !afresh) throw new Error('no network');
    return aModule();
  });
  const remotes = createRemotes(
    fakeSource({
      knownRemotes: async () => [anEntry, other],
      loadModule,
      fetchRemotes: async () => [anEntry, other],
    }),
  );
  await remotes.loadAll(() => {});
  loadModule.mockClear();
  await Promise.all([remotes.retryLost(), remotes.retry('impact')]);
  expect(loadModule.mock.calls.map(([{ name }]) => name)).toEqual(['impact']);
  expect(remotes.arrived().map(({ name }) => name)).toEqual(['proposals', 'impact']);
  await remotes.retryLost();
  expect(loadModule).toHaveBeenCalledTimes(1);
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

const older = {
  version: 'v0',
  contract: 1,
  entry: '/remotes/proposals/v0/start.json',
  integrity: `sha384-${'y'.repeat(64)}`,
};

test('a version that does not come gives way to the one before, and is reported with its version', async () => {
  const loadModule = jest.fn(async ({ version }: { version: string }) => {
    if (version === 'v1') throw new Error('404');
    return aModule();
  });
  const onFallback = jest.fn();
  const remotes = createRemotes(fakeSource({ loadModule, onFallback }));
  expect(await failureOf(remotes.load({ ...anEntry, fallback: older }))).toBe('none');
  expect(loadModule).toHaveBeenLastCalledWith({ ...older, name: 'proposals' }, true, expect.any(AbortSignal));
  expect(onFallback).toHaveBeenCalledWith(
    expect.objectContaining({ stage: 'load', version: 'v1', message: '404' }),
  );
  expect(runningVersion('proposals')).toBe('v0');
});

test('when neither comes the failure is that of the newer one', async () => {
  const loadModule = async ({ version }: { version: string }) => {
    throw new Error(`no ${version}`);
  };
  const remotes = createRemotes(fakeSource({ loadModule }));
  expect(await failureOf(remotes.load({ ...anEntry, fallback: older }))).toBe('load: no v1');
});

test('what brings nothing at the start waits until it is wanted', async () => {
  const loadModule = jest.fn(async () => aModule());
  const later = { ...anEntry, name: 'later', atStart: false };
  const remotes = createRemotes(fakeSource({ knownRemotes: async () => [anEntry, later], loadModule }));
  await remotes.loadAll(() => {});
  expect(loadModule).toHaveBeenCalledTimes(1);
  await remotes.load(later);
  expect(loadModule).toHaveBeenCalledTimes(2);
});

test('it is outdated when another version is listed, not when nobody answers', async () => {
  const fetchRemotes = jest
    .fn()
    .mockResolvedValueOnce([anEntry])
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([{ ...anEntry, version: 'v2' }]);
  const remotes = createRemotes(fakeSource({ fetchRemotes }));
  expect([await remotes.isOutdated(), await remotes.isOutdated(), await remotes.isOutdated()]).toEqual([
    false,
    false,
    true,
  ]);
});
