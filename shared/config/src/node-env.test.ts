import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const NodeEnvironment = require('../jest/node-env.cjs');
const { compileSchemasOnce } = require('../jest/compiled-schemas.cjs');

const environment = () =>
  new NodeEnvironment({ projectConfig: { testEnvironmentOptions: {}, fakeTimers: {} } });

test('a storage that a file creates ends with the file, and an older one continues', async () => {
  const before = new AsyncLocalStorage<string>();
  before.enterWith('of a library');
  const file = environment();
  const storage = new AsyncLocalStorage<string>();
  storage.enterWith('of a file');
  await file.teardown();
  expect(storage.getStore()).toBeUndefined();
  expect(before.getStore()).toBe('of a library');
  before.disable();
});

describe('schemas', () => {
  /** A fake Fastify with two compilers that count their calls. */
  function compilers() {
    let count = 0;
    const factory = () => (_external: unknown, _options: unknown) => () => `compiled ${++count}`;
    const requireFromFastify = Object.assign((_library: string) => factory, {
      resolve: (library: string) => library,
      cache: {} as Record<string, { exports: unknown }>,
    });
    for (const library of ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'])
      requireFromFastify.cache[library] = { exports: factory };
    compileSchemasOnce(requireFromFastify);
    const { exports } = requireFromFastify.cache['@fastify/ajv-compiler'] as {
      exports: () => (external: object, options: object) => (route: { schema: object }) => string;
    };
    return exports;
  }

  test('are compiled once for all apps, and again if text, referenced schemas or options change', () => {
    const make = compilers();
    const schema = { type: 'string', title: 'of this test' };
    const first = make()({}, {})({ schema });
    expect(make()({}, {})({ schema: { ...schema } })).toBe(first);
    const others = [
      make()({}, {})({ schema: { ...schema, maxLength: 3 } }),
      make()({ other: { $id: 'other' } }, {})({ schema }),
      make()({}, { coerceTypes: true })({ schema }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
  });
});
