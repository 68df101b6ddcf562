import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportLine } from '@harambee/service-kit';
import { TestGateway } from '../testing/test-gateway.ts';
import type { ExportLimits } from './export.routes.ts';
import { askerIn, ExportSlots } from './export-slots.ts';

let product: TestGateway;
let sockets: Socket[];
beforeEach(() => {
  product = new TestGateway();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await product.close();
});

const tokenOf = (person: string, organization: string): string =>
  `Bearer x.${Buffer.from(JSON.stringify({ sub: person, tid: organization })).toString('base64url')}.x`;
const slots = { inAll: 8, ofOrganization: 3, ofPerson: 1 };
const reader = { bytesPerSecond: 50_000, over: 300, inAll: 60_000, checkIntervalMs: 20 };
/** More than all buffers between gateway and reader can hold. */
const large = randomBytes(48_000).toString('base64');

async function* part(pieces: number, pause = 0): AsyncGenerator<string> {
  const line = (value: ExportLine) => `${JSON.stringify(value)}\n`;
  yield line({ part: 'identity', contents: [], leftOut: [] });
  yield line({ file: 'you/large.pdf' });
  for (let piece = 0; piece < pieces; piece += 1) {
    if (pause > 0) await wait(pause);
    yield line({ data: large });
  }
  yield line({ end: true });
}

async function address(limits: ExportLimits, pieces: number, pause = 0): Promise<string> {
  const identity = await product.service((app) => {
    app.get('/internal/export', async (_request, reply) => reply.send(Readable.from(part(pieces, pause))));
  });
  return product.listen(await product.build({ services: { identity } }, undefined, {}, limits));
}

/** Requests an archive and reads nothing, so only what the kernel buffers is transferred. */
async function doesNotRead(origin: string, authorization: string): Promise<Socket> {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  socket.write(`GET /api/auth/export HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`);
  return socket;
}

const ask = (origin: string, authorization: string) =>
  fetch(`${origin}/api/auth/export`, { headers: { authorization } });

/** Retries until the answer is not 429; returns its status. */
async function untilTaken(origin: string, authorization: string): Promise<number> {
  for (;;) {
    const answer = await ask(origin, authorization);
    await answer.arrayBuffer().catch(() => undefined);
    if (answer.status !== 429) return answer.status;
    await wait(20);
  }
}

test('a client that opens downloads without reading them loses its slots to others', async () => {
  const origin = await address({ slots: { ...slots, inAll: 2 }, reader }, 400);
  for (const person of ['one', 'two']) await doesNotRead(origin, tokenOf(person, person));
  let refused = await ask(origin, tokenOf('three', 'three'));
  while (refused.status !== 429) {
    await refused.body?.cancel();
    refused = await ask(origin, tokenOf('three', 'three'));
  }
  expect(await refused.json()).toMatchObject({
    error: 'Many people are downloading right now. Please wait.',
  });
  expect(await untilTaken(origin, tokenOf('three', 'three'))).toBe(200);
});

test('a download beyond the time limit is aborted, however steadily it is read', async () => {
  const origin = await address({ slots, reader: { ...reader, inAll: 200 } }, 400, 50);
  await expect(ask(origin, tokenOf('one', 'one')).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

test('a reader who disconnects while a service is silent ends only their own download', async () => {
  const origin = await address({ slots, reader }, 20, 50);
  const socket = await doesNotRead(origin, tokenOf('one', 'one'));
  socket.resume();
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  expect(await untilTaken(origin, tokenOf('one', 'one'))).toBe(200);
});

test('a slow service does not count against the reader', async () => {
  const origin = await address({ slots, reader: { ...reader, over: 100, bytesPerSecond: 10 ** 9 } }, 8, 100);
  const archive = await (await ask(origin, tokenOf('one', 'one'))).arrayBuffer();
  expect(archive.byteLength).toBeGreaterThan(8 * 48_000);
});

test('a person has one slot, an organization a few, and refusals say why', () => {
  const places = new ExportSlots(slots);
  const asker = (person: string, organization: string) => askerIn(tokenOf(person, organization));
  const back = places.take(asker('a', 'water'));
  expect(() => places.take(asker('a', 'water'))).toThrow('You already have a download in progress');
  places.take(asker('b', 'water'));
  places.take(asker('c', 'water'));
  expect(() => places.take(asker('d', 'water'))).toThrow('Others in your organization');
  places.take(asker('e', 'trees'));
  back();
  back();
  places.take(asker('a', 'water'));
  expect(() => places.take(asker('d', 'water'))).toThrow('Others in your organization');
});

test.each(['', 'Bearer', 'Bearer a.b.c', 'Bearer a.bnVsbA.c', `Bearer a.${btoa('{"sub":1}')}.c`])(
  'the token %j is none of ours and counts for itself',
  (authorization) => {
    expect(askerIn(authorization)).toEqual({ person: authorization, organization: authorization });
  },
);
