import { travel } from '../testing/clock.ts';
import type { DocumentLimits } from './document-limits.ts';
import { DocumentEnded, type DocumentRequest, Documents } from './documents.ts';
import { openPool, workerFile } from './worker-pool.ts';

const file = workerFile(import.meta.url, './testing/sample-worker');
// On a busy machine a thread that loads TypeScript starts slowly.
const patient: Partial<DocumentLimits> = { timeLimitMs: 60_000, threads: 1 };

const opened: Documents[] = [];
const given = (limits: Partial<DocumentLimits> = {}) => {
  const documents = new Documents(file, { ...patient, ...limits });
  opened.push(documents);
  return documents;
};
afterEach(async () => {
  for (const documents of opened.splice(0)) await documents.stop();
});

const ada = { tenantId: 'ada', userId: 'ada-1' };
const ben = { tenantId: 'ben', userId: 'ben-1' };
const request = (wanted: Partial<DocumentRequest<unknown>>): DocumentRequest<unknown> => ({
  actor: ada,
  kind: 'echo',
  key: 'one',
  input: () => 'words',
  ...wanted,
});
const textOf = async (made: Promise<Buffer>) => (await made).toString();

/** A document whose input arrives only on demand: until then it occupies its thread. */
function held() {
  let letGo: () => void = () => undefined;
  const input = new Promise<string>((resolve) => {
    letGo = () => resolve('held');
  });
  return { input: () => input, letGo };
}

test('a document is made in a thread, and the second caller gets the same bytes from the cache', async () => {
  const documents = given();
  let reads = 0;
  const wanted = request({
    input: () => {
      reads += 1;
      return 'maji';
    },
  });
  expect(await textOf(documents.make(wanted))).toBe('maji');
  expect(await textOf(documents.make(wanted))).toBe('maji');
  expect(reads).toBe(1);
});

test('concurrent callers share one result; other versions, kinds and organizations have their own', async () => {
  const documents = given();
  const count = request({ kind: 'count' });
  const both = await Promise.all([documents.make(count), documents.make(count)].map(textOf));
  expect(both).toEqual(['1', '1']);
  expect(await textOf(documents.make({ ...count, key: 'two' }))).toBe('2');
  expect(await textOf(documents.make({ ...count, actor: ben }))).toBe('3');
  expect(await textOf(documents.make({ ...count, kind: 'echo' }))).toBe('words');
});

test('the cache is limited: the least recently used document is dropped first', async () => {
  const documents = given({ cachedBytes: 2 });
  for (const key of ['1', '2']) await documents.make(request({ kind: 'count', key }));
  expect(await textOf(documents.make(request({ kind: 'count', key: '1' })))).toBe('1');
  await documents.make(request({ kind: 'count', key: '3' }));
  expect(await textOf(documents.make(request({ kind: 'count', key: '1' })))).toBe('1');
  expect(await textOf(documents.make(request({ kind: 'count', key: '2' })))).toBe('4');
  expect(documents.figures.cachedBytes).toBe(2);
});

test('an endless document is terminated with its thread and reported, not retried at once, and others continue', async () => {
  const documents = given();
  expect(await textOf(documents.make(request({ key: 'warm' })))).toBe('words');
  const short = given({ timeLimitMs: 4_000 });
  const lines: unknown[] = [];
  expect(await textOf(short.make(request({ key: 'warm' })))).toBe('words');
  short.logTo({ error: (...line: unknown[]) => lines.push(line) } as never);
  const endless = request({ kind: 'endless', key: 'run-away' });
  const refusal = await short.make(endless).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DocumentEnded);
  expect(refusal).toMatchObject({
    statusCode: 503,
    retryAfter: 60,
    message: expect.stringContaining('took too long to create, so we stopped it'),
  });
  expect(lines).toEqual([
    [
      expect.objectContaining({ kind: 'endless', key: 'run-away', timeLimitMs: 4_000 }),
      'the thread of a document was terminated',
    ],
  ]);
  expect(short.figures).toMatchObject({ ended: 1, running: 0, threads: 0 });
  await expect(short.make(endless)).rejects.toBeInstanceOf(DocumentEnded);
  expect(short.figures.threads).toBe(0);
  // Meanwhile this process's event loop was free, and so were the other threads.
  expect(await textOf(documents.make(request({ key: 'after' })))).toBe('words');
});

