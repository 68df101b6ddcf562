import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { proposalBody } from './everyday-calls.ts';
import { canaryForAll, reportFailure, versionFor } from './failing-browsers.ts';
import { Figures, inSeconds, ms } from './figures.ts';
import { LiveStream, type Message } from './live-stream.ts';
import { ProductInPairs } from './product-in-pairs.ts';
import { until } from './until.ts';
import { type Answer, Visitor } from './visitor.ts';

jest.setTimeout(900_000);

let product: ProductInPairs;
/** The addresses of the two gateways. */
let a: string;
let b: string;
let visitors: Visitor[];
const figures = new Figures();
const streams: LiveStream[] = [];
let places = 0;

beforeAll(async () => {
  product = await ProductInPairs.start();
  [a, b] = [product.gateways[0].origin, product.gateways[1].origin];
  visitors = [];
  for (let n = 0; n < 30; n += 1) visitors.push(await newVisitor());
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(async () => {
  await product?.stop();
  figures.print();
});

const newVisitor = () => new Visitor(places++).register(places % 2 ? a : b);
async function colleagueOf(host: Visitor): Promise<Visitor> {
  await host.confirmAddress(b, product.dataDir);
  return new Visitor(places++).join(a, host);
}
const listen = (origin: string, visitor: Visitor) => {
  const stream = new LiveStream(origin, visitor);
  streams.push(stream);
  return stream;
};
/** Sends the same through both gateways at once. */
const throughBoth = (send: (gateway: string) => Promise<Answer>) => Promise.all([send(a), send(b)]);
const create = (
  visitor: Visitor,
  gateway: string,
  title: string,
  { key = randomUUID(), generate = false } = {},
) =>
  visitor.call(gateway, 'POST', '/api/proposals?confirmed=personal_data', {
    body: { ...proposalBody(title), generate },
    key,
  });
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

test('a stream tells of what is written through the other gateway, whichever process it hangs on', async () => {
  const amina = await newVisitor();
  const juma = await colleagueOf(amina);
  const open = [listen(a, amina), listen(a, juma), listen(b, amina), listen(b, juma)];
  await until('streams', () => open.every(({ opened }) => opened === 1));
  const [first, second] = product.pair('notifications');
  const hanging = [await first.metric('open_event_streams'), await second.metric('open_event_streams')];
  expect(Math.min(...hanging)).toBeGreaterThan(0);

  const times: Record<string, number[]> = { proposal: [], comments: [], notification: [] };
  const timed = (name: string, holds: (data: Message['data']) => boolean) =>
    until(`${name} in every stream`, () => open.every((stream) => stream.has(name, holds))).then((time) =>
      times[name]?.push(time),
    );
  for (const gateway of [a, b, a, b]) {
    const { body } = await create(amina, gateway, 'Wells');
    const { id } = body.proposal;
    await timed('proposal', ({ proposalId }) => proposalId === id);
    const place = { kind: 'section', section: 'executive_summary' };
    await juma.must(gateway, 'POST', `/api/proposals/${id}/comments`, {
      body: { id: randomUUID(), place, text: 'Since when?' },
    });
    await timed('comments', ({ proposalId }) => proposalId === id);
    await amina.must(gateway, 'POST', `/api/proposals/${id}/generate?confirmed=personal_data`, {
      key: randomUUID(),
    });
    await timed('notification', ({ action_url: url = '' }) => url.includes(id));
  }
  for (const [name, of] of Object.entries(times))
    figures.add(`a. ${name}: written at one gateway, in 4 streams at both`, `at most ${ms(Math.max(...of))}`);
});

test('what is asked twice at once is done once, and so is each of twenty drafts', async () => {
  const amina = await newVisitor();
  const ids = new Set<string>();
  let conflicts = 0;
  for (let n = 0; n < 20; n += 1) {
    const key = randomUUID();
    const answers = await throughBoth((gateway) =>
      create(amina, gateway, `Draft ${n}`, { key, generate: true }),
    );
    for (const { status, body } of answers) {
      if (status === 201) ids.add(body.proposal.id);
      else conflicts += 1;
      expect([201, 409]).toContain(status);
    }
  }
  expect(ids.size).toBe(20);
  const { total, proposals } = await amina.must(a, 'GET', '/api/proposals?limit=100');
  expect([total ?? proposals.length, proposals.length]).toEqual([20, 20]);
  const took = await until('twenty texts', async () => {
    const { proposals: now } = await amina.must(b, 'GET', '/api/proposals?limit=100');
    return now.every(({ status }: { status: string }) => status === 'completed');
  });
  for (const id of ids) {
    const { versions } = await amina.must(a, 'GET', `/api/proposals/${id}/versions`);
    expect(versions).toHaveLength(1);
  }
  const drafted = product.pair('proposals').map(({ logFile }) => {
    const lines = readFileSync(logFile, 'utf8').split('\n');
    return lines.filter(
      (line) => line.includes('a text is complete') && [...ids].some((id) => line.includes(id)),
    ).length;
  });
  expect(drafted.reduce((sum, each) => sum + each, 0)).toBe(20);
  figures.add(
    'b. 20 drafts, each asked for through both gateways at once',
    `20 made (${drafted.join(' and ')} by the two processes), last one ${inSeconds(took)} later; ${conflicts} of 40 calls "still being processed"`,
  );
});

test('a document that is sent twice through both gateways is one document', async () => {
  const amina = await newVisitor();
  const file = Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${'x'.repeat(5_000)}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
  );
  const url = '/api/calls/documents';
  const once = async (path: string, body: unknown): Promise<Answer['body']> => {
    const key = randomUUID();
    const answers = await throughBoth((gateway) => amina.call(gateway, 'POST', path, { body, key }));
    expect([
      [201, 201],
      [201, 409],
    ]).toContainEqual(statusesOf(answers));
    const done = answers.filter(({ status }) => status === 201).map((answer) => answer.body);
    for (const one of done) expect(one).toEqual(done[0]);
    return done[0];
  };
  for (let n = 0; n < 5; n += 1) {
    const { upload } = await once(`${url}/uploads`, { fileName: 'audit.pdf', bytes: file.length });
    const parts = await throughBoth((gateway) =>
      amina.call(gateway, 'PUT', `${url}/uploads/${upload.id}/parts/0`, { body: file }),
    );
    expect(statusesOf(parts)).toEqual([204, 204]);
    await once(url, { uploadId: upload.id, name: `Audit ${n}`, kind: 'other', expiresOn: '', notes: '' });
  }
  const { documents } = await amina.must(b, 'GET', url);
  expect(documents).toHaveLength(5);
  const pdfs = await throughBoth((gateway) => amina.call(gateway, 'GET', `${url}/${documents[0].id}/file`));
  for (const { body } of pdfs) expect(file.equals(body)).toBe(true);
  figures.add(
    'b. 5 documents, each announced, sent and added through both at once',
    '5 documents, the same bytes at both',
  );
});

/** Calls within one minute of the clock, because limits count by it. */
async function inOneMinute(send: (n: number) => Promise<Answer>, count: number): Promise<Answer[]> {
  const minute = () => Math.floor(Date.now() / 60_000);
  await until('the next minute', () => new Date().getSeconds() < 45);
  const began = minute();
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => send(n)));
  expect(minute()).toBe(began);
  return answers;
}

