import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Proposal, SignedIn } from '@harambee/domain/schemas';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { freePort, startHarambee } from '@harambee/local';
import { type Collection, type Document, MongoClient } from 'mongodb';

export interface Account {
  email: string;
  password: string;
}

export interface Tenant {
  tenantId: string;
  account: Account;
  headers: { authorization: string };
}

export interface Product {
  origin: string;
  /** Address of each service's metrics. */
  metrics: Record<string, string>;
  /** Address of each process. */
  addresses: Record<string, string>;
  dataDir: string;
  /** The processes as they run now, without the database. */
  processes(): { name: string; pid: number }[];
  /** Milliseconds from the first process to the last "ready". */
  coldStart: number;
  signUp(): Promise<Tenant>;
  /** Gives the tenant a new access token: one ends after a quarter of an hour. */
  renew(tenant: Tenant): Promise<void>;
  /** Gives the tenant this many proposals: one created through the API, the others copies of what the service stored. */
  fill(tenant: Tenant, count: number): Promise<void>;
  /** One proposal created through the API, as the service stored it. */
  first(tenant: Tenant): Promise<StoredDocument>;
  /** Stored proposals, written straight into the database. */
  insert(count: number, make: (place: number) => StoredDocument, into?: string): Promise<void>;
  /** A collection of a service, to be read or filled directly. */
  collection(name: string): Collection<StoredDocument>;
  stop(): Promise<void>;
}

/** A document as a service stores it. */
export type StoredDocument = Document & { _id: string };

export const newId = () => randomUUID().replaceAll('-', '');

async function insertCopies(
  documents: Collection<StoredDocument>,
  count: number,
  make: (place: number) => StoredDocument,
) {
  const batch = 1_000;
  for (let done = 0; done < count; done += batch) {
    const size = Math.min(batch, count - done);
    const copies = Array.from({ length: size }, (_, index) => make(done + index));
    await documents.insertMany(copies, { ordered: false });
  }
}

/** What a part of the bench wants differently. */
interface ProductOptions {
  /** A database that runs already; closed with the product. */
  database?: { uri: string; close(): Promise<void> };
  env?: NodeJS.ProcessEnv;
}

/** The whole product in its own folder, with a connection to its database for filling it. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-bench-'));
  const metricsPort = await freePort();
  const began = performance.now();
  const database = options.database ?? (await startEmbeddedMongo({ dataDir: join(dataDir, 'database') }));
  const env = {
    MONGODB_URI: database.uri,
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_MINUTE: '0',
    SIGN_UPS_PER_HOUR: '100000',
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const product = await startHarambee({ port: 0, dataDir, env });
  const coldStart = performance.now() - began;
  const client = await new MongoClient(database.uri, { ignoreUndefined: true }).connect();
  const collection = (name: string) => client.db('harambee').collection<StoredDocument>(name);
  const proposals = collection('proposals');

  async function first({ tenantId, headers }: Tenant): Promise<StoredDocument> {
    const body = { ...exampleApplication, generate: false };
    const { proposal } = await post(product.origin, '/api/proposals', body, headers);
    const proposalRecord = await proposals.findOne({ _id: proposal.id, tenantId });
    if (!proposalRecord) throw new Error('the proposal made by the API is not in the collection');
    return proposalRecord;
  }

  return {
    origin: product.origin,
    metrics: {
      ...Object.fromEntries(
        Object.entries(product.addresses).map(([name, address]) => [name, `${address}/metrics`]),
      ),
      gateway: `http://127.0.0.1:${metricsPort}/metrics`,
    },
    addresses: product.addresses,
    dataDir,
    processes: () => product.processes,
    coldStart,
    async renew({ account, headers }) {
      const { accessToken } = await post(product.origin, '/api/auth/login', account);
      headers.authorization = `Bearer ${accessToken}`;
    },
    async signUp() {
      const account = { email: `${randomUUID()}@example.org`, password: randomUUID() };
      const { accessToken, user } = await post(product.origin, '/api/auth/register', {
        firstName: 'Amina',
        lastName: 'Bench',
        organizationName: 'Bench Trust',
        ...account,
      });
      const headers = { authorization: `Bearer ${accessToken}` };
      // Otherwise the onboarding wizard would cover every page.
      await post(product.origin, '/api/auth/complete-onboarding', {}, headers);
      return { tenantId: user.tenantId, account, headers };
    },
    async fill(tenant, count) {
      const original = await first(tenant);
      await insertCopies(proposals, count - 1, (place) => {
        const at = new Date(original.createdAt.getTime() - (place + 1) * 1_000);
        const title = `${original.title} ${place + 1}`;
        const changed = { _id: newId(), title, createdAt: at, updatedAt: at, outbox: [] };
        // Marked for the counters, as a service writes it; nothing of it is counted yet.
        return { ...original, ...changed, due: newId(), counted: undefined };
      });
    },
    first,
    insert: (count, make, into = 'proposals') => insertCopies(collection(into), count, make),
    collection,
    async stop() {
      await client.close();
      await product.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const text = 'Fourteen villages get safe water within one kilometre of every home. '.repeat(6);
/** A typical proposal for a six-figure amount. */
export const exampleApplication = {
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

/** On a busy machine, a service that has just started may ask to retry. */
const maxTries = 10;

export async function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as SignedIn & { proposal: Proposal };
    if (response.status !== 503 || tries === maxTries) {
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    }
    await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}
