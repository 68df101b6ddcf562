import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';
import type { OpenApiDocument } from './openapi-document.ts';

let door: TestGateway;

beforeEach(() => {
  door = new TestGateway();
});

afterEach(() => door.close());

const describing =
  (paths: object, schemas: object = {}) =>
  (app: FastifyInstance) => {
    app.get('/openapi.json', async () => ({
      openapi: '3.1.0',
      info: { title: 'x', version: '1' },
      paths,
      components: { schemas },
    }));
  };

const errorRef = { content: { 'application/json': { schema: { $ref: '#/components/schemas/def-0' } } } };

async function twoServices() {
  const identity = await door.service(
    describing(
      { '/api/auth/login': { post: { summary: 'Sign in', responses: { 401: errorRef } } } },
      { 'def-0': { title: 'of identity' } },
    ),
  );
  const proposals = await door.service(
    describing(
      {
        '/api/proposals/{id}': {
          get: {
            summary: 'Read <one>',
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: { 200: { description: 'Default Response' }, 404: errorRef },
          },
        },
      },
      { 'def-0': { title: 'of proposals', allOf: [{ $ref: '#/components/schemas/def-0' }] } },
    ),
  );
  return { identity, proposals };
}

test('one document has all services, with their shared schemas kept apart', async () => {
  const app = await door.build({ services: await twoServices() });
  const answer = await app.inject('/api/docs/openapi.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const document = answer.json<OpenApiDocument>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/api/auth/login',
    '/api/proposals/{id}',
    '/api/auth/export',
    '/api/platform/errors',
    '/api/platform/remote-permissions',
    '/api/platform/status',
  ]);
  expect(document.paths['/api/auth/login']?.post?.tags).toEqual(['identity']);
  expect(document.components?.schemas).toMatchObject({
    'identity.def-0': { title: 'of identity' },
    'proposals.def-0': { title: 'of proposals', allOf: [{ $ref: '#/components/schemas/proposals.def-0' }] },
  });
  expect(JSON.stringify(document.paths['/api/auth/login'])).toContain(
    '"#/components/schemas/identity.def-0"',
  );
  expect(document.info.description).not.toContain('Left out');
});

test('services write their documents one after the other, because they may share a process', async () => {
  const [writing, mostAtOnce] = [new Set<string>(), new Set<number>()];
  const counted = (name: string) =>
    door.service((app) => {
      app.get('/openapi.json', async () => {
        mostAtOnce.add(writing.add(name).size);
        await new Promise(setImmediate);
        writing.delete(name);
        return { openapi: '3.1.0', info: { title: name, version: '1' }, paths: {} };
      });
    });
  const services = { identity: await counted('identity'), proposals: await counted('proposals') };
  const app = await door.build({ services });
  expect((await app.inject('/api/docs/openapi.json')).statusCode).toBe(200);
  expect([...mostAtOnce]).toEqual([1]);
});

test('a service that is down, slow or broken is left out and named', async () => {
  const { identity } = await twoServices();
  const nonsense = await door.service((app) => {
    app.get('/openapi.json', async () => 'no document');
  });
  const slow = await door.service((app) => {
    app.get('/openapi.json', () => new Promise(() => {}));
  });
  const services = { identity, proposals: nonsense, profiles: slow, impact: 'http://127.0.0.1:1' };
  const app = await door.build({ services });
  const document = (await app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
  expect(document.paths).toHaveProperty(['/api/auth/login']);
  expect(document.info.description).toContain(
    'Left out because they are not responding right now: proposals, profiles, impact.',
  );
});

test('the page is a list that needs no scripts and has none inline, and content from services is only text', async () => {
  const app = await door.build({ services: await twoServices() });
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toMatch(
    /<script(?! defer src="\/api\/docs\/viewer\/[0-9a-f]{16}\/[a-z.-]+"><\/script>)|<style|style=|onclick/,
  );
  expect(page.body).toContain('Read &lt;one&gt;');
  for (const text of ['/api/auth/login', '/api/proposals/{id}', 'POST', 'Answer 404', 'proposals.def-0']) {
    expect(page.body).toContain(text);
  }
  // Links of before lead to a service.
  expect(page.body).toContain('<section id="identity">');
  const style = await app.inject('/api/docs/style.css');
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

describe('the viewer', () => {
  test('has files of this origin, which browsers keep for a year', async () => {
    const app = await door.build({ services: {} });
    const { body } = await app.inject('/api/docs');
    const files = [...body.matchAll(/"(\/api\/docs\/viewer\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.map((file) => file.split('/').at(-1))).toEqual([
      'swagger-ui.css',
      'swagger-ui-bundle.js',
      'start.js',
    ]);
    for (const file of files) {
      const answer = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      });
    }
  });

  test('after an update, an open page gets its files, but does not keep them', async () => {
    const app = await door.build({ services: {} });
    const answer = await app.inject('/api/docs/viewer/0000000000000000/start.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await app.inject('/api/docs/viewer/0000000000000000/package.json')).statusCode).toBe(404);
    expect((await app.inject('/api/docs/viewer/0/..%2Fpackage.json')).statusCode).toBe(404);
  });

  test('only reads: nothing in it sends a call, keeps a key, asks another host or shows another document', async () => {
    const app = await door.build({ services: {} });
    const { body } = await app.inject('/api/docs/viewer/0/start.js');
    const options: Record<string, unknown>[] = [];
    const element = { hidden: true, classList: { toggle: () => {} } };
    runInNewContext(body, {
      document: { getElementById: () => element, documentElement: element },
      matchMedia: () => ({ addEventListener: () => {} }),
      location: { hash: '' },
      SwaggerUIBundle: (given: Record<string, unknown>) => options.push(given),
    });
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({
      url: '/api/docs/openapi.json',
      supportedSubmitMethods: [],
      persistAuthorization: false,
      queryConfigEnabled: false,
      validatorUrl: null,
    });
  });
});

test('a page and its viewer ask each service once; a service that was down is asked again', async () => {
  let asked = 0;
  let isUp = false;
  const identity = await door.service((app) => {
    app.get('/openapi.json', async (_request, reply) => {
      asked += 1;
      return isUp ? { openapi: '3.1.0', paths: {} } : reply.code(503).send({});
    });
  });
  const app = await door.build({ services: { identity } });
  const describe = async () =>
    (await app.inject('/api/docs/openapi.json')).json<OpenApiDocument>().info.description;
  expect(await describe()).toContain('Left out');
  const whileDown = asked;
  isUp = true;
  expect(await describe()).not.toContain('Left out');
  const once = asked - whileDown;
  expect(once).toBeGreaterThan(0);
  await app.inject('/api/docs');
  await Promise.all([describe(), describe()]);
  expect(asked - whileDown).toBe(once);
});

test('two requests get the same document', async () => {
  const app = await door.build({ services: await twoServices() });
  const [first, second] = [
    await app.inject('/api/docs/openapi.json'),
    await app.inject('/api/docs/openapi.json'),
  ];
  expect(second.body).toBe(first.body);
});
