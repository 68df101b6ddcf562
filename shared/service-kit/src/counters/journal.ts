import { type Sums, SumTally } from '@harambee/domain';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../database/database-errors.ts';
import { derivedId } from '../database/ids.ts';
import type { Counted, CounterHead, CounterPart, HeadChanges, JournalEntry } from './counter.model.ts';

/** The sums of each part that a document belongs to. */
export type Parts = Readonly<Record<string, Sums>>;

/** The part that lies in the head, so that it is read with it. */
export const headPart = 'all';

/** A counted document as it is stored. */
export interface CountedRow {
  _id: string;
  tenantId: string;
  due?: string;
  counted?: Counted & { batch: number };
}

/**
 * The order of writes is kept, and none waits for the disk of its own: a process may end anywhere, and after a power
 * failure what is missing is missing from the end.
 */
export const unhurried = { writeConcern: { w: 'majority' } } as const;

export const partId = (group: string, epoch: number, part: string): string =>
  derivedId(group, String(epoch), part);

export const readSums = (text: string): Sums => JSON.parse(text) as Sums;
export const writeSums = (tally: SumTally): string => JSON.stringify(tally.toSums());

/** Parts that are written at once. */
const together = 16;

/** What a batch adds to each part. */
function changesOf(entries: readonly JournalEntry[]): Map<string, SumTally> {
  const changes = new Map<string, SumTally>();
  const add = (text: string, sign: 1 | -1) => {
    for (const [part, sums] of Object.entries(JSON.parse(text) as Parts)) {
      const tally = changes.get(part) ?? new SumTally();
      changes.set(part, tally.add(sums, sign));
    }
  };
  for (const { from, to: given, now } of entries) {
    const to = now.parts ?? given ?? '{}';
    if (from === to) continue;
    if (from !== undefined) add(from, -1);
    add(to, 1);
  }
  return changes;
}

/**
 * Enters the batch of a head's journal. Each step leaves a trace that tells whether it was done, so several processes
 * may enter the same batch at once, and one that stops in the middle, or wakes up much later, does no harm.
 */
export class Journal {
  constructor(
    private readonly heads: mongo.Collection<CounterHead>,
    private readonly rows: mongo.Collection<CountedRow>,
  ) {}

  private get parts(): mongo.Collection<CounterPart> {
    return this.heads as unknown as mongo.Collection<CounterPart>;
  }

  /** Writes a batch into the head, if no other one was written since the head was read. */
  async begin(
    head: CounterHead,
    entries: JournalEntry[],
    then: HeadChanges,
  ): Promise<CounterHead | undefined> {
    const { _id, tenantId, batch } = head;
    const journal = { entries, then };
    const { matchedCount } = await this.heads.updateOne(
      { _id, tenantId, batch, journal: null } as unknown as mongo.Filter<CounterHead>,
      { $set: { journal } },
      unhurried,
    );
    return matchedCount === 1 ? { ...head, journal } : undefined;
  }

  /** Enters the batch in progress. */
  async finish(head: CounterHead, group: string): Promise<void> {
    const { _id, tenantId, batch: before, journal, epoch } = head;
    if (!journal) return;
    const batch = before + 1;
    const changes = changesOf(journal.entries);
    const others = [...changes].filter(([part]) => part !== headPart);
    for (let done = 0; done < others.length; done += together) {
      await Promise.all(
        others
          .slice(done, done + together)
          .map(([part, change]) =>
            this.#apply({ _id: partId(group, epoch, part), tenantId, part, epoch, batch }, change),
          ),
      );
    }
    await this.#mark(journal.entries, batch);
    const own = changes.get(headPart);
    const sums = own ? writeSums(new SumTally(readSums(head.sums), own.toSums())) : head.sums;
    await this.heads.updateOne(
      { _id, tenantId, batch: before },
      { $set: { batch, sums, ...journal.then }, $unset: { journal: 1 } },
      unhurried,
    );
  }

  async #apply(of: Omit<CounterPart, 'sums'>, change: SumTally): Promise<void> {
    const { _id, tenantId, batch } = of;
    const added = change.toSums();
    if (Object.keys(added).length === 0) return;
    const there = await this.parts.findOne({ _id, tenantId });
    if (!there) {
      try {
        await this.parts.insertOne({ ...of, sums: JSON.stringify(added) }, unhurried);
      } catch (error) {
        // Another process enters the same batch.
        if (!isDuplicateKey(error)) throw error;
      }
      return;
    }
    if (there.batch >= batch) return;
    const sums = writeSums(new SumTally(readSums(there.sums), added));
    // No match: another process has entered this batch meanwhile.
    await this.parts.updateOne(
      { _id, tenantId, batch: there.batch },
      sums === '{}'
        ? { $set: { batch, sums, emptyAt: new Date() } }
        : { $set: { batch, sums }, $unset: { emptyAt: 1 } },
      unhurried,
    );
  }

  /** Notes in the documents what was counted of them. A mark that came meanwhile stays. */
  async #mark(entries: readonly JournalEntry[], batch: number): Promise<void> {
    const operations = entries.flatMap(({ id: _id, tenantId, due, now }) => {
      const counted = { batch, ...now };
      const asRead =
        due === undefined
          ? []
          : [{ filter: { _id, tenantId, due }, update: { $set: { counted }, $unset: { due: 1 } } }];
      const older = { $or: [{ 'counted.batch': null }, { 'counted.batch': { $lt: batch } }] };
      return [...asRead, { filter: { _id, tenantId, ...older }, update: { $set: { counted } } }];
    });
    if (operations.length === 0) return;
    await this.rows.bulkWrite(
      operations.map((updateOne) => ({ updateOne })) as unknown as mongo.AnyBulkWriteOperation<CountedRow>[],
      { ...unhurried, ordered: true },
    );
  }
}
