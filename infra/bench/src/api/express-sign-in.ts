import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { ActionEntry, Attempts, Membership, Session, User } from './express-models.ts';

type Person = NonNullable<Awaited<ReturnType<typeof User.findOne>>>;

const quarter = 15 * 60_000;
const triesOf = { email: 50, address: 1_000_000 };

/** Checks the password and stores a session: what a tutorial does, and no more. */
export const bareSignIn = (key: KeyObject) => async (request: Request, response: Response) => {
  const user = await personOf(request);
  if (!user) return refuse(response, 401, 'Invalid email or password');
  return answer(key, user, request, response);
};

/**
 * A sign-in with what the requirements ask of any server, in the plainest way: tries are counted by address and by account
 * before the password is checked, and given back if it was right (SEC-06); the organization used last is looked up (ORG-04);
 * an entry with the keyed hash of the one before is written before the session is (ACTIONS-02, ACTIONS-03). It knows no
 * devices, no second step and no invitations, keeps names in the entries, and has one process: a promise keeps the entries
 * of an organization in order.
 */
export const signIn = (key: KeyObject) => async (request: Request, response: Response) => {
  const email = String(request.body.email).toLowerCase();
  const tries = { email: `email ${email}`, address: `address ${request.ip}` };
  for (const [kind, _id] of Object.entries(tries) as [keyof typeof tries, string][]) {
    const counted = await Attempts.findOneAndUpdate(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { endsAt: new Date(Date.now() + quarter) } },
      { upsert: true, returnDocument: 'after' },
    );
    if ((counted.count ?? 0) > triesOf[kind]) return refuse(response, 429, 'Too many attempts');
  }
  const user = await personOf(request);
  if (!user) return refuse(response, 401, 'Invalid email or password');
  await Attempts.updateMany({ _id: { $in: Object.values(tries) } }, { $inc: { count: -1 } });
  const memberships = await Membership.find({ userId: user._id }).sort({ createdAt: 1 });
  const entered = memberships.find(({ tenantId }) => tenantId === user.lastTenantId) ?? memberships[0];
  if (!entered) return refuse(response, 401, 'Invalid email or password');
  await record(String(entered.tenantId), String(user._id), key);
  return answer(key, user, request, response);
};

async function personOf(request: Request): Promise<Person | undefined> {
  const { email, password } = request.body;
  const user = await User.findOne({ email: String(email).toLowerCase() });
  if (!user || !(await verify(user.passwordHash ?? '', String(password)))) return undefined;
  return user;
}

const refuse = (response: Response, status: number, error: string) =>
  void response.status(status).json({ error });

async function answer(key: KeyObject, user: Person, request: Request, response: Response): Promise<void> {
  const session = await Session.create({
    _id: randomUUID(),
    tenantId: user.tenantId,
    userId: user._id,
    device: request.headers['user-agent'] ?? '',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const claims = { sub: user._id, tid: user.tenantId, sid: session._id, role: 'Owner' };
  const options = { expiresIn: 900, issuer: 'harambee', audience: 'harambee-api' };
  const accessToken = jwt.sign(claims, key as never, options);
  response.cookie('sid', session._id, { httpOnly: true, sameSite: 'strict' });
  response.json({ accessToken, user: user.answer });
}

/** The last entry that is being written of each organization. */
const lines = new Map<string, Promise<unknown>>();

function record(tenantId: string, who: string, key: KeyObject): Promise<unknown> {
  const written = (lines.get(tenantId) ?? Promise.resolve()).then(async () => {
    const last = await ActionEntry.findOne({ tenantId }).sort({ seq: -1 });
    const entry = {
      tenantId,
      seq: (last?.seq ?? 0) + 1,
      at: new Date(),
      kind: 'session.started',
      who,
      before: last?.hash ?? '',
    };
    const hash = createHmac('sha256', key).update(JSON.stringify(entry)).digest('hex');
    await ActionEntry.create({ ...entry, _id: `${tenantId}:${entry.seq}`, hash });
  });
  lines.set(
    tenantId,
    written.catch(() => undefined),
  );
  return written;
}
