import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProposalSnapshot, ProposalStatus } from '@harambee/domain';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { type Document, MongoClient } from 'mongodb';
import { newId } from './product.ts';

const script = fileURLToPath(new URL('../../../services/impact/dist/rebuild/main.js', import.meta.url));
const path: ProposalStatus[] = ['draft', 'generating', 'completed', 'submitted', 'under_review'];
const proposalsOfTenant = 100;
const minute = 60_000;

/** All events of one organization: a profile, and proposals that reach review. */
function eventsOf(tenantId: string, since: number): Document[] {
  const at = new Date(since);
  const profile = {
    profileId: newId(),
    revision: 0,
    name: `Organization ${tenantId.slice(0, 6)}`,
    type: 'Education & Development',
    location: 'Nakuru, Kenya',
    isActive: true,
    onLeaderboard: true,
  };
  const events: Document[] = [{ name: 'profile.created', tenantId, at, payload: profile }];
  for (let place = 0; place < proposalsOfTenant; place++) {
    const proposalId = newId();
    const createdAt = new Date(since + place * 700 * minute);
    for (const [revision, status] of path.entries()) {
      const snapshot: ProposalSnapshot = {
        proposalId,
        revision,
        userId: 'someone',
        title: `Safe water no. ${place}`,
        grantId: 'KWTF-2027-031',
        category: 'Education',
        status,
        requestedAmount: 50_000,
        deadline: '2027-02-26',
        version: 0,
        reached: path.slice(0, revision + 1).filter((one) => one === 'completed' || one === 'under_review'),
        createdAt,
      };
      const from = path[revision - 1];
      events.push({
        name: from ? 'proposal.status_changed' : 'proposal.created',
        tenantId,
        at: new Date(createdAt.getTime() + revision * minute),
        payload: from ? { ...snapshot, from, to: status } : snapshot,
      });
    }
  }
  return events;
}

async function rebuild(uri: string): Promise<void> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, MONGODB_URI: uri, MONGODB_DB: 'harambee' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the rebuild ended with code ${code}`);
}

/** `npm run bench -- rebuild` (fewer: `-- rebuild 100000`): events per second while all points are rebuilt. */
export async function measureRebuild(count = 1_000_000): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-rebuild-'));
  const database = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(database.uri).connect();
  try {
    // The indexes exist before the events, as in the product.
    await rebuild(database.uri);
    const events = client.db('harambee').collection<Document & { _id: string }>('events');
    const since = Date.now() - 60 * 24 * 60 * minute;
    let stored = 0;
    while (stored < count) {
      const batch = eventsOf(newId(), since).slice(0, count - stored);
      await events.insertMany(
        batch.map((one, index) => ({ _id: newId(), ...one, storedAt: new Date(since + stored + index) })),
        { ordered: false },
      );
      stored += batch.length;
    }
    const began = performance.now();
    await rebuild(database.uri);
    const seconds = (performance.now() - began) / 1_000;
    console.log(
      `rebuild of ${count.toLocaleString('en-US')} events: ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} events/s`,
    );
  } finally {
    await client.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
