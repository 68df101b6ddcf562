import { server } from '../testing/fake-server.ts';
import { watchForeignErrors } from './errors/foreign-errors.ts';
import { integrityOf, trustFiles } from './integrity.ts';
import { withRetries } from './retry.ts';
import { fetchStart } from './start-file.ts';
import { takeUpdates } from './take-updates.ts';

const good = (letter: string) => `sha384-${letter.repeat(64)}`;
const version = { version: 'v1', contract: 1, entry: '/remotes/x/v1/start.json', integrity: good('a') };
const start = {
  entry: 'entry.js',
  first: ['module.js'],
  files: { 'entry.js': good('b'), 'module.js': good('c') },
};

describe('integrity', () => {
  test('files of a start file have theirs; any other gets one that nothing can have', () => {
    trustFiles('/remotes/x/v1/', start.files);
    expect(globalThis.harambeeIntegrityOf('http://localhost/remotes/x/v1/entry.js')).toBe(good('b'));
    for (const other of [
      '/remotes/x/v1/other.js',
      '/remotes/x/v2/entry.js',
      'https://evil.test/remotes/x/v1/entry.js',
    ]) {
      expect(integrityOf(other)).toBe(good('A'));
    }
  });

  test('the start file is asked for with its integrity', async () => {
    const asked = jest.fn(async () => Response.json(start));
    globalThis.fetch = asked;
    expect(await fetchStart(version, false)).toEqual(start);
    expect(asked).toHaveBeenCalledWith(new URL('http://localhost/remotes/x/v1/start.json'), {
      integrity: good('a'),
    });
  });

  test.each([
    ['its own integrity is missing in the list', { ...version, integrity: undefined as never }, start],
    ['its own integrity is none', { ...version, integrity: 'sha384-' }, start],
    ['the integrity of its entry was deleted', version, { ...start, files: { 'module.js': good('c') } }],
    ['the integrity of a part is none', version, { ...start, files: { ...start.files, 'x.js': '' } }],
    ['it is not a start file', version, ['nothing']],
  ])('a version is refused when %s', async (_why, listed, body) => {
    server.on('GET /remotes/x/v1/start.json', () => Response.json(body));
    await expect(fetchStart(listed, false)).rejects.toThrow(/without its integrity/);
  });
});

test('what fails is tried twice more, a little later each time', async () => {
  const work = jest
    .fn()
    .mockRejectedValueOnce(new Error('1'))
    .mockRejectedValueOnce(new Error('2'))
    .mockResolvedValue('there');
  expect(await withRetries(work)).toBe('there');
  expect(work.mock.calls).toEqual([[0], [1], [2]]);
  await expect(withRetries(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('what nobody waits for any more is not tried again', async () => {
  const over = new AbortController();
  const work = jest.fn(async () => {
    over.abort();
    throw new Error('too late');
  });
  await expect(withRetries(work, over.signal)).rejects.toThrow('too late');
  expect(work).toHaveBeenCalledTimes(1);
});

test('nor what is given up during the pause', async () => {
  const over = new AbortController();
  const work = jest.fn(() => Promise.reject(new Error('404')));
  const trying = withRetries(work, over.signal);
  setTimeout(() => over.abort());
  await expect(trying).rejects.toThrow(/abort/);
  expect(work).toHaveBeenCalledTimes(1);
});

describe('errors outside of rendering', () => {
  const reports = () =>
    server.calls
      .filter(({ call }) => call === 'POST /api/platform/errors')
      .map(({ body }) => JSON.parse(body));
  const errorAt = (message: string, file: string) =>
    Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${file}:1:2)` });
  const file = 'http://localhost/remotes/impact/0a1b2c/points.js';
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  const raise = (error: unknown) =>
    window.dispatchEvent(Object.assign(new Event('error'), { error, message: String(error) }));
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('are reported with the remote and version whose file they come from, once; those of the shell are not', async () => {
    const stop = watchForeignErrors();
    raise(errorAt('in a handler', file));
    raise(errorAt('in a handler', file));
    reject(errorAt('in a promise', file));
    raise(errorAt('of the shell', 'http://localhost/main.js'));
    reject('nothing known');
    stop();
    reject(errorAt('afterwards', file));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports()).toEqual([
      expect.objectContaining({
        remote: 'impact',
        version: '0a1b2c',
        stage: 'sync',
        message: 'in a handler',
      }),
      expect.objectContaining({
        remote: 'impact',
        version: '0a1b2c',
        stage: 'async',
        message: 'in a promise',
      }),
    ]);
  });
});

describe('newer versions', () => {
  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
  const idle = { path: '/dashboard', there: '<input>', isOutdated: true, used: false };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  test.each([
    ['an idle page where nothing can be lost takes them', {}, 1],
    ['a page that asks for something does not', { path: '/proposals/new' }, 0],
    // React makes what was typed the default of its field.
    ['nor one with something typed', { there: '<textarea>half a sentence</textarea>' }, 0],
    ['nor one with a window open', { there: '<div role="dialog">' }, 0],
    ['nor one that asks a question', { there: '<div role="alertdialog">' }, 0],
    ['nor one that somebody uses', { used: true }, 0],
    ['nor one that has the newest', { isOutdated: false }, 0],
  ])('%s', async (_what, more, times) => {
    const { path, there, isOutdated, used } = { ...idle, ...more };
    window.history.replaceState(null, '', path);
    document.body.innerHTML = there;
    const reload = jest.fn(() => stop());
    const stop = takeUpdates({ isOutdated: async () => isOutdated } as never, reload);
    for (let step = 0; step < 4; step += 1) {
      await minutes(10);
      if (used) window.dispatchEvent(new Event('keydown'));
    }
    stop();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('nor one where somebody begins to type while it looks', async () => {
    window.history.replaceState(null, '', idle.path);
    document.body.innerHTML = idle.there;
    const isOutdated = jest.fn(async () => {
      document.querySelector('input')?.setAttribute('value', 'half a sentence');
      return true;
    });
    const reload = jest.fn();
    const stop = takeUpdates({ isOutdated } as never, reload);
    await minutes(40);
    stop();
    expect(isOutdated).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
