import { readServices } from '@harambee/config/workspace/services.mjs';
import { planParts } from './parts.ts';
import { readSettings } from './settings.ts';

const data = { root: '/data', database: '/data/database', logs: '/data/logs', remotes: '/data/remotes' };
const planned = async (env: NodeJS.ProcessEnv, dev: string[] = []) =>
  planParts(readSettings(env), 3000, { ...data, release: async () => {} }, 'keys', dev);
const names = (stages: Awaited<ReturnType<typeof planned>>) =>
  stages.map((plans) => plans.map(({ name }) => name));
const services = readServices().map(({ name }) => name);

test('each service has a process of its own: database first, gateway last', async () => {
  expect(names(await planned({}))).toEqual([['database'], [...services, 'sign-in'], ['gateway']]);
});

test('ONE_PROCESS=1: the same entry files in one process, with a port for each', async () => {
  const stages = await planned({ ONE_PROCESS: '1', METRICS_PORT: '9464' });
  expect(names(stages)).toEqual([['database'], ['services', 'sign-in']]);
  const plan = stages[1]?.[0];
  const hosted = JSON.parse(plan?.env.HOSTED_SERVICES ?? '') as { name: string; port: number }[];
  expect(hosted.map(({ name }) => name)).toEqual([...services, 'gateway']);
  expect(new Set(hosted.map(({ port }) => port)).size).toBe(hosted.length);
  expect(hosted.at(-1)).toMatchObject({ port: 3000, metricsPort: 9464 });
  expect(hosted.filter((service) => 'metricsPort' in service)).toHaveLength(1);
  // One event loop, so one of them is asked whether it lives.
  expect(plan?.aliveUrl).toBe('http://127.0.0.1:3000/healthz');
  // What differs between them is in the list, so that no service takes the port of another.
  expect(plan?.env).toMatchObject({ PORT: undefined, METRICS_PORT: undefined, DATA_DIR: '/data' });
  const { port } = hosted.find(({ name }) => name === 'proposals') ?? {};
  expect(plan?.env.PROPOSALS_URL).toBe(`http://127.0.0.1:${port}`);
});

test('in one process services are bundled, but not while somebody develops', async () => {
  const scripts = async (...dev: string[]) => {
    const [, [plan] = []] = await planned({ ONE_PROCESS: '1' }, dev);
    return [plan, ...(plan?.hosts ?? [])].map((one) => one?.script.split('/').slice(-3).join('/'));
  };
  expect(await scripts()).toEqual(
    ['main', ...services, 'gateway'].map((name) => `one-process/dist/${name}.mjs`),
  );
  expect(await scripts('proposals')).toEqual([
    'dist/processes/main.js',
    ...[...services, 'gateway'].map((name) => `${name}/dist/server.js`),
  ]);
});

test('ONE_PROCESS is 1 or 0', async () => {
  await expect(planned({ ONE_PROCESS: 'yes' })).rejects.toThrow('ONE_PROCESS is "yes": give 1');
});
