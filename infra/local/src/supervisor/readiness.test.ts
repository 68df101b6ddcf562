import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { answersWell } from './readiness.ts';

test('it asks until the answer is a success, and leaves no connection behind that would have to be looked after', async () => {
  const statuses = [503, 404, 200];
  let answers = 0;
  const server = createServer((_request, response) => {
    response.statusCode = statuses.shift() ?? 500;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await answersWell(`http://127.0.0.1:${port}/readyz`, new AbortController().signal, () => {
    answers += 1;
  });
  expect(answers).toBe(3);
  expect(await promisify(server.getConnections.bind(server))()).toBe(0);
  server.close();
});

test('it ends with its signal, whether or not anything listens', async () => {
  const over = new AbortController();
  const asking = answersWell('http://127.0.0.1:1/readyz', over.signal);
  over.abort();
  await expect(asking).rejects.toThrow(/aborted/);
});
