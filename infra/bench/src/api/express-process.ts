import { type ChildProcess, fork } from 'node:child_process';
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import type { Product, Tenant } from '../product.ts';

/** The Express process, and a token of somebody of this tenant for it. */
export interface ExpressProcess {
  origin: string;
  pid: number;
  headers: { authorization: string };
  /** Tells it of an event, as a monolith would tell itself. */
  send(told: { id: string; tenantId: string; title: string; at: string }): void;
  close(): Promise<void>;
}

/** As `services/identity` hashes passwords. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function startExpress(
  product: Product,
  uri: string,
  { tenantId, account }: Tenant,
  user: object,
): Promise<ExpressProcess> {
  const secret = randomBytes(32);
  const child: ChildProcess = fork(fileURLToPath(new URL('./express-app.js', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  child.send({ uri, secret: secret.toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  const passwordHash = await hash(account.password, cost);
  const userId = randomUUID();
  const person = { _id: userId, tenantId, email: account.email, passwordHash, answer: user };
  await product.collection('express_users').insertOne({ ...person, lastTenantId: tenantId });
  await product
    .collection('express_memberships')
    .insertOne({ _id: randomUUID(), tenantId, userId, role: 'Owner', createdAt: new Date() });
  const claims = { sub: randomUUID(), tid: tenantId, sid: randomUUID(), role: 'Owner', name: 'Amina Bench' };
  const token = jwt.sign(claims, createSecretKey(secret) as never, {
    expiresIn: 3_600,
    issuer: 'harambee',
    audience: 'harambee-api',
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    headers: { authorization: `Bearer ${token}` },
    send: (told) => child.send(told),
    async close() {
      if (child.kill()) await once(child, 'exit');
    },
  };
}
