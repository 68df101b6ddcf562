import { expectContractKept, testApp } from '@harambee/service-kit/testing';
import { profiles } from './app.ts';

const api = testApp(profiles);

/** Every call of this service. One that is missing here fails the build. */
const calls = [
  'GET /api/ngo/profile/figures',
  'GET /api/ngo/profile/public/{id}',
  'GET /api/ngo/profile/tenant/{tenantId}',
  'POST /api/ngo/profile/',
  'POST /api/ngo/profile/public/{id}/views',
  'PUT /api/ngo/profile/{id}',
];

interface Operation {
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> };
  responses: Record<string, unknown>;
}

test('the document names exactly these calls, each with strict bodies and a schema for its answers', async () => {
  const { paths } = (await api.anonymous.get('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20\d$/)]),
      );
      const body = operation.requestBody?.content['application/json'];
      if (body) expect(body.schema.additionalProperties).toBe(false);
      return `${method.toUpperCase()} ${path}`;
    }),
  );
  expect(found.sort()).toEqual([...calls].sort());
});

test('unknown addresses and other methods answer 404', async () => {
  for (const [method, url] of [
    ['GET', '/api/ngo/profile'],
    ['DELETE', '/api/ngo/profile/x'],
    ['GET', '/api/ngo/profile/public'],
    ['PUT', '/api/ngo/profile/public/x/views'],
  ] as const) {
    expect([url, (await api.inject({ method, url })).statusCode]).toEqual([url, 404]);
  }
});

test('pages of the version before get on with this service', () => expectContractKept(api, 'profiles'));
