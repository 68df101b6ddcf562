import { act, renderHook } from '@testing-library/react';
import { apiFetch } from '../api/api-fetch.ts';
import { onBackOnline, useOnline, watchNetwork } from './online.ts';

let isServerThere: boolean;
let browserSays: boolean;
const looks = () =>
  (globalThis.fetch as jest.Mock).mock.calls.filter(([, init]) => init?.method === 'HEAD').length;

let stop = () => {};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function tell(name: 'online' | 'offline') {
  browserSays = name === 'online';
  act(() => void window.dispatchEvent(new Event(name)));
  await pass(0);
}
async function start() {
  const { result } = renderHook(useOnline);
  act(() => {
    stop = watchNetwork();
  });
  await pass(0);
  return result;
}
/** A call of a page; its usual three tries take less than three seconds. */
async function call() {
  const done = apiFetch(new Request('http://localhost/api/a')).catch(() => undefined);
  await pass(3_000);
  await done;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  isServerThere = true;
  browserSays = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browserSays);
  globalThis.fetch = jest.fn(async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 200 });
  });
});
afterEach(() => {
  act(() => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the network goes and comes: offline at once, online when the server has answered', async () => {
  const online = await start();
  const back = jest.fn();
  const stopHearing = onBackOnline(back);
  expect(online.current).toBe(true);
  expect(looks()).toBe(0);
  isServerThere = false;
  await tell('offline');
  expect(online.current).toBe(false);
  await tell('online');
  expect(online.current).toBe(false);
  expect(back).not.toHaveBeenCalled();
  isServerThere = true;
  await pass(8_000);
  expect(online.current).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  stopHearing();
});

test('with the network there and the server gone a call without an answer makes it known, and so does its return', async () => {
  const online = await start();
  isServerThere = false;
  await call();
  expect(online.current).toBe(false);
  isServerThere = true;
  await pass(8_000);
  expect(online.current).toBe(true);
});

test('one call that got lost is no outage', async () => {
  const online = await start();
  const back = jest.fn();
  const stopHearing = onBackOnline(back);
  isServerThere = false;
  const done = apiFetch(new Request('http://localhost/api/a'));
  await pass(100);
  isServerThere = true;
  await pass(10_000);
  expect((await done).status).toBe(200);
  expect(online.current).toBe(true);
  expect(back).not.toHaveBeenCalled();
  stopHearing();
});

test.each([500, 503, 404])('an answer of %i is an answer', async (status) => {
  const online = await start();
  (globalThis.fetch as jest.Mock).mockImplementation(async () => new Response(null, { status }));
  await call();
  expect(looks()).toBe(0);
  expect(online.current).toBe(true);
});

test('while offline it asks, ever less often, and never while nothing is amiss', async () => {
  await start();
  isServerThere = false;
  await tell('offline');
  await pass(60_000);
  const inTheFirstMinute = looks();
  expect(inTheFirstMinute).toBeGreaterThanOrEqual(3);
  expect(inTheFirstMinute).toBeLessThanOrEqual(6);
  await pass(600_000);
  expect(looks() - inTheFirstMinute).toBe(20);
  isServerThere = true;
  await tell('online');
  const before = looks();
  await pass(600_000);
  expect(looks()).toBe(before);
});

test('a browser that is wrong about being offline is not believed for long: a server on the same machine answers', async () => {
  browserSays = false;
  const online = await start();
  expect(online.current).toBe(true);
  await tell('offline');
  expect(online.current).toBe(false);
  await pass(5_000);
  expect(online.current).toBe(true);
});

test('started without a network it knows it from the beginning', async () => {
  browserSays = false;
  isServerThere = false;
  const online = await start();
  expect(online.current).toBe(false);
});

test('an answer that was on its way when the network went changes nothing', async () => {
  const online = await start();
  await tell('offline');
  let answer = (_: Response) => {};
  (globalThis.fetch as jest.Mock).mockImplementationOnce(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  await tell('online');
  isServerThere = false;
  await tell('offline');
  answer(new Response());
  await pass(0);
  expect(online.current).toBe(false);
});

test('a page that is looked at again asks at once', async () => {
  const online = await start();
  isServerThere = false;
  await tell('offline');
  isServerThere = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(online.current).toBe(true);
});
