import { ErrorResponse, IdParams, StrictObject } from '@harambee/domain/schemas';
import { Type } from 'typebox';
import { markRole } from '../auth/ended-sessions.ts';
import { NotFound } from '../errors.ts';
import { newActor, type TestActor } from '../testing/actors.ts';
import { NoteModel, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { sendWritten, writeAnswer } from './entity-tag.ts';

const Text = StrictObject({ text: Type.String() });
const schema = { params: IdParams, response: { 200: Text, '4xx': ErrorResponse } };

async function textOf({ tenantId }: TestActor | { tenantId: string }, id: string): Promise<string> {
  const note = await NoteModel.findOne({ _id: id, tenantId }).lean();
  if (!note) throw new NotFound();
  return note.text;
}

const api = testApp(
  notesService({
    routes: async (app) => {
      const config = { revalidates: true };
      app.get('/:id', { schema, config }, async ({ actor, params: { id } }) => ({
        text: await textOf(actor, id),
      }));
      app.get('/:id/written', { schema, config }, async (request, reply) => {
        const text = await textOf(request.actor, request.params.id);
        return sendWritten(request, reply, writeAnswer(reply, { text, secret: 'x' }));
      });
      app.get('/:id/untagged', { schema }, async ({ actor, params: { id } }) => ({
        text: await textOf(actor, id),
      }));
    },
  }),
);

async function givenNote({ tenantId }: TestActor, text = 'Wells'): Promise<string> {
  const { _id } = await NoteModel.create({ _id: tenantId, tenantId, text });
  return _id;
}

const ask = (actor: TestActor, path: string, tag?: string) =>
  api.anonymous.get(`/api/notes/${path}`, {
    ...actor.headers,
    ...(tag !== undefined && { 'if-none-match': tag }),
  });

async function tagOf(actor: TestActor, path: string): Promise<string> {
  const { headers, statusCode } = await ask(actor, path);
  expect(statusCode).toBe(200);
  return String(headers.etag);
}

describe.each(['', '/written'])('an answer with a tag (%j)', (end) => {
  test('is 304 without content for whoever has it, and no cache on the way may keep it (PERF-16)', async () => {
    const actor = await newActor();
    const path = (await givenNote(actor)) + end;
    const tag = await tagOf(actor, path);
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const { statusCode, body, headers } = await ask(actor, path, header);
      expect([statusCode, body, headers.etag, headers['content-type']]).toEqual([304, '', tag, undefined]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const header of ['"other"', '*', tag.slice(1, -1), '']) {
      expect((await ask(actor, path, header)).json()).toEqual({ text: 'Wells' });
    }
  });

  test('has another tag after a change, and the same one after the change is taken back', async () => {
    const actor = await newActor();
    const path = (await givenNote(actor)) + end;
    const tag = await tagOf(actor, path);
    const write = (text: string) =>
      NoteModel.updateOne({ _id: actor.tenantId, tenantId: actor.tenantId }, { $set: { text } });
    await write('Schools');
    const changed = await ask(actor, path, tag);
    expect([changed.statusCode, changed.json()]).toEqual([200, { text: 'Schools' }]);
    expect(changed.headers.etag).not.toBe(tag);
    await write('Wells');
    expect((await ask(actor, path, tag)).statusCode).toBe(304);
  });

  test('has another tag for a colleague, for another role and in another organization', async () => {
    const actor = await newActor();
    const colleague = await newActor({ tenantId: actor.tenantId });
    const elsewhere = await newActor({ userId: actor.userId });
    const path = (await givenNote(actor)) + end;
    const tag = await tagOf(actor, path);
    const ofColleague = await ask(colleague, path, tag);
    expect([ofColleague.statusCode, ofColleague.json()]).toEqual([200, { text: 'Wells' }]);
    await givenNote(elsewhere);
    expect((await ask(elsewhere, elsewhere.tenantId + end, tag)).statusCode).toBe(200);
    const viewer = await newActor({ ...actor, role: 'Viewer' });
    expect((await ask(viewer, path, tag)).statusCode).toBe(200);
    // In a session whose role was changed the token still says the former one.
    await markRole([actor.sessionId], 'Viewer');
    await api.app.endedSessions.poll();
    expect((await ask(actor, path, tag)).statusCode).toBe(200);
  });

  test('is refused like any other: without a session, without the record', async () => {
    const actor = await newActor();
    const path = (await givenNote(actor)) + end;
    const tag = await tagOf(actor, path);
    expect((await api.anonymous.get(`/api/notes/${path}`, { 'if-none-match': tag })).statusCode).toBe(401);
    api.app.endedSessions.add([actor.sessionId]);
    expect((await ask(actor, path, tag)).statusCode).toBe(401);
    const other = await newActor();
    const missing = await ask(other, path, tag);
    expect([missing.statusCode, missing.headers.etag]).toEqual([404, undefined]);
  });
});

test('what is written before goes through the schema of the route, too', async () => {
  const actor = await newActor();
  const { json, headers } = await ask(actor, `${await givenNote(actor)}/written`);
  expect(json()).toEqual({ text: 'Wells' });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a route that does not ask for tags has none', async () => {
  const actor = await newActor();
  const { headers } = await ask(actor, `${await givenNote(actor)}/untagged`);
  expect(headers.etag).toBeUndefined();
});
