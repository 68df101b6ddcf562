import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

const id = 'a1b2c3';
const url = `/api/ngo/profile/public/${id}`;

let door: TestGateway;
let app: FastifyInstance;
let service: ProfilesDouble;

/** A fake profiles service that can hold back its answers until a test releases them. */
class ProfilesDouble {
  asked = 0;
  names: Record<string, string> = { [id]: 'Maji', other: 'Elimu' };
  seen: NodeJS.Dict<string | string[]>[] = [];
  status = 200;
  /** The next request. Resolves when it has arrived; it gets the data of that moment once `letGo` is called. */
  #held: { came: () => void; go: Promise<void> } | undefined;

  readonly routes = (app: FastifyInstance): void => {
    app.get<{ Params: { id: string } }>('/api/ngo/profile/public/:id', async ({ params, headers }, reply) => {
      this.asked += 1;
      this.seen.push(headers);
      const name = this.names[params.id];
      const held = this.#held;
      this.#held = undefined;
      held?.came();
      await held?.go;
      if (this.status !== 200) return reply.code(this.status).send({ error: 'Refused', requestId: 'theirs' });
      if (name === undefined) return reply.code(404).send({ error: 'Not found', requestId: 'theirs' });
      reply.headers({ 'content-security-policy': "default-src 'none'", 'set-cookie': 'secret=1' });
      return { profile: { id: params.id, name, mission: 'Water' } };
    });
    app.put<{ Params: { id: string }; Body: { name: string } }>(
      '/api/ngo/profile/:id',
      async ({ params, body }, reply) => {
        if (body.name === '') return reply.code(400).send({ error: 'Organization name is required' });
        this.names[params.id] = body.name;
        return { profile: { id: params.id } };
      },
    );
    app.post('/api/ngo/profile', async (_request, reply) => reply.code(201).send({}));
    app.post('/api/ngo/profile/public/:id/views', async (_request, reply) => reply.code(204).send());
  };

  hold(): { came: Promise<void>; letGo: () => void } {
    let came = () => {};
    let letGo = () => {};
    const arrived = new Promise<void>((resolve) => {
      came = resolve;
    });
    const go = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.#held = { came, go };
    return { came: arrived, letGo };
  }
}

const open = (headers: Record<string, string> = {}, target = url) => app.inject({ url: target, headers });
const nameIn = async (target = url) =>
  (await open({}, target)).json<{ profile: { name: string } }>().profile.name;
const rename = (name: string, target = id) =>
  app.inject({ method: 'PUT', url: `/api/ngo/profile/${target}`, payload: { name } });

beforeEach(async () => {
  door = new TestGateway();
  service = new ProfilesDouble();
  app = await door.build({ services: { profiles: await door.service(service.routes) } });
});

afterEach(() => door.close());

test('it is fetched once and then answered from the cache, byte for byte', async () => {
  const first = await open();
  const second = await open();
  expect(service.asked).toBe(1);
  expect(second.body).toBe(first.body);
  expect(first.json()).toEqual({ profile: { id, name: 'Maji', mission: 'Water' } });
  for (const { statusCode, headers } of [first, second]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      etag: expect.stringMatching(/^W\/".{22}"$/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('concurrent requests cause one call', async () => {
  const { came, letGo } = service.hold();
  const answers = Array.from({ length: 20 }, () => open());
  await came;
  letGo();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(service.asked).toBe(1);
});

test('the service never learns who is signed in, so answers cannot be personal', async () => {
  await open({ authorization: 'Bearer secret', cookie: 'sid=1.2' });
  expect(service.seen[0]).not.toHaveProperty('authorization');
  expect(service.seen[0]).not.toHaveProperty('cookie');
  expect(service.seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
});

test('a browser that has it gets a 304', async () => {
  const etag = String((await open()).headers.etag);
  const again = await open({ 'if-none-match': `"x", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await rename('Maji Safi');
  expect((await open({ 'if-none-match': etag })).statusCode).toBe(200);
});

test('an edit is visible at once, and drops no other profile', async () => {
  await open();
  await open({}, '/api/ngo/profile/public/other');
  await rename('Maji Safi');
  expect(await nameIn()).toBe('Maji Safi');
  expect(await nameIn('/api/ngo/profile/public/other')).toBe('Elimu');
  expect(service.asked).toBe(3);
});

test('an answer fetched before an edit is not cached after it', async () => {
  const { came, letGo } = service.hold();
  const early = open();
  await came;
  await rename('Maji Safi');
  // The old answer is still in transit when a new request gets the new one.
  expect(await nameIn()).toBe('Maji Safi');
  letGo();
  expect((await early).json().profile.name).toBe('Maji');
  expect(await nameIn()).toBe('Maji Safi');
  expect(service.asked).toBe(2);
});

test('another kind of write drops everything; a refused write or a visit drops nothing', async () => {
  await open();
  await rename('');
  await app.inject({ method: 'POST', url: `${url}/views` });
  await open();
  expect(service.asked).toBe(1);
  await app.inject({ method: 'POST', url: '/api/ngo/profile', payload: {} });
  await open();
  expect(service.asked).toBe(2);
});

test('unknown and unpublished profiles are cached, too, with the id of each request', async () => {
  delete service.names[id];
  const [unknown, again] = [await open(), await open()];
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'Not found']);
  expect(again.json().requestId).not.toBe(unknown.json().requestId);
  expect(unknown.json().requestId).not.toBe('theirs');
  service.status = 403;
  const off = '/api/ngo/profile/public/other';
  for (const answer of [await open({}, off), await open({}, off)]) {
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'Refused']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(service.asked).toBe(2);
});

test.each([429, 500, 503])('%i is forwarded and not cached', async (status) => {
  service.status = status;
  expect((await open()).statusCode).toBe(status);
  service.status = 200;
  expect(await nameIn()).toBe('Maji');
});

test('a service that is down is reported, and called again later', async () => {
  const down = await door.build({ services: { profiles: 'http://127.0.0.1:9' } });
  const answer = await down.inject(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toBe('The profiles part is not available right now. Please try again.');
});

test('a service that times out is not waited for twice', async () => {
  const slow = await door.build({ services: { profiles: await door.service(service.routes) } }, 100);
  const { letGo } = service.hold();
  const answer = await slow.inject(url);
  letGo();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(service.asked).toBe(1);
});

test('addresses without a valid id are forwarded to the service', async () => {
  for (const target of [
    `${url}/`,
    '/api/ngo/profile/public/a.b',
    `/api/ngo/profile/public/${'x'.repeat(65)}`,
  ]) {
    await open({}, target);
    await open({}, target);
  }
  expect((await open({}, '/api/ngo/profile/public/%2e%2e')).statusCode).toBe(404);
  expect(service.asked).toBe(4);
});