test('limits hold across both gateways and both processes', async () => {
  const amina = await newVisitor();
  const either = (n: number) => (n % 2 ? a : b);
  const passed = (answers: readonly Answer[]) => {
    expect(new Set(answers.filter(({ status }) => status !== 429).map(({ status }) => status)).size).toBe(1);
    return answers.filter(({ status }) => status !== 429).length;
  };
  const asked = passed(
    await inOneMinute(
      (n) => amina.call(either(n), 'POST', '/api/chat/respond', { body: { message: 'Hello', history: [] } }),
      80,
    ),
  );
  // All processes together give the limit, and each at most a tenth more.
  expect(asked).toBeGreaterThanOrEqual(30);
  expect(asked).toBeLessThanOrEqual(36);
  const body = { remote: 'impact', stage: 'list', reference: '7F3A-91C2', message: 'x', path: '/' };
  const reports = passed(
    await inOneMinute((n) => amina.call(either(n), 'POST', '/api/platform/errors', { body }), 60),
  );
  expect(reports).toBeGreaterThanOrEqual(20);
  expect(reports).toBeLessThanOrEqual(24);
  const guesser = new Visitor(places++, amina.email);
  const wrong = { email: amina.email, password: 'not the password' };
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => guesser.call(either(n), 'POST', '/api/auth/login', { body: wrong })),
  );
  expect(passed(guesses)).toBe(10);
  figures.add('c. questions to Rafiki, limit 30 a minute, 80 at once', `${asked} answered`);
  figures.add('c. reports at the gateways, limit 20 a minute, 60 at once', `${reports} taken`);
  figures.add('c. wrong passwords, limit 10, 30 at once', '10 looked at');
});

