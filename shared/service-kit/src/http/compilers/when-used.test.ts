import { Type } from 'typebox';
import { defineService } from '../../service.ts';
import { testConfig } from '../../testing/test-app.ts';

const Note = Type.Object({ text: Type.String({ maxLength: 5 }) });
const service = defineService({
  name: 'notes',
  database: false,
  publicRoutes: async (app) => {
    app.post('/notes', { schema: { body: Note, response: { 200: Note } } }, async ({ body }) => ({
      ...body,
      secret: 'not in the schema',
    }));
    app.get('/broken', { schema: { params: { type: 'no such type' } as never } }, async () => 'never');
  },
});
const given = { pressure: false, config: { ...testConfig(), logLevel: 'silent' as const } };

test('a schema is compiled at its first call, and then refuses and writes as Fastify does by itself', async () => {
  const app = await service.build(given);
  await app.ready();
  for (let call = 0; call < 2; call++) {
    const refused = await app.inject({ method: 'POST', url: '/notes', body: { text: 'too long' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toContain('text');
    const answer = await app.inject({ method: 'POST', url: '/notes', body: { text: 'short' } });
    expect(answer.json()).toEqual({ text: 'short' });
  }
  // Only whoever calls it is affected.
  expect((await app.inject({ url: '/broken' })).statusCode).toBe(500);
  await app.close();
});

test('tests compile all at once, so that they find a broken one', async () => {
  const app = await service.build({ ...given, compileSchemas: 'now' });
  await expect(app.ready()).rejects.toThrow('validation schema for GET: /broken');
});
