import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

// Each test starts a gateway and services, which takes a while on a busy machine.
jest.setTimeout(60_000);

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

const url = '/api/proposals';
type Call = [method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', headers?: Record<string, string>];
const key = { 'idempotency-key': 'one' };

/** What a process does that is going away; afterwards it answers. */
const endings = {
  'drops its connection': (app: FastifyInstance) =>
    app.addHook('preHandler', async (_request, reply) => {
      reply.hijack();
      reply.raw.destroy();
    }),
  'refuses because it stops': (app: FastifyInstance) =>
    app.addHook('preHandler', async (_request, reply) =>
      reply.code(503).header('connection', 'close').send({ error: 'Restarting. Please try again.' }),
    ),
};

/** A service that fails this often before it answers; `asked` counts its calls. */
async function failing(times: number, ending: keyof typeof endings) {
  const seen = { asked: 0, bodies: [] as unknown[] };
  const address = await door.service((app) => {
    app.register(async (scope) => {
      endings[ending]({
        addHook: (name: 'preHandler', hook: (...args: unknown[]) => Promise<unknown>) =>
          scope.addHook(name, async (request, reply) => {
            seen.asked += 1;
            return seen.asked > times ? undefined : hook(request, reply);
          }),
      } as unknown as FastifyInstance);
      scope.route({
        method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
        url,
        handler: async ({ body }) => {
          seen.bodies.push(body);
          return { ok: true };
        },
      });
    });
  });
  return { seen, app: await door.build({ services: { proposals: address } }) };
}

const send = (app: FastifyInstance, [method, headers = {}]: Call) =>
  app.inject({ method, url, headers, ...(method !== 'GET' && { payload: { title: 'Water' } }) });

describe.each(Object.keys(endings) as (keyof typeof endings)[])('a service that %s', (ending) => {
  test.each<Call>([['GET'], ['POST', key], ['PATCH', key], ['PUT']])(
    '%s %j is sent again, whole, until it is answered',
    async (...call) => {
      const { seen, app } = await failing(2, ending);
      expect((await send(app, call)).statusCode).toBe(200);
      expect(seen.asked).toBe(3);
      if (call[0] !== 'GET') expect(seen.bodies).toEqual([{ title: 'Water' }]);
    },
  );

  test.each<Call>([['POST'], ['PATCH'], ['DELETE', key], ['PUT', { 'if-match': '"3"' }]])(
    '%s %j is not: it may have arrived',
    async (...call) => {
      const { seen, app } = await failing(1, ending);
      expect((await send(app, call)).statusCode).toBe(503);
      expect(seen.asked).toBe(1);
    },
  );

  test('it is not asked for ever', async () => {
    const { seen, app } = await failing(100, ending);
    expect((await send(app, ['GET'])).statusCode).toBe(503);
    expect(seen.asked).toBe(4);
  });
});

describe('a write whose process was killed holds its key for a while', () => {
  /** Drops its first call, and refuses the next ones as one does that finds the key held. */
  async function killed(refusals: number, held: Record<string, string> = { 'retry-after': '2' }) {
    const seen = { asked: 0 };
    const address = await door.service((app) => {
      app.post(url, async (_request, reply) => {
        seen.asked += 1;
        if (seen.asked === 1) {
          reply.hijack();
          reply.raw.destroy();
        } else if (seen.asked <= 1 + refusals) return reply.code(409).headers(held).send({ error: 'wait' });
        return { ok: true };
      });
    });
    return { seen, app: await door.build({ services: { proposals: address } }) };
  }

  test('it is asked again until the key is free', async () => {
    const { seen, app } = await killed(2);
    expect((await send(app, ['POST', key])).statusCode).toBe(200);
    expect(seen.asked).toBe(4);
  });

  test('another 409 is the answer', async () => {
    const { seen, app } = await killed(2, {});
    expect((await send(app, ['POST', key])).statusCode).toBe(409);
    expect(seen.asked).toBe(2);
  });

  test('a call that no process dropped gets its 409 at once', async () => {
    const { seen, app } = await killed(2);
    await send(app, ['POST']);
    expect((await send(app, ['POST', key])).statusCode).toBe(409);
    expect(seen.asked).toBe(2);
  });
});

describe('several processes of a service', () => {
  const counting = () => {
    const seen = { calls: 0 };
    return {
      seen,
      routes: (app: FastifyInstance) => {
        app.all(url, async () => {
          seen.calls += 1;
          return { ok: true };
        });
      },
    };
  };

  test('get calls in turn', async () => {
    const [one, two] = [counting(), counting()];
    const proposals = [await door.service(one.routes), await door.service(two.routes)];
    const app = await door.build({ services: { proposals } });
    for (let n = 0; n < 20; n += 1) await send(app, ['GET']);
    expect([one.seen.calls, two.seen.calls]).toEqual([10, 10]);
  });

  test('when one is gone the other gets all: also writes, for nothing of them was sent', async () => {
    const gone = new TestGateway();
    const proposals = [await gone.service(counting().routes)];
    await gone.close();
    const { seen, routes } = counting();
    proposals.push(await door.service(routes));
    const app = await door.build({ services: { proposals } });
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'POST'] as const)
      expect([method, (await send(app, [method])).statusCode]).toEqual([method, 200]);
    expect(seen.calls).toBe(6);
  });

  test('one that says it stops gets no more calls', async () => {
    const { seen, routes } = counting();
    const stopping = { calls: 0 };
    const proposals = [
      await door.service((app) => {
        app.get(url, async (_request, reply) => {
          stopping.calls += 1;
          return reply.header('connection', 'close').send({ ok: true });
        });
      }),
      await door.service(routes),
    ];
    const app = await door.build({ services: { proposals } });
    for (let n = 0; n < 20; n += 1) expect((await send(app, ['GET'])).statusCode).toBe(200);
    expect(stopping.calls).toBe(1);
    expect(seen.calls).toBe(19);
  });

  test('behind one address, a new one gets its share: no connection lives for long', async () => {
    let connections = 0;
    const proposals = await door.service((app) => {
      app.server.on('connection', () => {
        connections += 1;
      });
      counting().routes(app);
    });
    const app = await door.build({ services: { proposals } });
    for (let n = 0; n < 5; n += 1) await send(app, ['GET']);
    const before = connections;
    const later = Date.now() + 11_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    for (let n = 0; n < 5; n += 1) await send(app, ['GET']);
    clock.mockRestore();
    expect(connections).toBeGreaterThan(before);
  });

  test('the gateway itself passes over one that is gone: sessions are found', async () => {
    const gone = new TestGateway();
    const dead = await gone.service(() => {});
    await gone.close();
    const living = await door.service((app) => {
      app.get('/readyz', async () => ({ status: 'ready' }));
    });
    const app = await door.build({ services: { identity: [dead, living], proposals: dead } });
    for (let n = 0; n < 5; n += 1)
      expect((await app.inject('/api/platform/status')).json()).toEqual({
        services: { identity: 'up', proposals: 'down' },
      });
  });
});