test('who signs out at one gateway is signed out at the other, and everywhere means everywhere', async () => {
  const amina = await newVisitor();
  const paths = [
    '/api/proposals',
    '/api/calls',
    '/api/impact/summary',
    '/api/ngo/profile/figures',
    '/api/auth/me',
  ];
  const isOut = async (who: Visitor) => {
    for (const gateway of [a, b, a, b])
      for (const path of paths) if ((await who.call(gateway, 'GET', path)).status !== 401) return false;
    return true;
  };
  const laptop = await new Visitor(places++, amina.email).signIn(a);
  const phone = await new Visitor(places++, amina.email).signIn(b);
  const stream = listen(b, laptop);
  await until('the stream', () => stream.opened === 1);
  for (const who of [amina, laptop, phone])
    for (const path of paths) expect((await who.call(a, 'GET', path)).status).toBe(200);
  await laptop.must(a, 'POST', '/api/auth/logout');
  const out = await until('the end of the session', () => isOut(laptop), 40_000);
  expect((await amina.call(b, 'GET', '/api/proposals')).status).toBe(200);
  await amina.must(b, 'DELETE', '/api/auth/sessions?all=true');
  const everywhere = await until(
    'the end of all sessions',
    async () => (await isOut(amina)) && isOut(phone),
    40_000,
  );
  expect(Math.max(out, everywhere)).toBeLessThan(30_000);
  await until('the end of the stream', () => stream.refused.includes(401), 40_000);
  figures.add('c. signed out at one gateway: refused by all ten processes', `after ${inSeconds(out)}`);
  figures.add('c. signed out everywhere: refused by all ten processes', `after ${inSeconds(everywhere)}`);
});

test('of two people who save the same revision through two gateways, one learns of the other', async () => {
  const amina = await newVisitor();
  const juma = await colleagueOf(amina);
  const { proposal } = (await create(amina, a, 'Shared')).body;
  let { revision } = proposal;
  for (let round = 0; round < 20; round += 1) {
    const save = (who: Visitor, gateway: string) =>
      who.call(gateway, 'PUT', `/api/proposals/${proposal.id}`, {
        body: proposalBody(`${round} by ${who.email}`),
        headers: { 'if-match': `"${revision}"` },
      });
    const answers = await Promise.all([save(amina, a), save(juma, b)]);
    expect(statusesOf(answers)).toEqual([200, 412]);
    for (const answer of answers)
      expect(answer.body.proposal.title).toBe(
        answers.find(({ status }) => status === 200)?.body.proposal.title,
      );
    // The revision that both have read is stale now, whichever gateway is asked.
    expect(statusesOf(await throughBoth((gateway) => save(amina, gateway)))).toEqual([412, 412]);
    revision = answers.find(({ status }) => status === 200)?.body.proposal.revision;
  }
  figures.add(
    'd. 20 times two people save the same revision through two gateways',
    '20 saved, 20 refused (412) with what was saved',
  );
});

test.each([15, 30])('a canary that fails in all of %i browsers at both gateways is ended', async (count) => {
  const failing = visitors.slice(0, count);
  const version = await canaryForAll(product.dataDir, `fails in ${count}`);
  for (const [n, one] of failing.entries()) expect(await versionFor(one, n % 2 ? a : b)).toBe(version);
  const since = performance.now();
  for (const [n, one] of failing.entries()) await reportFailure(one, n % 2 ? a : b, version);
  const [one] = failing as [Visitor];
  await until('the usual version at both gateways', async () =>
    (await Promise.all([versionFor(one, a), versionFor(one, b)])).every((given) => given !== version),
  );
  const took = performance.now() - since;
  expect(took).toBeLessThan(60_000);
  figures.add(
    `e. a canary fails in ${count} of ${count} browsers: ended at both gateways`,
    `after ${inSeconds(took)}`,
  );
});
