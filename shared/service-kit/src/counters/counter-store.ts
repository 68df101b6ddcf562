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
import { type CountedRow, headPart, Journal, type Parts, partId, unhurried } from './journal.ts';

export interface CountersOptions<Row> {
  /** The collection of the sums (`counterModel`); no other counters use it. */
  sums: CounterModel;
  /** What is counted; its schema has the `countedPlugin`. */
  rows: AnyModel;
  /** The fields that `partsOf` needs. */
  select: readonly (keyof Row & string)[];
  /** What a document adds to each part. Its numbers are whole, so that sums do not depend on their order. */
  partsOf(row: Row): Parts;
  /** The words that a search finds a document by. */
  wordsOf?(row: Row): string[];
  /** The field that orders a walk through all documents; it never changes, and there is an index for it. */
  order: keyof Row & string;
  /**
   * The field that every write sets to its time, with an index by tenant: it finds writes of versions without marks.
   * Without one, a walk through all documents finds them.
   */
  changedAt?: keyof Row & string;
  /** The name of the one group for all tenants; without it each tenant is a group. */
  group?: string;
  /** Documents never change, so they need not remember what was counted of them. */
  isFixed?: boolean;
  /** Documents in one batch. */
  batchSize?: number;
  /** What lies before this time, by `order`, is read no more: it need not be counted or compared. */
  since?(): Date;
  /** Whether a part is compared: one from before `since` is not. */
  isCompared?(part: string): boolean;
}

/** A write is visible within this time after it read its clock. */
export const settledMs = 60_000;

/** The documents of a group and their sums, and how one batch is entered. */
export class CounterStore<Row extends { _id: string }> {
  protected readonly options: CountersOptions<Row>;
  protected readonly journal: Journal;
  protected readonly batchSize: number;

  constructor(options: CountersOptions<Row>) {
    this.options = options;
    this.journal = new Journal(this.heads, this.rows);
    this.batchSize = options.batchSize ?? 200;
  }

  get heads(): mongo.Collection<CounterHead> {
    return this.options.sums.collection as unknown as mongo.Collection<CounterHead>;
  }

  get rows(): mongo.Collection<CountedRow> {
    return this.options.rows.collection as unknown as mongo.Collection<CountedRow>;
  }

  /** What it stores and counts. */
  get models(): readonly AnyModel[] {
    return [this.options.sums, this.options.rows];
  }

  /** The one group for all tenants, if there is one. */
  get group(): string | undefined {
    return this.options.group;
  }

  /** The group of a tenant. */
  groupOf(tenantId: string): string {
    return this.options.group ?? tenantId;
  }

  isCompared(part: string): boolean {
    return this.options.isCompared?.(part) ?? true;
  }

  protected filter(group: string): mongo.Filter<CountedRow> {
    return this.options.group === undefined ? { tenantId: group } : {};
  }

