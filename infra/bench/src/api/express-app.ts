import { createSecretKey, randomUUID } from 'node:crypto';
import express, { type RequestHandler, type Response } from 'express';
import jwt from 'jsonwebtoken';
import mongoose from 'mongoose';
import { list, one, stats } from './express-answers.ts';
import {
  ActionEntry,
  Attempts,
  ColleagueModel,
  Deadline,
  Membership,
  Notification,
  User,
} from './express-models.ts';
import { bareSignIn, signIn } from './express-sign-in.ts';

/**
 * What the product is compared with: one process with Express 5 and mongoose's documents on the same database. It checks
 * the same kind of token with a key object, names the tenant in each query and sends the same answers; it writes no log,
 * counts no calls and looks up no ended sessions, so the comparison is in its favor.
 */
interface Settings {
  uri: string;
  secret: string;
}

interface Told {
  id: string;
  tenantId: string;
  title: string;
  at: string;
}

const streams = new Map<string, Set<Response>>();

/** A proposal is complete: stores that, gives each member a notification, and tells the open pages. */
async function tell({ id, tenantId, title, at }: Told): Promise<void> {
  await Deadline.findOneAndUpdate(
    { _id: id, tenantId },
    { $set: { title, deadline: '', status: 'completed', revision: 1 } },
    { upsert: true },
  );
  const members = await ColleagueModel.find({ tenantId });
  const notifications = await Notification.create(
    members.map(({ userId }) => ({
      _id: randomUUID(),
      tenantId,
      userId,
      type: 'success',
      title: 'A proposal is complete',
      message: `"${title}" has been written`,
      actionUrl: `/proposals/${id}`,
      createdAt: new Date(at),
      read: false,
    })),
  );
  for (const stream of streams.get(tenantId) ?? []) {
    for (const notification of notifications) write(stream, 'notification', notification);
    write(stream, 'proposal', { proposalId: id, status: 'completed', revision: 1 });
  }
}

const write = (stream: Response, name: string, data: object) =>
  stream.write(`event:${name}\nid:${randomUUID()}\ndata:${JSON.stringify(data)}\n\n`);

function routes(secret: string) {
  const key = createSecretKey(Buffer.from(secret, 'base64'));
  const app = express();
  app.use(express.json());
  const signedIn: RequestHandler = (request, response, next) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    try {
      response.locals.actor = jwt.verify(token, key, {
        algorithms: ['HS256'],
        issuer: 'harambee',
        audience: 'harambee-api',
      });
      next();
    } catch {
      response.status(401).json({ error: 'Please sign in' });
    }
  };
  app.post('/api/auth/login', signIn(key));
  app.post('/api/auth/bare-login', bareSignIn(key));
  app.use('/api', signedIn);
  app.get('/api/proposals', async (request, response) => {
    response.json(await list(response.locals.actor.tid, Number(request.query.limit ?? 100)));
  });
  app.get('/api/proposals/stats', async (_request, response) => {
    response.json({ stats: await stats(response.locals.actor.tid) });
  });
  app.get('/api/proposals/:id', async (request, response) => {
    const proposal = await one(response.locals.actor.tid, request.params.id);
    if (proposal) response.json({ proposal });
    else response.status(404).json({ error: 'Not found' });
  });
  app.get('/api/events', (_request, response) => {
    const { tid } = response.locals.actor;
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    const open = streams.get(tid) ?? new Set();
    streams.set(tid, open.add(response));
    response.on('close', () => open.delete(response));
    response.write('event:opened\ndata:{}\n\n');
  });
  return app;
}

process.once('message', async ({ uri, secret }: Settings) => {
  await mongoose.connect(uri, {
    dbName: 'harambee',
    autoIndex: false,
    autoCreate: false,
    // What is acknowledged is on the disk, as in the product and by default in a replica set of MongoDB.
    writeConcern: { w: 'majority', journal: true },
  });
  const indexed = [User, Notification, Attempts, Membership, ActionEntry];
  await Promise.all(indexed.map((model) => model.createIndexes()));
  process.on('message', (told: Told) => void tell(told));
  const server = routes(secret).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as { port: number }).port);
  });
  server.keepAliveTimeout = 60_000;
});
// Ends when the bench ends, however that happens.
process.once('disconnect', () => process.exit());