test("a document that exceeds a thread's memory limit fails alone", async () => {
  const documents = given({ memoryMb: 48 });
  await expect(documents.make(request({ kind: 'greedy' }))).rejects.toBeInstanceOf(DocumentEnded);
  expect(await textOf(documents.make(request({ key: 'small' })))).toBe('words');
});

test('an error reaches the caller, is not cached, and the thread continues', async () => {
  const documents = given();
  const broken = request({ kind: 'broken' });
  await expect(documents.make(broken)).rejects.toThrow('this text cannot be set');
  await expect(documents.make(broken)).rejects.toThrow('this text cannot be set');
  const unread = request({ input: () => Promise.reject(new Error('the database went away')) });
  await expect(documents.make(unread)).rejects.toThrow('the database went away');
  expect(await textOf(documents.make(request({})))).toBe('words');
});

test("organizations take turns: a request for one document waits for one, not for all of another organization's", async () => {
  const documents = given({ perTenant: 10, perPerson: 10 });
  const turns: string[] = [];
  const first = held();
  const named = (actor: typeof ada, key: string) =>
    request({
      actor,
      key,
      input: () => {
        turns.push(key);
        return key;
      },
    });
  const all = [
    documents.make(request({ key: 'first', input: first.input })),
    ...['ada-2', 'ada-3', 'ada-4'].map((key) => documents.make(named(ada, key))),
    ...['ben-1', 'ben-2'].map((key) => documents.make(named(ben, key))),
  ];
  first.letGo();
  await Promise.all(all);
  expect(turns).toEqual(['ada-2', 'ben-1', 'ada-3', 'ben-2', 'ada-4']);
});

test('there are limits for a person, an organization and in all; only requests beyond them are refused', async () => {
  const documents = given({ perPerson: 2, perTenant: 3, waiting: 3 });
  const { input, letGo } = held();
  const ask = (tenantId: string, userId: string, key: string, isBackground = false) =>
    documents.make(request({ actor: { tenantId, userId }, key, input, isBackground }));
  const under = [ask('a', 'ann', '1'), ask('a', 'ann', '2')];
  await expect(ask('a', 'ann', '3')).rejects.toMatchObject({ statusCode: 429, retryAfter: 3 });
  under.push(ask('a', 'abe', '3'));
  await expect(ask('a', 'abe', '4')).rejects.toMatchObject({ statusCode: 429 });
  under.push(ask('b', 'bea', '1'));
  await expect(ask('c', 'cid', '1')).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  // The same document again does not count twice, and an archive waits without being counted.
  under.push(ask('a', 'ann', '1'), ask('c', 'cid', '1', true));
  letGo();
  expect(await Promise.all(under.map(textOf))).toEqual(under.map(() => 'held'));
});

test('a request that has waited too long is refused with a retry time; an archive keeps waiting', async () => {
  const documents = given({ maxWaitMs: 5_000 });
  const { input, letGo } = held();
  const first = documents.make(request({ key: 'first', input }));
  const late = documents.make(request({ key: 'late' }));
  const refused = expect(late).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  const archive = documents.make(request({ key: 'archive', isBackground: true }));
  const back = travel(6_000);
  try {
    letGo();
    await first;
    await refused;
    expect(await textOf(archive)).toBe('words');
  } finally {
    back();
  }
});

test('when it stops, queued requests are refused with a retry time, and a later request restarts it', async () => {
  const documents = given();
  const { input, letGo } = held();
  const running = documents.make(request({ key: 'running', input })).catch((error: unknown) => error);
  const waiting = documents.make(request({ key: 'waiting' }));
  const refused = expect(waiting).rejects.toMatchObject({ statusCode: 503 });
  await documents.stop();
  letGo();
  await refused;
  await running;
  expect(await textOf(documents.make(request({ key: 'again' })))).toBe('words');
});

test('a thread does not load what was preloaded into the process, such as the parent watch of npm start', async () => {
  const built = { url: new URL('file:///built/document-worker.js') };
  const pool = openPool(built, { threads: 1, idleMs: 1_000, memoryMb: 64 });
  expect(pool.options.execArgv).toEqual([]);
  await pool.destroy();
});
