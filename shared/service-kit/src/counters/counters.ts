import { setTimeout as pause } from 'node:timers/promises';
import type { Sums } from '@harambee/domain';
import type { mongo } from 'mongoose';
import { readRows } from '../database/read-rows.ts';
import { RowCache } from '../http/row-cache.ts';
import type { CounterHead, CounterPart, Position } from './counter.model.ts';
import { CounterStore, settledMs } from './counter-store.ts';
import { type CountedRow, headPart, partId, readSums, unhurried } from './journal.ts';

/** A request waits this long for what has to be counted; then it counts for itself. */
const waitMs = 2_000;
/** How often a process looks for writes without a mark, by their times. */
const strangersEveryMs = 1_000;
/** How often a process walks through a group to find them, where documents have no time. */
const walkEveryMs = 60 * 60_000;
/** Groups for which a process remembers when it looked. */
const maxRemembered = 5_000;
/** Beyond this age, the time until which was looked is written down. */
const seenEveryMs = 90_000;

/** The sums of a group at a time. */
export interface CounterView {
  head: Sums;
  /** Some other parts; those that do not exist are empty. */
  parts(names: readonly string[]): Promise<ReadonlyMap<string, Sums>>;
}

/**
 * Sums over the documents of a group, kept beside them (docs/adr/0034). A write marks its document; a read first
 * enters what is marked, so it is exact right after a write, and costs the same however many documents there are.
 */
