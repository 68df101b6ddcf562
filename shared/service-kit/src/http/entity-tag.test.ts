import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ErrorResponse, IdParams, StrictObject } from '@harambee/domain/schemas';
import { Type } from 'typebox';
import { markRole } from '../auth/ended-sessions.ts';
import { NotFound } from '../errors.ts';
import { newActor, type TestActor } from '../testing/actors.ts';
import { NoteModel, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { sendWritten, writeAnswer } from './written-answer.ts';

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
      app.get('/:id', { schema }, async ({ actor, params: { id } }) => ({
        text: await textOf(actor, id),
      }));
      app.get('/:id/written', { schema }, async (request, reply) => {
        const text = await textOf(request.actor, request.params.id);
        return sendWritten(request, reply, writeAnswer(reply, { text, secret: 'x' }));
      });
      app.get('/:id/file', async (_request, reply) => reply.type('text/csv').send('a,b'));
      app.post('/:id', { schema }, async () => ({ text: 'written' }));
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
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const header of [tag, tag.slice(2), `"other", ${tag}`]) {
      const { statusCode, body, headers } = await ask(actor, path, header);
      expect([statusCode, body, headers.etag, headers['content-type']]).toEqual([304, '', tag, undefined]);
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const header of ['"other"', '*', tag.slice(3, -1), '']) {
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

test('what is written before is packed from a size on, for whoever takes that, and the tag stays the same', async () => {
  const actor = await newActor();
  const path = `${await givenNote(actor, 'Wells '.repeat(500))}/written`;
  const tag = await tagOf(actor, path);
  const packed = (encoding: string, known?: string) =>
    api.anonymous.get(`/api/notes/${path}`, {
      ...actor.headers,
      'accept-encoding': encoding,
      ...(known !== undefined && { 'if-none-match': known }),
    });
  for (const [encoding, name, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const) {
    for (let times = 0; times < 2; times += 1) {
      const { headers, rawPayload } = await packed(encoding);
      expect(headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding', etag: tag });
      expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ text: 'Wells '.repeat(500) });
    }
    const known = await packed(encoding, tag);
    expect([known.statusCode, known.body, known.headers['content-encoding']]).toEqual([304, '', undefined]);
  }
  for (const encoding of ['', 'identity', 'br;q=0'])
    expect((await packed(encoding)).headers['content-encoding']).toBeUndefined();
});

test('neither files nor answers to writes have a tag', async () => {
  const actor = await newActor();
  const file = await ask(actor, 'x/file');
  const written = await api.as(actor).post('/api/notes/x');
  expect([file.statusCode, file.headers.etag]).toEqual([200, undefined]);
  expect([written.statusCode, written.headers.etag]).toEqual([200, undefined]);
});

test('HEAD has the tag of GET, and 304, too', async () => {
  const actor = await newActor();
  const path = await givenNote(actor);
  const head = (more = {}) =>
    api.app.inject({ method: 'HEAD', url: `/api/notes/${path}`, headers: { ...actor.headers, ...more } });
  const tag = await tagOf(actor, path);
  const { statusCode, headers } = await head();
  expect([statusCode, headers.etag]).toEqual([200, tag]);
  expect((await head({ 'if-none-match': tag })).statusCode).toBe(304);
});
