import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@harambee/domain';
import type { ProposalList } from '@harambee/domain/schemas';
import { startHarambee } from '../harambee.ts';
import { silentTerminal } from '../terminal.ts';
import { makeHistory } from './make-history.ts';
import { DemoPerson } from './making/demo-client.ts';
import { pastDays } from './plan/demo-plan.ts';
import { demoAccount } from './run-demo.ts';

// A whole product, as it is built, that lives through three years.
jest.setTimeout(20 * 60_000);

const dataDir = mkdtempSync(join(tmpdir(), 'harambee-history-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('two organizations live through three years, and the product of today reads what they left', async () => {
  const { signal } = new AbortController();
  await makeHistory({ dataDir, version: 'test', terminal: silentTerminal, signal, organizations: 2 });
  const product = await startHarambee({
    dataDir,
    port: 0,
    env: { ONE_PROCESS: '1', NODE_ENV: 'development' },
  });
  try {
    const person = new DemoPerson({ origin: product.origin, signal, now: () => new Date() }, demoAccount);
    const { proposals } = await person.get<ProposalList>('/api/proposals?limit=100');
    const states = new Set(proposals.map(({ status }) => status));
    expect(states).toEqual(
      new Set(['draft', 'completed', 'submitted', 'under_review', 'approved', 'rejected', 'funded']),
    );
    const made = proposals.map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.min(...made)).toBeLessThan(addDays(new Date(), 200 - pastDays).getTime());
    expect(Math.max(...made)).toBeLessThanOrEqual(Date.now());
    const board = await person.get<{ leaderboard: unknown[] }>('/api/impact/leaderboard');
    expect(board.leaderboard).toHaveLength(2);
  } finally {
    await product.stop();
  }
});