export class Counters<Row extends { _id: string }> extends CounterStore<Row> {
  readonly #builds = new Map<string, Promise<void>>();
  readonly #looked = new Map<string, number>();
  /** Parts as they were read last: most do not change between two reads. */
  readonly #known = new RowCache<ReadonlyMap<string, Sums>>({
    sizeOf: (parts) => 2 * JSON.stringify([...parts]).length,
  });
  /** Documents that were found changed without a mark. */
  found = 0;

  /** The sums with every change that was made before this call; undefined while too much has to be counted first. */
  async read(tenantId: string): Promise<CounterView | undefined> {
    const group = this.groupOf(tenantId);
    const head = await this.settle(group);
    if (!head) return undefined;
    return { head: readSums(head.sums), parts: (names) => this.#parts(head, group, names) };
  }

  async #parts({ tenantId, epoch }: CounterHead, group: string, names: readonly string[]) {
    const ids = names.map((name) => partId(group, epoch, name));
    const found = await readRows<Pick<CounterPart, 'part' | 'sums'>>(
      this.options.sums,
      { tenantId, _id: { $in: ids } },
      // Otherwise the planner looks how much each of the ids would give.
      { projection: { part: 1, sums: 1 }, hint: { _id: 1 }, limit: Math.max(1, ids.length) },
    );
    return this.#known.of(
      ids.join(),
      [found.bytes],
      () => new Map(found.decode().map(({ part, sums }) => [part, readSums(sums)])),
    );
  }

  /** The counters, or while there are none, the sums of all documents. */
  async view(tenantId: string): Promise<CounterView> {
    const counted = await this.read(tenantId);
    if (counted) return counted;
    const sums = await this.fromScratch(this.groupOf(tenantId));
    const of = (name: string): [string, Sums] => [name, sums.get(name) ?? {}];
    return { head: of(headPart)[1], parts: async (names) => new Map(names.map(of)) };
  }

  /** Enters everything that is marked, and returns the head; undefined if that takes long. */
  async settle(group: string): Promise<CounterHead | undefined> {
    const until = Date.now() + waitMs;
    for (let tries = 0; ; tries++) {
      // In this order: what was written before is marked, or it is in a batch that the head has or is entering.
      const [due] = await this.due(group, 1);
      const head = await this.head(group);
      if (head.journal) await this.journal.finish(head, group);
      else if (!head.isBuilt) {
        if (!(await this.#waitForBuild(group, until - Date.now()))) return undefined;
      } else if (due) {
        // Whoever goes on counting here makes the next ones wait less.
        if (Date.now() > until) return undefined;
        const rows = await this.due(group, this.batchSize);
        if (rows.length > 0) await this.enter(head, group, rows);
      } else if (!(await this.#enterStrangers(head, group))) return head;
      if (tries > 2) await pause(Math.random() * Math.min(50, tries));
    }
  }

  async #waitForBuild(group: string, ms: number): Promise<boolean> {
    const building = this.build(group);
    // A failure in the background is met again by the next read.
    building.catch(() => undefined);
    return Promise.race([building.then(() => true), pause(Math.max(0, ms), false, { ref: false })]);
  }

  /** Counts what a version without marks has changed; true if there was anything. */
  async #enterStrangers(head: CounterHead, group: string): Promise<boolean> {
    const { changedAt } = this.options;
    const began = Date.now();
    const every = changedAt === undefined ? walkEveryMs : strangersEveryMs;
    if (began - (this.#looked.get(group) ?? 0) < every) return false;
    if (this.#looked.size >= maxRemembered) this.#looked.clear();
    this.#looked.set(group, began);
    if (changedAt === undefined) {
      // Nobody waits for it.
      this.walk(group).catch(() => this.#looked.delete(group));
      return false;
    }
    const strange = await this.#changedSince(head.seenTo, group, changedAt);
    for (let done = 0; done < strange.length; done += this.batchSize) {
      await this.enterRows(group, strange.slice(done, done + this.batchSize));
    }
    this.found += strange.length;
    if (began - head.seenTo.getTime() > seenEveryMs) {
      const seenTo = new Date(began - settledMs);
      await this.heads.updateOne({ _id: head._id, tenantId: head.tenantId }, { $set: { seenTo } }, unhurried);
    }
    return strange.length > 0;
  }

  async #changedSince(time: Date, group: string, changedAt: keyof Row & string): Promise<string[]> {
    const projection = { _id: 1, [changedAt]: 1, due: 1, 'counted.seen': 1 } as const;
    const since = { tenantId: group, [changedAt]: { $gte: time } } as mongo.Filter<CountedRow>;
    const strange: string[] = [];
    for await (const row of this.rows.find(since, { projection, sort: { [changedAt]: -1, _id: -1 } })) {
      const at = Number((row as unknown as Row)[changedAt]);
      if (row.due === undefined && row.counted?.seen !== at) strange.push(row._id);
    }
    return strange;
  }

  /** Goes through all documents, and counts those that were changed without a mark. */
  async walk(group: string): Promise<void> {
    const head = await this.head(group);
    let after: Position | undefined;
    do {
      const { rows, last } = await this.page(group, after);
      const strange = rows.filter(
        (row) => row.due === undefined && this.presentOf(row, head) !== this.countedOf(row).parts,
      );
      if (strange.length > 0) {
        await this.enterRows(
          group,
          strange.map(({ _id }) => _id),
        );
        this.found += strange.length;
      }
      after = last;
    } while (after);
  }

  /** Counts all documents of a group, batch by batch; goes on where an interrupted count has stopped. */
  build(group: string): Promise<void> {
    const present = this.#builds.get(group);
    if (present) return present;
    const building = this.#build(group).finally(() => this.#builds.delete(group));
    this.#builds.set(group, building);
    return building;
  }

  async #build(group: string): Promise<void> {
    await this.withHead(group, async (head) => {
      if (head.isBuilt) return true;
      const { rows, last } = await this.page(group, head.builtTo);
      const missing = rows.filter((row) => this.presentOf(row, head) === undefined);
      await this.enter(head, group, missing, last ? { builtTo: last } : { isBuilt: true });
      return undefined;
    });
  }

  /** Forgets all sums of a group and counts it again, while it is read and written. An interrupted one goes on. */
  async rebuild(group: string): Promise<void> {
    await this.withHead(group, async ({ _id, tenantId, batch, isBuilt }) => {
      if (!isBuilt) return true;
      const seenTo = new Date(Date.now() - settledMs);
      const next = { epoch: batch + 1, batch: batch + 1, sums: '{}', isBuilt: false, seenTo };
      const asRead = { _id, tenantId, batch, journal: null } as unknown as mongo.Filter<CounterHead>;
      const change = { $set: next, $unset: { builtTo: 1 } } as const;
      return (await this.heads.updateOne(asRead, change, unhurried)).matchedCount === 1 || undefined;
    });
    await this.build(group);
    const { _id, tenantId, epoch } = await this.head(group);
    await this.heads.deleteMany({ tenantId, _id: { $ne: _id }, epoch: { $ne: epoch } });
  }
}
