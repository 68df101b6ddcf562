/** @jest-environment @harambee/config/jest/jsdom-env.cjs */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Every module that declares API calls: the shared reads, and those of the shell and each remote. */
const declaring = [
  ...filesBelow('shared/platform/src/reads'),
  ...['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].flatMap((part) =>
    filesBelow(`${part}/src`).filter((file) => file.endsWith('.api.ts')),
  ),
];

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(root, folder, file));
}

/** Stands for any argument: every property exists, and as text it is ANY. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => 'ANY' : anything),
  apply: () => anything,
});

interface Endpoint {
  type: 'query' | 'mutation' | 'infinitequery';
  query?: (argument: unknown) => string | { url: string; method?: string };
  queryFn?: (argument: unknown, ...rest: unknown[]) => unknown;
}

/** The endpoints that the modules inject into the one API, in load order. */
async function declared(): Promise<[name: string, endpoint: Endpoint][]> {
  const { baseApi } = await import(join(root, 'shared/platform/src/api/base-api.ts'));
  const inject = jest.spyOn(baseApi as { injectEndpoints(options: object): unknown }, 'injectEndpoints');
  for (const file of declaring) await import(file);
  const types = { query: 'query', mutation: 'mutation', infiniteQuery: 'infinitequery' };
  const build = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, (one: object) => ({ ...one, type })]),
  );
  return inject.mock.calls.flatMap(([options]) =>
    Object.entries((options as { endpoints(from: object): Record<string, Endpoint> }).endpoints(build)),
  );
}

/** Each call of an endpoint: `GET /api/proposals/ANY`. A list may have two endpoints: one whole, one by page. */
async function callsOf({ type, query, queryFn }: Endpoint): Promise<string[]> {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const { method, url } = input as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    return Response.json({});
  };
  const isPaged = type === 'infinitequery';
  const argument = isPaged ? { queryArg: anything, pageParam: '' } : anything;
  const call = query?.(argument);
  if (typeof call === 'string') asked.push(`GET ${call.split('?')[0]}`);
  else if (call) asked.push(`${call.method ?? 'GET'} ${call.url.split('?')[0]}`);
  await queryFn?.(argument);
  return asked.map((one) => (isPaged ? `${one}, page after page` : one));
}

const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('each path and method has one endpoint, and each name one meaning', async () => {
  const endpoints = await declared();
  const names = endpoints.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['getMe', 'getProposalCards', 'getBadges', 'getNotifications']),
  );
  expect(twice(names)).toEqual([]);
  expect(names.filter((name) => !/^(get|create|update|delete)[A-Z]/.test(name))).toEqual([]);

  const calls: string[] = [];
  for (const [, endpoint] of endpoints) calls.push(...(await callsOf(endpoint)));
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /api/proposals',
      'PUT /api/proposals/ANY',
      'GET /api/test/notifications/ANY',
    ]),
  );
  expect(twice(calls)).toEqual([]);
});
