import { StrictObject } from '@harambee/domain/schemas';
import { Type } from 'typebox';
import { newActor } from '../testing/actors.ts';
import { travel } from '../testing/clock.ts';
import { notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { EndedSessionModel } from './ended-session.model.ts';
import { markRole } from './ended-sessions.ts';

const answer = { response: { 200: StrictObject({ role: Type.String() }) } };
const api = testApp(
  notesService({
    routes: async (app) => {
      app.get('/role', { schema: answer }, async ({ actor }) => ({ role: actor.role }));
      app.post('/role', { schema: answer }, async ({ actor }) => ({ role: actor.role }));
    },
    cookieRoutes: async (app) => {
      app.post('/role-by-cookie', { schema: answer }, async ({ actor }) => ({ role: actor.role }));
    },
  }),
);

const everything = (headers: Record<string, string>) =>
  api.anonymous.get('/internal/export?scope=organization', headers);
const read = (headers: Record<string, string>) => api.anonymous.get('/api/notes/role', headers);
const write = (headers: Record<string, string>) => api.anonymous.post('/api/notes/role', undefined, headers);

test('an owner demoted in another process is a member in the very next call', async () => {
  const actor = await newActor();
  expect((await everything(actor.headers)).statusCode).toBe(200);
  expect((await write(actor.headers)).json()).toEqual({ role: 'Owner' });
  await markRole([actor.sessionId], 'Member');
  expect((await everything(actor.headers)).statusCode).toBe(403);
  expect((await write(actor.headers)).json()).toEqual({ role: 'Member' });
});

test('also with the cookie, and only in that session', async () => {
  const actor = await newActor();
  const elsewhere = await newActor({ userId: actor.userId, tenantId: actor.tenantId });
  await markRole([actor.sessionId], 'Member');
  const { headers } = actor.byCookie;
  const byCookie = await api.anonymous.post('/api/notes/role-by-cookie', undefined, headers);
  expect(byCookie.json()).toEqual({ role: 'Member' });
  expect((await write(elsewhere.headers)).json()).toEqual({ role: 'Owner' });
});

test('a mark does not end the session, and reads notice it after the next update', async () => {
  const actor = await newActor();
  await markRole([actor.sessionId], 'Member');
  await api.app.endedSessions.poll();
  expect((await read(actor.headers)).json()).toEqual({ role: 'Member' });
});

test('a mark is forgotten once all older tokens have expired', async () => {
  const actor = await newActor();
  await markRole([actor.sessionId], 'Member');
  await api.app.endedSessions.poll();
  await EndedSessionModel.deleteMany({});
  const back = travel(31 * 60_000);
  await api.app.endedSessions.poll();
  expect(api.app.endedSessions.roleOf(actor.sessionId)).toBeUndefined();
  back();
});

test('an owner whose session ended in another process cannot write from the very next call on', async () => {
  const actor = await newActor();
  expect((await write(actor.headers)).statusCode).toBe(200);
  await EndedSessionModel.create({ _id: actor.sessionId, endedAt: new Date() });
  expect((await write(actor.headers)).statusCode).toBe(401);
});
