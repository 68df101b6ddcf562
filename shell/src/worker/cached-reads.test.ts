import { cachedAnswerHeader, readsCacheOf, workerMessages } from '@harambee/platform/worker-messages';
import { waitFor } from '@testing-library/react';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { noNetwork, server } from '../testing/fake-server.ts';

const read = 'GET /api/proposals';
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;
const [own, others] = [{ token: tokenOf('u1') }, { token: tokenOf('u2') }];
const signedOut = { type: workerMessages.forgetUser, userId: 'u1' };

afterEach(() => jest.restoreAllMocks());

async function begin(
  answer: () => Response | Promise<Response> = () => Response.json({ proposals: ['Wells'] }),
) {
  const browser = new FakeBrowser();
  server.on(read, answer);
  const worker = await browser.deploy('/page.1111aaaa.html');
  const isCached = async (who = 'u1') =>
    (await browser.caches.match('/api/proposals', { cacheName: readsCacheOf(who) })) !== undefined;
  return { browser, worker, isCached };
}

/** An answer on its way until it is let in. */
function onItsWay() {
  let letIn = (_body: string) => {};
  const body = new Promise<string>((resolve) => {
    letIn = resolve;
  });
  return { body, letIn: () => letIn('{"proposals":[]}') };
}
const json = { headers: { 'content-type': 'application/json' } };

test('the server first; what was read before where nobody answers, and only for whoever read it', async () => {
  const { worker } = await begin();
  expect((await worker.ask('/api/proposals', own)).headers.has(cachedAnswerHeader)).toBe(false);
  server.on(read, noNetwork);
  const kept = await worker.ask('/api/proposals', own);
  expect(await kept.json()).toEqual({ proposals: ['Wells'] });
  expect(kept.headers.get(cachedAnswerHeader)).toBe('yes');
  await expect(worker.ask('/api/proposals', others)).rejects.toThrow('Failed to fetch');
});

test('a page that was shown something kept hears once when the server answers again', async () => {
  const { browser, worker } = await begin();
  await worker.ask('/api/proposals', own);
  server.on(read, noNetwork);
  await worker.ask('/api/proposals', own);
  expect(browser.page.heard).toEqual([]);
  server.on(read, () => Response.json({}));
  for (let times = 0; times < 2; times += 1) await worker.ask('/api/proposals', own);
  expect(browser.page.heard).toEqual([{ type: workerMessages.cacheUpdated }]);
});

test('what is asked for with no-store is answered by the server and not kept', async () => {
  const { worker, isCached } = await begin();
  expect((await worker.ask('/api/proposals', { ...own, cache: 'no-store' })).ok).toBe(true);
  expect(await isCached()).toBe(false);
  await worker.ask('/api/proposals', own);
  expect(await isCached()).toBe(true);
});

describe('what somebody has already', () => {
  /** Says "unchanged" to whoever names the tag, and notes what it was asked. */
  function tagged() {
    const asked: (string | null)[] = [];
    let [tag, proposals] = ['"1"', ['Wells']];
    const answer = (request: Request) => {
      const known = request.headers.get('if-none-match');
      asked.push(known);
      if (known === tag) return new Response(null, { status: 304, headers: { etag: tag } });
      return Response.json({ proposals }, { headers: { etag: tag } });
    };
    const change = () => {
      [tag, proposals] = ['"2"', ['Wells', 'Schools']];
    };
    return { asked, answer, change };
  }

  test('is asked for by its tag, and shown again if the server says that it is unchanged (OFFLINE-27)', async () => {
    const { asked, answer, change } = tagged();
    const { worker } = await begin(answer as () => Response);
    const read = async (who = own) => (await worker.ask('/api/proposals', who)).json();
    expect(await read()).toEqual({ proposals: ['Wells'] });
    const again = await worker.ask('/api/proposals', own);
    expect([again.status, again.headers.has(cachedAnswerHeader)]).toEqual([200, false]);
    expect(await again.json()).toEqual({ proposals: ['Wells'] });
    change();
    expect(await read()).toEqual({ proposals: ['Wells', 'Schools'] });
    expect(await read()).toEqual({ proposals: ['Wells', 'Schools'] });
    expect(asked).toEqual([null, '"1"', '"1"', '"2"']);
  });

  test("is never asked for by another person's tag, nor by one's own after signing out", async () => {
    const { asked, answer } = tagged();
    const { worker } = await begin(answer as () => Response);
    await worker.ask('/api/proposals', own);
    await worker.ask('/api/proposals', others);
    await worker.tell(signedOut);
    await worker.ask('/api/proposals', own);
    expect(asked).toEqual([null, null, null]);
  });

  test('is not used where nothing may stay on the computer', async () => {
    const { asked, answer } = tagged();
    const { worker } = await begin(answer as () => Response);
    await worker.ask('/api/proposals', own);
    await worker.ask('/api/proposals', { ...own, cache: 'no-store' });
    expect(asked).toEqual([null, null]);
  });
});

test("signing out forgets what this person read, and nobody else's", async () => {
  const { worker, isCached } = await begin();
  await worker.ask('/api/proposals', own);
  await worker.ask('/api/proposals', others);
  await worker.tell(signedOut);
  expect([await isCached('u1'), await isCached('u2')]).toEqual([false, true]);
});

describe('signed out while a read is under way', () => {
  test('its answer is not kept', async () => {
    const { body, letIn } = onItsWay();
    const { worker, isCached } = await begin(async () => new Response(await body, json));
    const reading = worker.ask('/api/proposals', own);
    await worker.tell(signedOut);
    letIn();
    expect((await reading).ok).toBe(true);
    expect(await isCached()).toBe(false);
  });

  test('nor where the clock stands still meanwhile', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const { body, letIn } = onItsWay();
    const { worker, isCached } = await begin(async () => new Response(await body, json));
    const reading = worker.ask('/api/proposals', own);
    await worker.tell(signedOut);
    letIn();
    await reading;
    expect(await isCached()).toBe(false);
  });

  test('nor what had started to arrive', async () => {
    const { body, letIn } = onItsWay();
    const slow = new ReadableStream({
      pull: async (stream) => {
        stream.enqueue(new TextEncoder().encode(await body));
        stream.close();
      },
    });
    const { browser, worker, isCached } = await begin(() => new Response(slow, json));
    const reading = worker.ask('/api/proposals', own);
    await waitFor(async () => expect(await browser.caches.keys()).toContain(readsCacheOf('u1')));
    await worker.tell(signedOut);
    letIn();
    await reading;
    expect(await isCached()).toBe(false);
  });

  test('who signs in again is kept again', async () => {
    const { worker, isCached } = await begin();
    await worker.tell(signedOut);
    await worker.ask('/api/proposals', own);
    expect(await isCached()).toBe(true);
  });
});

test('what a guest reads is not kept, however it is asked for', async () => {
  const { browser, worker } = await begin();
  for (const path of ['/api/proposals/guest', '/api/proposals/guest/comments']) {
    server.on(`GET ${path}`, () => Response.json({ proposal: 'Wells' }));
    await worker.ask(path, own).catch(() => undefined);
    expect(await browser.caches.match(path, { cacheName: readsCacheOf('u1') })).toBeUndefined();
  }
});
