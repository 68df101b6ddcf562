import { setTimeout as wait } from 'node:timers/promises';
import { defineService } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';

/** A service of the kit, as far as stopping is concerned. */
const service = defineService({
  name: 'proposals',
  database: false,
  publicRoutes: async (app) => {
    app.all('/api/proposals', async ({ method }) => {
      await wait(method === 'GET' ? 1 : 5);
      return { ok: true };
    });
  },
});
const started = async (port = 0) => {
  const app = await service.build({ config: { logLevel: 'silent', rateLimit: 0 }, pressure: false });
  await app.listen({ host: '127.0.0.1', port });
  return app;
};
const withoutConnections = async (app?: FastifyInstance): Promise<void> => {
  const open = await new Promise<number>((resolve) => {
    if (app) app.server.getConnections((_error, count) => resolve(count));
    else resolve(0);
  });
  if (open === 0) return;
  await wait(5);
  await withoutConnections(app);
};
const calledTimes = (app: FastifyInstance, count: number): Promise<void> =>
  new Promise((resolve) => {
    let calls = 0;
    app.server.on('request', () => {
      calls += 1;
      if (calls === count) resolve();
    });
  });
const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port;

let door: TestGateway;
beforeEach(() => {
  door = new TestGateway();
});
afterEach(() => door.close());

const calls: [method: string, headers?: Record<string, string>][] = [
  ['GET'],
  ['POST', { 'idempotency-key': 'one' }],
  ['PUT', { 'if-match': '"1"' }],
  ['GET'],
  ['DELETE'],
  ['POST'],
];

test('while both processes of a service are replaced one after the other, no call fails, not even those that nothing repeats', async () => {
  const processes = [await started(), await started()];
  const ports = processes.map(portOf);
  const proposals = ports.map((port) => `http://127.0.0.1:${port}`);
  const origin = await door.listen(
    await door.build({ services: { proposals } }, undefined, { rateLimit: 0 }),
  );

  let isOver = false;
  let answered = 0;
  const failed: string[] = [];
  const caller = async (first: number) => {
    for (let n = first; !isOver; n += 1) {
      const [method, headers = {}] = calls[n % calls.length] ?? ['GET'];
      const status = await fetch(`${origin}/api/proposals`, { method, headers }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => String(error.cause ?? error),
      );
      // A call without a pause after it would only keep the processor busy.
      await wait(3);
      if (status === 200) answered += 1;
      else failed.push(`${method} ${status}`);
    }
  };
  const callers = Array.from({ length: 12 }, (_, n) => caller(n));
  const moreAnswers = async (count: number) => {
    const until = answered + count;
    while (answered < until && failed.length === 0) await wait(5);
  };
  for (const [place, port] of ports.entries()) {
    await moreAnswers(30);
    processes[place]?.stopBeingReady();
    // Each connection to it is closed with an answer or unused; in production `DRAIN_MS` gives that time.
    await withoutConnections(processes[place]);
    await processes[place]?.close();
    await moreAnswers(30);
    const next = await started(port);
    processes[place] = next;
    // As a rollout does: the next one is replaced once this one takes part.
    await calledTimes(next, 10);
  }
  await moreAnswers(30);
  isOver = true;
  await Promise.all(callers);
  for (const one of processes) await one.close();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(150);
}, 60_000);
