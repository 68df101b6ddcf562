import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proposal, SignedIn } from '@harambee/domain/schemas';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { startHarambee } from '@harambee/local';
import { type Document, MongoClient } from 'mongodb';

export interface Tenant {
  tenantId: string;
  headers: { authorization: string };
}

export interface Product {
  origin: string;
  /** Milliseconds from the first process to the last "ready". */
  coldStart: number;
  signUp(): Promise<Tenant>;
  /** Gives the tenant so many proposals: one made through the API, the rest copies of what the service stored. */
  fill(tenant: Tenant, count: number): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product on a folder of its own, its database held open for filling. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-bench-'));
  const began = performance.now();
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const env = {
    MONGODB_URI: database.uri,
    RATE_LIMIT_PER_MINUTE: '0',
    SIGN_UPS_PER_HOUR: '100000',
    LOG_LEVEL: 'warn',
  };
  const product = await startHarambee({ port: 0, dataDir, env });
  const coldStart = performance.now() - began;
  const client = await new MongoClient(database.uri).connect();
  const proposals = client.db('harambee').collection<Document & { _id: string }>('proposals');

  return {
    origin: product.origin,
    coldStart,
    async signUp() {
      const { accessToken, user } = await post(product.origin, '/api/auth/register', {
        firstName: 'Amina',
        lastName: 'Bench',
        organizationName: 'Bench Trust',
        email: `${randomUUID()}@example.org`,
        password: randomUUID(),
      });
      return { tenantId: user.tenantId, headers: { authorization: `Bearer ${accessToken}` } };
    },
    async fill({ tenantId, headers }, count) {
      const { proposal } = await post(
        product.origin,
        '/api/proposals',
        { ...(await exampleApplication()), generate: false },
        headers,
      );
      const original = await proposals.findOne({ _id: proposal.id, tenantId });
      if (!original) throw new Error('the proposal made by the API is not in the collection');
      const batch = 1_000;
      for (let done = 1; done < count; done += batch) {
        const copies = Array.from({ length: Math.min(batch, count - done) }, (_, index) => {
          const at = new Date(original.createdAt.getTime() - (done + index) * 1_000);
          const title = `${original.title} ${done + index}`;
          return {
            ...original,
            _id: randomUUID().replaceAll('-', ''),
            title,
            createdAt: at,
            updatedAt: at,
            outbox: [],
          };
        });
        await proposals.insertMany(copies, { ordered: false });
      }
    },
    async stop() {
      await client.close();
      await product.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function exampleApplication() {
  const text = 'Fourteen villages get safe water within one kilometre of every home. '.repeat(6);
  return {
    title: 'Safe water for fourteen villages',
    grantId: 'KWTF-2027-031',
    organization: 'Bench Trust',
    category: 'Community Development',
    description: text,
    objectives: ['Rehabilitate 9 boreholes by June 2028', 'Train 14 committees by March 2028'],
    beneficiaries: 11_450,
    methodology: text,
    requestedAmount: 148_600,
    deadline: '2027-02-26',
    budget: 'Boreholes: $100,000\nTraining: $48,600',
    projectDuration: 18,
    timeline: text,
    sustainability: text,
    team: text,
  };
}

async function post(origin: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedIn & { proposal: Proposal };
}
