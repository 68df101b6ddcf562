import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ExportLine } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { TestGateway } from '../testing/test-gateway.ts';

let product: TestGateway;
beforeEach(() => {
  product = new TestGateway();
});
afterEach(() => product.close());

const head = (part: string): ExportLine => ({
  part,
  contents: [{ name: `you/${part}.json`, about: `All about ${part}.` }],
  leftOut: [{ name: `${part}_copies`, why: 'a working copy' }],
});
const piece = (bytes: string | Buffer): ExportLine => ({ data: Buffer.from(bytes).toString('base64') });
const big = randomBytes(3_000_000);

const linesFor = (part: string): ExportLine[] => [
  head(part),
  { file: `you/${part}.json` },
  piece(`{"of":`),
  piece(`"${part}"}`),
  { file: `you/${part}/empty.json` },
  { end: true },
];

/** Lines as a service sends them; an error aborts the answer. */
async function* sent(lines: readonly (ExportLine | Error)[]): AsyncGenerator<string> {
  for (const line of lines) {
    if (line instanceof Error) throw line;
    yield `${JSON.stringify(line)}\n`;
  }
}

const asked: { part: string; authorization?: string; scope: unknown }[] = [];
const serving = (part: string, lines: readonly (ExportLine | Error)[]) => (app: FastifyInstance) => {
  app.get('/internal/export', async ({ headers, query }, reply) => {
    const { authorization } = headers;
    asked.push({ part, scope: (query as { scope: string }).scope, ...(authorization && { authorization }) });
    return reply.type('application/x-ndjson').send(Readable.from(sent(lines)));
  });
};
const refusing =
  (status: number, error: string, headers: Record<string, string> = {}) =>
  (app: FastifyInstance) => {
    app.get('/internal/export', async (_request, reply) =>
      reply.code(status).headers(headers).send({ error }),
    );
  };

type Parts = Partial<Record<'identity' | 'proposals' | 'impact', (app: FastifyInstance) => void>>;

/** Starts a gateway in front of these services; returns its address. */
async function givenProduct(parts: Parts, more: Record<string, string> = {}): Promise<string> {
  const services: Record<string, string> = { ...more };
  for (const [name, routes] of Object.entries(parts)) services[name] = await product.service(routes);
  return product.listen(await product.build({ services }));
}
const whole: Parts = {
  identity: serving('identity', linesFor('identity')),
  proposals: serving('proposals', [
    ...linesFor('proposals').slice(0, -1),
    { file: 'organization/proposals/water/version-1.pdf' },
    ...Array.from({ length: 60 }, (_, index) => piece(big.subarray(index * 50_000, (index + 1) * 50_000))),
    { end: true },
  ]),
  impact: serving('impact', linesFor('impact')),
};
const download = (address: string, query = '') =>
  fetch(`${address}/api/auth/export${query}`, { headers: { authorization: 'Bearer own.own.own' } });

test('every service is called on the caller’s behalf, and the parts become one archive with an explanation', async () => {
  asked.length = 0;
  const answer = await download(await givenProduct(whole), '?scope=organization');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="harambee-organization-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'organization/proposals/water/version-1.pdf',
    ...['identity', 'impact', 'proposals'].flatMap((part) => [`you/${part}.json`, `you/${part}/empty.json`]),
  ]);
  expect(strFromU8(files['you/impact.json'] as Uint8Array)).toBe('{"of":"impact"}');
  expect(Buffer.from(files['organization/proposals/water/version-1.pdf'] as Uint8Array).equals(big)).toBe(
    true,
  );
  const readme = strFromU8(files['README.txt'] as Uint8Array);
  for (const part of ['identity', 'proposals', 'impact']) expect(readme).toContain(`All about ${part}.`);
  expect(readme).toContain('identity_copies, impact_copies, proposals_copies\n    a working copy');
  expect(asked.map(({ part }) => part).sort()).toEqual(['identity', 'impact', 'proposals']);
  expect(asked.at(-1)?.part).toBe('identity');
  expect(new Set(asked.map(({ authorization, scope }) => `${authorization} ${scope}`))).toEqual(
    new Set(['Bearer own.own.own organization']),
  );
});

test('if a service is down there is no archive, and the message says which part failed and why', async () => {
  const address = await givenProduct(whole, { assistant: 'http://127.0.0.1:9' });
  asked.length = 0;
  const answer = await download(address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(((await answer.json()) as { error: string }).error).toMatch(
    /^The assistant is not available right now\. Without it the archive would be incomplete/,
  );
  // An archive that cannot be made is not counted.
  expect(asked.map(({ part }) => part)).not.toContain('identity');
});

test('if a part is cut off, the download is aborted, so nobody mistakes half an archive for a whole', async () => {
  const cut = [...linesFor('impact').slice(0, 3), new Error('the database went away')];
  for (const impact of [cut, linesFor('impact').slice(0, -1)]) {
    const address = await givenProduct({ ...whole, impact: serving('impact', impact) });
    const body = download(address).then((answer) => answer.arrayBuffer());
    await expect(body).rejects.toThrow();
  }
});

test.each([
  [401, 'Please sign in', {}],
  [403, 'Only an owner of the organization can download all of its data', {}],
  [429, 'You have downloaded your data several times within the hour', { 'retry-after': '900' }],
] as const)('a refusal (%i) comes through in its own words', async (status, error, headers) => {
  const answer = await download(await givenProduct({ ...whole, identity: refusing(status, error, headers) }));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error, requestId: expect.any(String) });
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '900' : null);
});

test('only the token decides whose data it is', async () => {
  const address = await givenProduct(whole);
  expect((await download(address, '?tenantId=another')).status).toBe(400);
  expect((await download(address, '?scope=everybody')).status).toBe(400);
  expect(
    (await fetch(`${address}/internal/export`, { method: 'GET' })).headers.get('content-type'),
  ).not.toMatch(/ndjson/);
});

test('if the reader disconnects, the calls to the services end', async () => {
  let wasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    wasEnded = resolve;
  });
  async function* endless() {
    try {
      yield `${JSON.stringify(head('impact'))}\n${JSON.stringify({ file: 'you/much.bin' })}\n`;
      for (;;) {
        yield `${JSON.stringify(piece(randomBytes(40_000)))}\n`;
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      wasEnded();
    }
  }
  const address = await givenProduct({
    ...whole,
    impact: (app) => {
      app.get('/internal/export', async (_request, reply) => reply.send(Readable.from(endless())));
    },
  });
  const control = new AbortController();
  const answer = await fetch(`${address}/api/auth/export`, { signal: control.signal });
  await answer.body?.getReader().read();
  control.abort();
  await ended;
});

test('deleting an organization drops its public page from the cache at once', async () => {
  let isThere = true;
  const profiles = await product.service((app) => {
    app.get('/api/ngo/profile/public/:id', async (_request, reply) =>
      isThere ? { profile: { name: 'Maji' } } : reply.code(404).send({ error: 'Not found' }),
    );
  });
  const address = await givenProduct(
    {
      identity: (app) => {
        app.delete('/api/auth/organization', async (_request, reply) => {
          isThere = false;
          return reply.code(204).send(null);
        });
      },
    },
    { profiles },
  );
  const page = async () => (await fetch(`${address}/api/ngo/profile/public/abc`)).status;
  expect([await page(), await page()]).toEqual([200, 200]);
  expect((await fetch(`${address}/api/auth/organization`, { method: 'DELETE' })).status).toBe(204);
  expect(await page()).toBe(404);
});
