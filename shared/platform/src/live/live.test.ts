import { act, renderHook } from '@testing-library/react';
import { baseApi } from '../api/base-api.ts';
import { onLiveMessage, startLive, useLiveConnection } from './live.ts';

/** Stands where the browser's own is; the test is the server. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  say(name: string, data: unknown, lastEventId = 'id-1') {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent(name, { data: text, lastEventId }));
  }
}

const newest = () => FakeEventSource.opened.at(-1) as FakeEventSource;
const openNow = () => FakeEventSource.opened.filter(({ isClosed }) => !isClosed).length;
const query = (source: FakeEventSource) => new URL(source.url).searchParams.get('lastEventId');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let visibility: DocumentVisibilityState;
const look = (now: DocumentVisibilityState) => {
  visibility = now;
  document.dispatchEvent(new Event('visibilitychange'));
};

const dispatch = jest.fn();
let stop: () => void;
let live: { current: string };

async function start() {
  live = renderHook(useLiveConnection).result;
  act(() => {
    stop = startLive(dispatch);
  });
  await pass(0);
}
/** What pages ask for anew. */
const invalidated = () => dispatch.mock.calls.flatMap(([action]) => action.payload as string[]);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  FakeEventSource.opened = [];
  dispatch.mockClear();
  Object.assign(window, { EventSource: FakeEventSource });
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('one stream for the page, with the cookie; its messages reach those who listen', async () => {
  await start();
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([`${window.location.origin}/api/events`]);
  act(() => newest().onopen?.());
  expect(live.current).toBe('open');
  const heard = jest.fn();
  const stopListening = onLiveMessage('notification_read', heard);
  newest().say('notification_read', { id: 'n1' });
  newest().say('notification_read', 'no JSON');
  expect(heard.mock.calls).toEqual([[{ id: 'n1' }]]);
  stopListening();
  newest().say('notification_read', { id: 'n2' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('changes of proposals and points are asked for once, however many messages tell of them', async () => {
  await start();
  for (let n = 0; n < 5; n += 1) newest().say('proposal', { proposalId: 'p', status: 'draft', revision: n });
  newest().say('impact', {});
  await pass(300);
  expect(dispatch.mock.calls).toEqual([
    [baseApi.util.invalidateTags(['Proposal', 'ProposalStats', 'SignOffs', 'Impact'])],
  ]);
});

test('at first only the bell asks again; after a loss that was too long, everything', async () => {
  await start();
  newest().say('opened', { complete: false });
  await pass(300);
  expect(invalidated()).toEqual(['Notification']);
  newest().onerror?.();
  await pass(1_000);
  newest().say('opened', { complete: true });
  await pass(300);
  expect(invalidated()).toEqual(['Notification']);
  newest().onerror?.();
  await pass(2_000);
  newest().say('opened', { complete: false });
  await pass(300);
  expect(invalidated()).toEqual([
    'Notification',
    'Notification',
    'Proposal',
    'ProposalText',
    'ProposalTeam',
    'Comment',
    'ProposalStats',
    'Impact',
  ]);
});

test('after a loss it comes back to its place, later each time', async () => {
  await start();
  act(() => newest().onopen?.());
  newest().say('impact', {}, 'place-7');
  act(() => newest().onerror?.());
  expect([openNow(), live.current]).toEqual([0, 'connecting']);
  await pass(999);
  expect(FakeEventSource.opened).toHaveLength(1);
  await pass(1);
  expect(query(newest())).toBe('place-7');
  act(() => newest().onerror?.());
  await pass(1_999);
  expect(FakeEventSource.opened).toHaveLength(2);
  await pass(1);
  expect(FakeEventSource.opened).toHaveLength(3);
});

test('a stream that was steady comes back soon, whatever was before', async () => {
  await start();
  act(() => newest().onerror?.());
  await pass(1_000);
  act(() => newest().onerror?.());
  await pass(2_000);
  act(() => newest().onopen?.());
  await pass(10_000);
  act(() => newest().onerror?.());
  expect(live.current).toBe('connecting');
  await pass(1_000);
  expect(openNow()).toBe(1);
});

test('three failures, or none that opens within ten seconds: pages ask instead, and it goes on trying', async () => {
  await start();
  await pass(10_000);
  expect([openNow(), live.current]).toEqual([0, 'connecting']);
  await pass(1_000);
  act(() => newest().onerror?.());
  await pass(2_000);
  act(() => newest().onerror?.());
  expect(live.current).toBe('polling');
  await pass(4_000);
  expect(openNow()).toBe(1);
  act(() => newest().onopen?.());
  expect(live.current).toBe('open');
});

test('a browser without event streams asks', async () => {
  Reflect.deleteProperty(window, 'EventSource');
  await start();
  expect(live.current).toBe('polling');
});

test('a page nobody looks at lets go of its stream, and has it again when it is looked at', async () => {
  await start();
  act(() => newest().onopen?.());
  newest().say('impact', {}, 'place-3');
  look('hidden');
  await pass(4_000);
  expect(openNow()).toBe(1);
  await pass(1_000);
  expect(openNow()).toBe(0);
  await pass(120_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  look('visible');
  await pass(0);
  expect([openNow(), query(newest())]).toEqual([1, 'place-3']);
});

test('a look away and back keeps the stream', async () => {
  await start();
  look('hidden');
  await pass(3_000);
  look('visible');
  await pass(5_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(openNow()).toBe(1);
});

test('the network is back: at once', async () => {
  await start();
  for (let n = 0; n < 5; n += 1) {
    act(() => newest().onerror?.());
    await pass(60_000);
  }
  act(() => newest().onerror?.());
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(openNow()).toBe(1);
});

test('a token that has run out is renewed first, because a refused stream tells no reason', async () => {
  const token = `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) - 1 }))}.y`;
  localStorage.setItem('auth_token', token);
  const fetched = jest.fn(async () => Response.json({ accessToken: 'new' }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  await start();
  await pass(0);
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/api/auth/refresh'), expect.anything());
  expect(localStorage.getItem('auth_token')).toBe('new');
  expect(openNow()).toBe(1);
});

test('the end is the end', async () => {
  await start();
  stop();
  expect(openNow()).toBe(0);
  look('visible');
  window.dispatchEvent(new Event('online'));
  await pass(120_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});
