import { createInstance } from '@module-federation/runtime';
import { askAgain } from './ask-again.ts';

/** A shell that gives one package, fetched by `get`. */
function shellWith(get: () => Promise<() => unknown>) {
  const host = createInstance({
    name: `shell-${Math.random()}`,
    remotes: [],
    shared: {
      charts: {
        version: '1.0.0',
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: false },
        get: askAgain('charts', get, () => host.shareScopeMap),
      },
    },
  });
  return host;
}

test('a package that does not come at once is fetched again', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => 'charts');
  const factory = await shellWith(get).loadShare<string>('charts');
  expect(factory && factory()).toBe('charts');
});

test('one that could not be had is there for whoever asks later', async () => {
  let isThere = false;
  const host = shellWith(async () => {
    if (!isThere) throw new Error('lost');
    return () => 'charts';
  });
  await expect(host.loadShare('charts')).rejects.toThrow('lost');
  isThere = true;
  const factory = await host.loadShare<string>('charts');
  expect(factory && factory()).toBe('charts');
});
