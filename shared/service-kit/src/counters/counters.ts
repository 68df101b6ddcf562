import { setTimeout as pause } from 'node:timers/promises';
import { type Sums, SumTally } from '@harambee/domain';
import type { mongo } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { isDue } from './counted.plugin.ts';
import type {
  Counted,
  CounterHead,
  CounterModel,
  HeadChanges,
  JournalEntry,
  Position,
} from './counter.model.ts';
import { type CountedRow, headPart, Journal, type Parts, partId, readSums, unhurried } from './journal.ts';

export interface CountersOptions<Row> {
  /** The collection of the sums (`counterModel`). */
  sums: CounterModel;
  /** What is counted; its schema has the `countedPlugin`. */
  rows: AnyModel;
  /** The fields that `partsOf` needs. */
  select: readonly (keyof Row & string)[];
  /** What a document adds to each part. Its numbers are whole, so that sums do not depend on their order. */
  partsOf(row: Row): Parts;
  wordsOf?(row: Row): string[];
  /** The field that orders a walk through all documents; it never changes, and there is an index for it. */
  order: keyof Row & string;
  /** The field that every write sets to its time, with an index by tenant: finds writes of versions without marks. */
  changedAt?: keyof Row & string;
  /** The name of the one group for all tenants; without it each tenant is a group. */
  group?: string;
}

/** Documents in one batch. */
const batchSize = 200;
/** A request waits this long for the first count of a group; then it counts for itself. */
const buildWaitMs = 2_000;
/** How often a process looks for writes without a mark. */
const strangersEveryMs = 1_000;
/** Groups for which a process remembers when it looked. */
const maxRemembered = 5_000;
/** A write is visible within this time after it read its clock. */
const settledMs = 60_000;
/** Beyond this age, the time until which was looked is written down. */
const seenEveryMs = 90_000;

/** The sums of a group at a time. */
export interface CounterView {
  head: Sums;
  /** Some other parts; those that do not exist are empty. */
  parts(names: readonly string[]): Promise<Map<string, Sums>>;
}

/**
 * Sums over the documents of a group, kept beside them (docs/adr/0034). A write marks its document; a read first
 * enters what is marked, so it is exact right after a write, and costs the same however many documents there are.
 */
export class Counters<Row extends { _id: string }> {
  readonly #options: CountersOptions<Row>;
  readonly #journal: Journal;
  readonly #builds = new Map<string, Promise<void>>();
  readonly #looked = new Map<string, number>();
  /** Documents that were found changed without a mark. */
  found = 0;

  constructor(options: CountersOptions<Row>) {
    this.#options = options;
    this.#journal = new Journal(this.heads, this.rows);
  }

  get heads(): mongo.Collection<CounterHead> {
    return this.#options.sums.collection as unknown as mongo.Collection<CounterHead>;
  }

  get rows(): mongo.Collection<CountedRow> {
    return this.#options.rows.collection as unknown as mongo.Collection<CountedRow>;
  }

  /** What it stores and counts. */
  get models(): readonly AnyModel[] {
    return [this.#options.sums, this.#options.rows];
  }

  /** The one group for all tenants, if there is one. */
  get group(): string | undefined {
    return this.#options.group;
  }

  /** The group of a tenant. */
  groupOf(tenantId: string): string {
    return this.#options.group ?? tenantId;
  }

  get #dueIndex(): mongo.IndexSpecification {
    return this.#options.group === undefined ? { tenantId: 1, due: 1 } : { due: 1 };
  }

