import { startTraces } from './browser-traces.ts';

const sent: { url: string; traceparent: string | null; body: string }[] = [];
let stop: () => void;
let own: typeof fetch;

beforeEach(() => {
  sent.length = 0;
  own = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    sent.push({ url: pathname, traceparent: request.headers.get('traceparent'), body: await request.text() });
    return new Response('{}');
  };
  jest.useFakeTimers();
  stop = startTraces();
});
afterEach(() => {
  stop();
  window.fetch = own;
  jest.useRealTimers();
});

const get = (path: string, init?: RequestInit) => window.fetch(new URL(path, window.location.origin), init);
const ids = (header: string | null | undefined) => /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(header ?? '');

test('what follows from one click is one trace, and the click is reported with its ids (OPS-30)', async () => {
  document.body.click();
  await Promise.all([get('/api/proposals', { headers: { 'x-one': '1' } }), get('/api/ngo')]);
  const [first, second] = sent.map(({ traceparent }) => ids(traceparent));
  expect(first).toBeTruthy();
  expect(second?.[1]).toBe(first?.[1]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await get('/api/impact');
  expect(ids(sent[2]?.traceparent)?.[1]).not.toBe(first?.[1]);

  await jest.advanceTimersByTimeAsync(1_100);
  const reports = sent.filter(({ url }) => url === '/api/platform/spans');
  expect(reports.map(({ body }) => JSON.parse(body))).toEqual([
    {
      traceId: first?.[1],
      spanId: first?.[2],
      name: 'click',
      start: expect.any(Number),
      end: expect.any(Number),
    },
    expect.objectContaining({ name: 'key' }),
  ]);
  expect(reports.every(({ traceparent }) => traceparent === null)).toBe(true);
});

test('files, other origins and calls long after the last click get none', async () => {
  document.body.click();
  await get('/remotes.json');
  await window.fetch('https://elsewhere.example.org/api/x');
  jest.setSystemTime(Date.now() + 60_000);
  jest.advanceTimersByTime(60_000);
  await get('/api/later');
  expect(sent.map(({ traceparent }) => traceparent)).toEqual([null, null, null]);
});

test('an action is reported once, and what the page reads ahead later is not part of it', async () => {
  document.body.click();
  await get('/api/proposals');
  await jest.advanceTimersByTimeAsync(900);
  await get('/api/proposals/stats');
  await jest.advanceTimersByTimeAsync(1_100);
  await get('/api/impact');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ url, traceparent }) => [url, ids(traceparent) !== null])).toEqual([
    ['/api/proposals', true],
    ['/api/proposals/stats', true],
    ['/api/platform/spans', false],
    ['/api/impact', false],
  ]);
});
