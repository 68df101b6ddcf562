import { StrictObject } from '@harambee/domain/schemas';
import { Type } from 'typebox';
import type { Routes } from '../service.ts';
import { newActor } from '../testing/actors.ts';
import { notesService } from '../testing/notes-service.ts';
import { testApp, testConfig } from '../testing/test-app.ts';

const answer = { response: { 200: StrictObject({ role: Type.String() }) } };
const routes: Routes = async (app) => {
  app.get('/role/', { schema: answer }, async ({ actor }) => ({ role: actor.role }));
  app.put('/role', { schema: answer }, async ({ actor }) => ({ role: actor.role }));
};
const permissions = {
  'GET /api/notes/role': 'records.read',
  'PUT /api/notes/role': 'people.manage',
} as const;

const api = testApp(notesService({ routes, permissions }));
const start = async (lines: Record<string, 'records.read'>) => {
  const app = await notesService({ routes, permissions: lines }).build({
    background: false,
    pressure: false,
    config: testConfig(),
  });
  try {
    await app.ready();
  } finally {
    await app.close();
  }
};

test('a service does not start with a route that has no line', async () => {
  await expect(start({ 'GET /api/notes/role': 'records.read' })).rejects.toThrow(
    "notes: permissions.ts has no line for 'PUT /api/notes/role'",
  );
});

test('nor with a line that has no route', async () => {
  const lines = { 'GET /api/notes/role': 'records.read', 'PUT /api/notes/role': 'records.read' } as const;
  await expect(start({ ...lines, 'GET /api/notes/rule': 'records.read' })).rejects.toThrow(
    'notes: permissions.ts has lines without a route: GET /api/notes/rule',
  );
});

test('a role is asked for what the line says, whatever the method', async () => {
  const viewer = api.as(await newActor({ role: 'Viewer' }));
  expect((await viewer.get('/api/notes/role/')).json()).toEqual({ role: 'Viewer' });
  const refused = await viewer.put('/api/notes/role');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toBe('Only an owner of the organization can do this');
});

test('OpenAPI says what each call asks for', async () => {
  const { paths } = (await api.anonymous.get('/openapi.json')).json();
  expect(paths['/api/notes/role'].put['x-permission']).toBe('people.manage');
  expect(paths['/api/notes/role/'].get['x-permission']).toBe('records.read');
});
