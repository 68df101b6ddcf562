import { type Sums, SumTally } from '@harambee/domain';
import type { CounterHead, Position } from './counter.model.ts';
import type { Counters } from './counters.ts';
import { headPart, type Parts, readSums } from './journal.ts';

/** What is wrong in the counters of a group. */
export interface Difference {
  group: string;
  /** The document that was changed without being counted, or the part whose sums are wrong. */
  where: string;
  counted: string;
  expected: string;
}

/** Reading all documents takes a while; if something is counted meanwhile, the comparison starts again. */
const maxTries = 20;

type Compared = Pick<
  Counters<{ _id: string }>,
  'build' | 'countedOf' | 'head' | 'heads' | 'isCompared' | 'page' | 'presentOf' | 'settle'
>;

/**
 * Compares the counters of a group with its documents: each document with what was counted of it, and all of these
 * together with the sums. Writes may go on. It changes only what every read changes.
 */
export async function compareCounters(counters: Compared, group: string): Promise<Difference[]> {
  let differences: Difference[] = [];
  for (let tries = 0; tries < maxTries; tries++) {
    await counters.build(group);
    const head = await counters.settle(group);
    if (!head) continue;
    const { ofRows, expected } = await compareRows(counters, head, group);
    differences = [...ofRows, ...(await compareParts(counters, head, group, expected))];
    if (differences.length === 0) return [];
    // A difference counts only if nothing was counted while it was looked for.
    const now = await counters.head(group);
    if (now.batch === head.batch && now.journal === undefined) return differences;
  }
  return differences;
}

async function compareRows(counters: Compared, head: CounterHead, group: string) {
  const ofRows: Difference[] = [];
  const expected = new Map<string, SumTally>();
  let after: Position | undefined;
  do {
    const { rows, last } = await counters.page(group, after);
    for (const row of rows) {
      const { due, _id: where } = row;
      const present = counters.presentOf(row, head) ?? '{}';
      const { parts } = counters.countedOf(row);
      if (due === undefined && present !== parts) {
        ofRows.push({ group, where, counted: present, expected: parts });
      }
      for (const [part, sums] of Object.entries(JSON.parse(present) as Parts)) {
        expected.set(part, (expected.get(part) ?? new SumTally()).add(sums));
      }
    }
    after = last;
  } while (after);
  return { ofRows, expected };
}

async function compareParts(
  counters: Compared,
  head: CounterHead,
  group: string,
  expected: ReadonlyMap<string, SumTally>,
): Promise<Difference[]> {
  const { _id, tenantId, epoch } = head;
  const stored = new Map<string, Sums>([[headPart, readSums(head.sums)]]);
  const others = counters.heads.find(
    { tenantId, epoch, _id: { $ne: _id } },
    { projection: { part: 1, sums: 1 } },
  );
  for await (const { part, sums } of others) stored.set(part, readSums(sums));
  const differences: Difference[] = [];
  for (const where of new Set([...stored.keys(), ...expected.keys()])) {
    const counted = JSON.stringify(stored.get(where) ?? {});
    const wanted = JSON.stringify(expected.get(where)?.toSums() ?? {});
    if (counted !== wanted && counters.isCompared(where)) {
      differences.push({ group, where, counted, expected: wanted });
    }
  }
  return differences;
}