  get #fields(): Record<string, 1> {
    const own = ['tenantId', 'due', 'counted.batch', 'counted.parts', 'counted.seen'];
    return Object.fromEntries([...this.options.select, ...own].map((name) => [name, 1]));
  }

  /** The documents that are marked, or whether there is one. */
  protected due(group: string, limit: number): Promise<CountedRow[]> {
    return this.rows
      .find(
        { ...this.filter(group), ...isDue },
        {
          projection: limit === 1 ? { _id: 1 } : this.#fields,
          hint: this.options.group === undefined ? { tenantId: 1, due: 1 } : { due: 1 },
          limit,
        },
      )
      .toArray();
  }

  /** The head of a group; a new one is empty, and nothing is counted in it. */
  async head(group: string): Promise<CounterHead> {
    const _id = partId(group, 0, headPart);
    const there = await this.heads.findOne({ _id, tenantId: group });
    if (there) return there;
    // Later than the batch of any head before it: what a document remembers of an older one does not count.
    const now = Date.now();
    const empty = {
      _id,
      tenantId: group,
      part: headPart,
      epoch: now,
      batch: now,
      sums: '{}',
      isBuilt: false,
    };
    try {
      await this.heads.insertOne({ ...empty, seenTo: new Date(now - settledMs) }, unhurried);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.head(group);
  }

  #entryOf(row: CountedRow, head: CounterHead): JournalEntry {
    const { _id: id, tenantId, due } = row;
    const from = this.presentOf(row, head);
    const { parts, ...remembered } = this.countedOf(row);
    const isFixed = this.options.isFixed === true;
    return {
      id,
      tenantId,
      ...(due !== undefined && { due }),
      ...(from !== undefined && { from }),
      to: parts,
      now: isFixed ? {} : { parts, ...remembered },
    };
  }

  /** What of a document is in the sums, as JSON; undefined if it is not counted. */
  presentOf(row: CountedRow, { epoch }: CounterHead): string | undefined {
    if (row.counted === undefined || row.counted.batch <= epoch) return undefined;
    return row.counted.parts ?? this.countedOf(row).parts;
  }

  /** What is to be counted of a document. */
  countedOf(row: CountedRow): Counted & { parts: string } {
    const { partsOf, wordsOf, changedAt } = this.options;
    const whole = row as unknown as Row;
    return {
      parts: JSON.stringify(partsOf(whole)),
      ...(changedAt !== undefined && { seen: Number(whole[changedAt]) }),
      ...(wordsOf && { words: wordsOf(whole) }),
    };
  }

  /** Enters a batch; false if another process was faster. The documents were read after the head. */
  protected async enter(
    head: CounterHead,
    group: string,
    rows: readonly CountedRow[],
    then: HeadChanges = {},
  ): Promise<boolean> {
    const entries = rows.map((row) => this.#entryOf(row, head));
    const entered = await this.journal.begin(head, entries, then);
    if (entered) await this.journal.finish(entered, group);
    return entered !== undefined;
  }

  /** Runs `work` on a head that has no batch in progress, until it succeeds. */
  protected async withHead<Result>(
    group: string,
    work: (head: CounterHead) => Promise<Result | undefined>,
  ): Promise<Result> {
    for (;;) {
      const head = await this.head(group);
      if (head.journal) await this.journal.finish(head, group);
      else {
        const result = await work(head);
        if (result !== undefined) return result;
      }
    }
  }

  /** Counts these documents anew, marked or not. */
  async enterRows(group: string, ids: readonly string[]): Promise<void> {
    await this.withHead(group, async (head) => {
      const wanted = { ...this.filter(group), _id: { $in: [...ids] } };
      const rows = await this.rows.find(wanted, { projection: this.#fields }).toArray();
      return rows.length === 0 || (await this.enter(head, group, rows)) || undefined;
    });
  }

  /** The next documents of a walk through all of them, and where it goes on; at the end `last` is absent. */
  async page(group: string, after?: Position): Promise<{ rows: CountedRow[]; last?: Position }> {
    const { order, since } = this.options;
    const range = { ...(after && { $lte: after.value }), ...(since && { $gte: since() }) };
    const filter = {
      ...this.filter(group),
      ...((after || since) && { [order]: range }),
      ...(after && { $or: [{ [order]: { $lt: after.value } }, { _id: { $lt: after.id } }] }),
    } as mongo.Filter<CountedRow>;
    const rows = await this.rows
      .find(filter, { projection: { ...this.#fields, [order]: 1 } })
      .sort(order === '_id' ? { _id: -1 } : { [order]: -1, _id: -1 })
      .limit(this.batchSize)
      .toArray();
    const last = rows.at(-1);
    if (!last || rows.length < this.batchSize) return { rows };
    return { rows, last: { value: (last as unknown as Row)[order] as Date | string, id: last._id } };
  }

  /** The sums of all documents, added up without the counters. */
  async fromScratch(group: string): Promise<Map<string, Sums>> {
    const { select, partsOf } = this.options;
    const sums = new Map<string, SumTally>();
    const projection = Object.fromEntries(select.map((name) => [name, 1]));
    const found = this.rows.find(this.filter(group), { projection, batchSize: 1_000 });
    for await (const row of found) {
      for (const [part, added] of Object.entries(partsOf(row as unknown as Row))) {
        const tally = sums.get(part) ?? new SumTally();
        sums.set(part, tally.add(added));
      }
    }
    return new Map([...sums].map(([part, tally]) => [part, tally.toSums()]));
  }
}
