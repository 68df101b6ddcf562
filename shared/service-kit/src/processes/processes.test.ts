import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isLong } from '@harambee/config/long-tests.mjs';
import { newActor } from '../testing/actors.ts';
import { testConfig, testDatabase } from '../testing/test-app.ts';
import { readHostedServices } from './hosted-services.ts';

const config = testConfig();
testDatabase(config);
// A process that compiles its sources starts slowly on a busy machine.
jest.setTimeout(60_000);

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const loader = here('../../../config/typescript/sources.mjs');
const addressOf = (port: number) => `http://127.0.0.1:${port}`;
let child: ChildProcess | undefined;
let output = '';
let ports: Record<string, number | undefined> = {};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Hosts these services; resolves when they are ready or the process has ended. */
const host = (...names: string[]) => hostWith({}, names);

async function hostWith(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
  onSpawn = (_child: ChildProcess) => {},
): Promise<number | undefined> {
  const free = await Promise.all(names.map(freePort));
  ports = { ...Object.fromEntries(names.map((name, at) => [name, free[at]])), ...ports };
  const hosted = names.map((name) => ({ name, script: here(`./testing/${name}.ts`), port: ports[name] }));
  output = '';
  const started = spawn(
    process.execPath,
    ['--conditions=source', '--import', pathToFileURL(loader).href, here('./main.ts')],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        MONGODB_DB: config.mongodbDb,
        LOG_LEVEL: 'info',
        HOSTED_SERVICES: JSON.stringify(hosted),
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    },
  ) as ChildProcessByStdio<Writable, Readable, Readable>;
  child = started;
  onSpawn(started);
  const ready = new Promise<undefined>((resolve) => {
    started.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('"ready":true')) resolve(undefined);
    });
    started.stderr.on('data', (chunk) => {
      output += chunk;
    });
  });
  return Promise.race([ready, once(started, 'close').then(([code]) => code as number)]);
}

const get = async (name: string, path: string) => fetch(`${addressOf(ports[name] ?? 0)}${path}`);
const ended = async () => (await once(child as ChildProcess, 'close'))[0] as number;

afterEach(async () => {
  ports = {};
  if (child?.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await ended();
});

test('services in one process have ports, metrics and log lines of their own; events pass between them', async () => {
  // What it is told before it has loaded is kept.
  const told = hostWith({ WAIT_FOR_START: '1' }, ['notes', 'listener'], (early) => early.send('start'));
  expect(await told).toBeUndefined();
  const { headers } = await newActor();
  const made = await fetch(`${addressOf(ports.notes ?? 0)}/api/notes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'hello' }),
  });
  expect(made.status).toBe(201);
  const since = performance.now();
  while ((await (await get('listener', '/heard')).text()) !== '["hello"]')
    if (performance.now() - since > 10_000) throw new Error('it was not heard');

  expect((await get('listener', '/api/notes/1')).status).toBe(404);
  expect(await (await get('notes', '/metrics')).text()).toContain('route="/api/notes"');
  expect(await (await get('listener', '/metrics')).text()).not.toContain('route="/api/notes"');
  expect(output).toMatch(/"service":"notes".*"route":"\/api\/notes"/);
  expect(output).toMatch(/"service":"listener".*"route":"\/heard"/);

  const end = ended();
  child?.kill('SIGTERM');
  expect(await end).toBe(0);
  expect(output).toMatch(/"service":"notes".*"msg":"stopping"/);
  expect(output).toMatch(/"service":"listener".*"msg":"stopping"/);
});

test('one that crashes ends the process, so that the supervisor starts all again', async () => {
  await host('notes', 'listener');
  const end = ended();
  await get('listener', '/crash').catch(() => undefined);
  expect(await end).toBe(1);
  expect(output).toContain('a mistake of the listener');
  // That a process starts again after one that has ended is tested by the supervisor.
  if (!isLong) return;
  expect(await host('notes', 'listener')).toBeUndefined();
  expect((await get('notes', '/readyz')).status).toBe(200);
});

test('started early, it loads, and leaves the database alone until it is told', async () => {
  let asked = 0;
  const database = createServer((socket) => {
    asked += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as { port: number };
  const env = { WAIT_FOR_START: '1', MONGODB_URI: `mongodb://127.0.0.1:${port}` };
  const ended = hostWith(env, ['loaded', 'notes']);
  while (!output.includes('loaded the services')) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(0);
  const connection = once(database, 'connection');
  child?.send('start');
  await connection;
  child?.kill('SIGKILL');
  await ended;
  database.close();
});

test('one that cannot start is named', async () => {
  expect(await host('notes', 'broken')).toBe(1);
  expect(output).toContain('broken could not start: Error: it has a mistake');

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  ports = { listener: port };
  expect(await host('notes', 'listener')).toBe(1);
  expect(output).toContain(`listener: PORT ${port} is taken by another program.`);
  other.close();
});

test.each([undefined, 'nonsense', '[]', '[{"name":"notes"}]', '[{"name":"a","script":"b","port":70000}]'])(
  'HOSTED_SERVICES=%s is refused in words',
  (text) => expect(() => readHostedServices(text)).toThrow('HOSTED_SERVICES must be a JSON list of services'),
);
