import { clearToasts, watchNetwork } from '@harambee/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceAfterReload, browser } from '../lib/reload.ts';
import { registerWorker } from './registration.ts';
import { type FakeWorker, type FakeWorkers, fakeWorkers, noWorkers } from './testing/fake-workers.ts';
import { pass, showSnackbars } from './testing/show-snackbars.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.getByRole('button', { name });
const isOffered = () => screen.queryByText('Update Available') !== null;

let workers: FakeWorkers;
let reload: jest.SpyInstance;
let stop = () => {};

const inCharge = () => workers.controller as never as ServiceWorker | null;
async function begin(first = inCharge()) {
  stop = await registerWorker(first);
}
function deploy() {
  let next = {} as FakeWorker;
  act(() => {
    next = workers.deploy();
  });
  return next;
}
const takeOver = (worker: FakeWorker) => act(() => workers.takeOver(worker));
/** A page as it usually is: with a worker in charge. */
async function beginControlled() {
  workers.controller = workers.deploy();
  workers.registration.waiting = null;
  await begin();
  showSnackbars();
}

beforeEach(() => {
  jest.useFakeTimers();
  workers = fakeWorkers();
  reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    stop();
    clearToasts();
  });
  noWorkers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('registering', () => {
  test('/sw.js for every page, never from a cache', async () => {
    await begin();
    expect(workers.register.mock.calls).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  test('a failure is logged and said; the page goes on', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new TypeError('404');
    workers.register.mockRejectedValue(failure);
    showSnackbars();
    await act(() => begin());
    expect(logged.mock.calls).toEqual([['The service worker could not be registered', failure]]);
    expect(screen.getByText(/could not be set up to work offline/)).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'works');
    expect(screen.getByRole('textbox')).toHaveValue('works');
  });

  test.each([
    ['the browser knows none', () => noWorkers()],
    ['the browser keeps none', () => void workers.register.mockResolvedValue(undefined)],
  ])('nothing is said when %s', async (_why, prepare) => {
    prepare();
    showSnackbars();
    await act(() => begin());
    expect(document.body).toHaveTextContent(/^$/);
  });

  test('it looks for a new version when the page is seen again, is online again, and every hour', async () => {
    const { update } = workers.registration;
    const stopWatching = watchNetwork();
    await begin();
    expect(update).toHaveBeenCalledTimes(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRejectedValue(new TypeError('Failed to fetch'));
    await pass(2 * 60 * 60_000);
    expect(update).toHaveBeenCalledTimes(4);
    stop();
    await pass(2 * 60 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(4);
    stopWatching();
  });
});

test('the first worker ever is no update, and taking charge it reloads nothing', async () => {
  await begin();
  showSnackbars();
  const first = deploy();
  takeOver(first);
  expect(isOffered()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  deploy();
  expect(isOffered()).toBe(true);
});

test('a new one beside it is offered; Update Now lets it take over and reloads once', async () => {
  // Where a page may even begin anew by itself.
  window.history.replaceState(null, '', '/dashboard');
  await beginControlled();
  const next = deploy();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'Update AvailableNew features and improvements readyLaterUpdate Now',
  );
  await user.click(button('Update Now'));
  expect(next.heard).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(button('Update Now')).toHaveAttribute('aria-busy', 'true');
  expect(reload).not.toHaveBeenCalled();
  await user.click(button('Update Now'));
  expect(next.heard).toHaveLength(1);
  takeOver(next);
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where its person stays, asked by the browser about what is not saved, the notice is still there', async () => {
  await beginControlled();
  const next = deploy();
  await user.click(button('Update Now'));
  takeOver(next);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(button('Update Now')).not.toHaveAttribute('aria-busy');
  await user.click(button('Update Now'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('one that was waiting when the page was loaded is offered', async () => {
  workers.deploy();
  workers.controller = workers.deploy();
  await begin();
  showSnackbars();
  expect(isOffered()).toBe(true);
});

test('Later hides it and reloads nothing; a newer one is offered again', async () => {
  await beginControlled();
  const first = deploy();
  await user.click(button('Later'));
  expect(isOffered()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5 * 60 * 60_000);
  expect(isOffered()).toBe(false);
  expect(first.heard).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  const second = deploy();
  await user.click(button('Update Now'));
  expect(second.heard).toHaveLength(1);
});

test('one that is replaced before anybody agreed is offered no more', async () => {
  await beginControlled();
  const next = deploy();
  act(() => next.become('redundant'));
  expect(isOffered()).toBe(false);
});

test('a worker that does not come within ten seconds: the page begins anew and says why', async () => {
  await beginControlled();
  const next = deploy();
  await user.click(button('Update Now'));
  await pass(9_900);
  expect(reload).not.toHaveBeenCalled();
  await pass(200);
  expect(reload).toHaveBeenCalledTimes(1);
  // As the page does when it has reloaded.
  act(announceAfterReload);
  expect(screen.getByText(/The update is taking longer than usual/)).toBeVisible();
  // Whoever was asked by the browser and stayed may try again.
  expect(button('Update Now')).not.toHaveAttribute('aria-busy');
  await user.click(button('Update Now'));
  expect(next.heard).toHaveLength(2);
});

test('one that comes in the last moment reloads once, not twice', async () => {
  await beginControlled();
  const next = deploy();
  await user.click(button('Update Now'));
  await pass(9_000);
  takeOver(next);
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('another tab agreed', () => {
  const anotherTabAgrees = async (path: string, typed = '') => {
    window.history.replaceState(null, '', path);
    await beginControlled();
    if (typed) await user.type(screen.getByRole('textbox'), typed);
    takeOver(deploy());
  };

  test('a page where nothing can be lost begins anew', async () => {
    await anotherTabAgrees('/dashboard');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['one that asks for something', '/proposals/new', ''],
    ['one with something typed', '/dashboard', 'half a sentence'],
  ])('%s shows the notice and begins anew when its person agrees', async (_what, path, typed) => {
    await anotherTabAgrees(path, typed);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue(typed);
    await user.click(button('Update Now'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page that hears of it late asks, too', async () => {
    window.history.replaceState(null, '', '/proposals/new');
    const first = workers.deploy();
    takeOver(first);
    takeOver(workers.deploy());
    showSnackbars();
    await act(() => begin(first as never));
    expect(isOffered()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    await user.click(button('Update Now'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the very first worker that took over meanwhile is no update', async () => {
    takeOver(workers.deploy());
    showSnackbars();
    await act(() => begin(null));
    expect(isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('Later hides it there, too', async () => {
    await anotherTabAgrees('/proposals/new');
    await user.click(button('Later'));
    expect(isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
