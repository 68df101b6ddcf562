import Module from 'node:module';
import { ErrorResponse } from '@harambee/domain/schemas';
import Fastify from 'fastify';
import { NotFound } from '../errors.ts';
import type { Routes } from '../service.ts';
import { newActor, twoTenants } from './actors.ts';
import { collectionScans, expectNoCollectionScan } from './collection-scans.ts';
import { expectIsolation } from './isolation.ts';
import { NoteModel, noteRoutes, notesService } from './notes-service.ts';
import { testApp } from './test-app.ts';

/** What the check must catch: a route that filters by id only, and one whose answers differ. */
const leakyRoutes: Routes = async (app) => {
  app.get<{ Params: { id: string } }>('/leaky/:id', async ({ params }) => {
    const note = await NoteModel.findOne({ _id: params.id }, null, { allTenants: true }).lean();
    if (!note) throw new NotFound();
    return { text: note.text };
  });
  app.get<{ Params: { id: string } }>(
    '/telling/:id',
    { schema: { response: { '4xx': ErrorResponse } } },
    async ({ params, actor }, reply) => {
      const note = await NoteModel.findOne({ _id: params.id }, null, { allTenants: true }).lean();
      if (note?.tenantId === actor.tenantId) return { text: note.text };
      return reply.code(404).send({ error: note ? 'Not yours' : 'Not found', requestId: 'x' });
    },
  );
};

const api = testApp(
  notesService({
    routes: async (app) => {
      await app.register(noteRoutes);
      await app.register(leakyRoutes);
    },
  }),
);

async function aNote() {
  const { ours, theirs } = await twoTenants();
  const { id } = (await api.as(ours).post('/api/notes', { text: 'secret' })).json<{ id: string }>();
  return { owner: ours, stranger: theirs, id };
}

test('the isolation check passes for a correct service', async () => {
  await expectIsolation(api, {
    ...(await aNote()),
    calls: [
      { method: 'GET', url: (id) => `/api/notes/${id}` },
      { method: 'PUT', url: (id) => `/api/notes/${id}`, body: { text: 'changed' } },
    ],
  });
});

test.each(['leaky', 'telling'])('the isolation check fails for a %s route', async (kind) => {
  const calls = [{ method: 'GET' as const, url: (id: string) => `/api/notes/${kind}/${id}` }];
  await expect(expectIsolation(api, { ...(await aNote()), calls })).rejects.toThrow();
});

test('queries with an index pass, and a query without one is named', async () => {
  const { tenantId, ...actor } = await newActor();
  await NoteModel.create({ _id: actor.userId, tenantId, text: 'x' });
  await expectNoCollectionScan(() => api.as(actor).get(`/api/notes/${actor.userId}`));
  await expectNoCollectionScan(() => NoteModel.find({ tenantId, text: 'x' }).lean());
  await expectNoCollectionScan(() => NoteModel.updateOne({ _id: 'x', tenantId }, { $set: { text: 'y' } }));
  const scans = await collectionScans(() =>
    NoteModel.find({ createdAt: new Date() }, null, { allTenants: true }).lean(),
  );
  expect(scans).toEqual([expect.stringContaining('createdAt')]);
});

test('relay and handlers use indexes', async () => {
  await expectNoCollectionScan(() => api.settle());
});

test('an app is built without a look at the modules that a worker has loaded', async () => {
  // Jest's own `require` has another cache.
  const { _cache: modules } = Module as unknown as { _cache: Record<string, unknown> };
  const path = '/of-this-test.js';
  const look = jest.fn();
  modules[path] = Object.defineProperty({}, 'exports', { get: look });
  const app = Fastify();
  await app.register(async () => {});
  await app.ready();
  delete modules[path];
  expect(look).not.toHaveBeenCalled();
});