  #filter(group: string): mongo.Filter<CountedRow> {
    return this.#options.group === undefined ? { tenantId: group } : {};
  }

  get #fields(): Record<string, 1> {
    const names = [
      ...this.#options.select,
      'tenantId',
      'due',
      'counted.batch',
      'counted.parts',
      'counted.seen',
    ];
    return Object.fromEntries(names.map((name) => [name, 1]));
  }

  /** The sums with every change that was made before this call; undefined until all documents were counted once. */
  async read(tenantId: string): Promise<CounterView | undefined> {
    const group = this.groupOf(tenantId);
    const head = await this.settle(group);
    if (!head) return undefined;
    return { head: readSums(head.sums), parts: (names) => this.#parts(head, group, names) };
  }

  async #parts({ tenantId, epoch }: CounterHead, group: string, names: readonly string[]) {
    const ids = new Map(names.map((name) => [partId(group, epoch, name), name]));
    const found = this.heads.find({ _id: { $in: [...ids.keys()] }, tenantId }, { projection: { sums: 1 } });
    const parts = new Map<string, Sums>();
    for (const { _id, sums } of await found.toArray()) parts.set(ids.get(_id) as string, readSums(sums));
    return parts;
  }

  /** Enters everything that is marked, and returns the head; undefined while the first count is going on. */
  async settle(group: string): Promise<CounterHead | undefined> {
    for (let tries = 0; ; tries++) {
      // In this order: what was written before is marked, or it is in a batch that the head has or is entering.
      const due = await this.rows.findOne(
        { ...this.#filter(group), ...isDue },
        { projection: { _id: 1 }, hint: this.#dueIndex },
      );
      const head = await this.head(group);
      if (head.journal) await this.#journal.finish(head, group);
      else if (!head.isBuilt) return this.#built(head, group);
      else if (due) await this.#enterDue(head, group);
      else if (!(await this.#enterStrangers(head, group))) return head;
      if (tries > 2) await pause(Math.random() * Math.min(50, tries));
    }
  }

  /** The head of a group; a new one is empty, and nothing is counted in it. */
  async head(group: string): Promise<CounterHead> {
    const _id = partId(group, 0, headPart);
    const there = await this.heads.findOne({ _id, tenantId: group });
    if (there) return there;
    // Later than the batch of any head before it: what a document remembers of an older one does not count.
    const now = Date.now();
    const empty = { _id, tenantId: group, epoch: now, batch: now, sums: '{}', isBuilt: false };
    try {
      await this.heads.insertOne({ ...empty, seenTo: new Date(now - settledMs) }, unhurried);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.head(group);
  }

  #entryOf(row: CountedRow, { epoch }: CounterHead): JournalEntry {
    const { _id: id, tenantId, due, counted } = row;
    const isCounted = counted !== undefined && counted.batch > epoch;
    return {
      id,
      tenantId,
      ...(due !== undefined && { due }),
      ...(isCounted && { from: counted.parts }),
      now: this.countedOf(row),
    };
  }

  /** What is counted of a document. */
  countedOf(row: CountedRow): Counted {
    const { partsOf, wordsOf, changedAt } = this.#options;
    const whole = row as unknown as Row;
    return {
      parts: JSON.stringify(partsOf(whole)),
      ...(changedAt !== undefined && { seen: Number(whole[changedAt]) }),
      ...(wordsOf && { words: wordsOf(whole) }),
    };
  }

  async #enter(
    head: CounterHead,
    group: string,
    rows: CountedRow[],
    then: HeadChanges = {},
  ): Promise<boolean> {
    const begun = await this.#journal.begin(
      head,
      rows.map((row) => this.#entryOf(row, head)),
      then,
    );
    if (begun) await this.#journal.finish(begun, group);
    return begun !== undefined;
  }

  /** The documents are read after the head: what they remember of their counting then belongs to it. */
  async #enterDue(head: CounterHead, group: string): Promise<void> {
    const found = this.rows.find(
      { ...this.#filter(group), ...isDue },
      { projection: this.#fields, hint: this.#dueIndex },
    );
    const rows = await found.limit(batchSize).toArray();
    if (rows.length > 0) await this.#enter(head, group, rows);
  }

  /** Counts what a version without marks has changed; true if there was anything. */
  async #enterStrangers(head: CounterHead, group: string): Promise<boolean> {
    const { changedAt } = this.#options;
    const began = Date.now();
    const looked = this.#looked.get(group) ?? 0;
    if (changedAt === undefined || began - looked < strangersEveryMs) return false;
    const projection = { _id: 1, [changedAt]: 1, due: 1, 'counted.seen': 1 } as const;
    const since = { tenantId: group, [changedAt]: { $gte: head.seenTo } } as mongo.Filter<CountedRow>;
    const strange: string[] = [];
    for await (const row of this.rows.find(since, { projection, sort: { [changedAt]: -1, _id: -1 } })) {
      const at = Number((row as unknown as Row)[changedAt]);
      if (row.due === undefined && row.counted?.seen !== at) strange.push(row._id);
    }
    for (let done = 0; done < strange.length; done += batchSize) {
      await this.enterRows(group, strange.slice(done, done + batchSize));
    }
    this.found += strange.length;
    if (this.#looked.size >= maxRemembered) this.#looked.clear();
    this.#looked.set(group, began);
    if (began - head.seenTo.getTime() > seenEveryMs) {
      const seenTo = new Date(began - settledMs);
      await this.heads.updateOne({ _id: head._id, tenantId: head.tenantId }, { $set: { seenTo } }, unhurried);
    }
    return strange.length > 0;
  }

  /** Counts these documents anew, marked or not. */
  async enterRows(group: string, ids: string[]): Promise<void> {
    for (;;) {
      const head = await this.head(group);
      if (head.journal) {
        await this.#journal.finish(head, group);
        continue;
      }
      const wanted = { ...this.#filter(group), _id: { $in: ids } };
      const rows = await this.rows.find(wanted, { projection: this.#fields }).toArray();
      if (rows.length === 0 || (await this.#enter(head, group, rows))) return;
    }
  }

  async #built(head: CounterHead, group: string): Promise<CounterHead | undefined> {
    const building = this.build(group);
    const isSoon = await Promise.race([building.then(() => true), pause(buildWaitMs, false, { ref: false })]);
    // A failure in the background is met again by the next read.
    building.catch(() => undefined);
    return isSoon ? this.settle(head.tenantId) : undefined;
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
    for (;;) {
      const head = await this.head(group);
      if (head.isBuilt) return;
      if (head.journal) {
        await this.#journal.finish(head, group);
        continue;
      }
      const { rows, last } = await this.page(group, head.builtTo);
      const missing = rows.filter(({ counted }) => counted === undefined || counted.batch <= head.epoch);
      await this.#enter(head, group, missing, last ? { builtTo: last } : { isBuilt: true });
    }
  }

  /** The next documents of a walk through all of them, and where it goes on; at the end `last` is absent. */
  async page(group: string, after?: Position): Promise<{ rows: CountedRow[]; last?: Position }> {
    const { order } = this.#options;
    const beyond = after && {
      [order]: { $lte: after.value },
      $or: [{ [order]: { $lt: after.value } }, { _id: { $lt: after.id } }],
    };
    const filter = { ...this.#filter(group), ...beyond } as mongo.Filter<CountedRow>;
    const rows = await this.rows
      .find(filter, { projection: { ...this.#fields, [order]: 1 } })
      .sort(order === '_id' ? { _id: -1 } : { [order]: -1, _id: -1 })
      .limit(batchSize)
      .toArray();
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return { rows };
    return { rows, last: { value: (last as unknown as Row)[order] as Date | string, id: last._id } };
  }

  /** The sums of all documents, added up without the counters. */
  async fromScratch(tenantId: string): Promise<Map<string, Sums>> {
    const { select, partsOf } = this.#options;
    const sums = new Map<string, SumTally>();
    const projection = Object.fromEntries(select.map((name) => [name, 1]));
    const found = this.rows.find(this.#filter(this.groupOf(tenantId)), { projection, batchSize: 1_000 });
    for await (const row of found) {
      for (const [part, added] of Object.entries(partsOf(row as unknown as Row))) {
        const tally = sums.get(part) ?? new SumTally();
        sums.set(part, tally.add(added));
      }
    }
    return new Map([...sums].map(([part, tally]) => [part, tally.toSums()]));
  }

  /** The counters, or as long as there are none, the sums of all documents. */
  async view(tenantId: string): Promise<CounterView> {
    const counted = await this.read(tenantId);
    if (counted) return counted;
    const sums = await this.fromScratch(tenantId);
    return {
      head: sums.get(headPart) ?? {},
      parts: async (names) =>
        new Map(names.flatMap((name) => (sums.has(name) ? [[name, sums.get(name) as Sums]] : []))),
    };
  }

  /** Forgets all sums of a group and counts it again, while it is read and written. */
  async rebuild(group: string): Promise<void> {
    for (;;) {
      const head = await this.head(group);
      const { _id, tenantId, batch } = head;
      if (head.journal) {
        await this.#journal.finish(head, group);
        continue;
      }
      // An interrupted rebuild goes on.
      if (!head.isBuilt) break;
      const next = {
        epoch: batch + 1,
        batch: batch + 1,
        sums: '{}',
        isBuilt: false,
        seenTo: new Date(Date.now() - settledMs),
      };
      const { matchedCount } = await this.heads.updateOne(
        { _id, tenantId, batch, journal: null } as unknown as mongo.Filter<CounterHead>,
        { $set: next, $unset: { builtTo: 1 } },
        unhurried,
      );
      if (matchedCount === 1) break;
    }
    await this.build(group);
    const { _id, tenantId, epoch } = await this.head(group);
    await this.heads.deleteMany({ tenantId, _id: { $ne: _id }, epoch: { $ne: epoch } });
  }
}
