import { hours } from '@harambee/domain';
import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import { listIndexes, ProposalModel } from './proposal.model.ts';

interface Base<Row> {
  /** The moment up to which every change is in `rows`. */
  at: Date;
  rows: Map<string, Row>;
}

export interface Rows<Row> extends Iterable<Row> {
  /** How many there are, those of the last minute perhaps not counted. */
  count: number;
}

export interface TenantRowsOptions<Row> {
  /** What is read of each proposal. */
  select: Record<string, 1>;
  /** About how many characters a row takes. */
  size(row: Row): number;
  /** A write takes less than this from the reading of its clock until it is there for all. */
  settledMs?: number;
}

/** So many changes are read quickly; after more of them everything is read anew. */
const maxRecent = 200;
/** Characters of all organizations together: some thirty megabytes. */
const maxCharacters = 15_000_000;
const retention = hours(1);
/** Other requests have their turn between two of these. */
const batchSize = 1_000;

/**
 * A part of every proposal of an organization, exact the moment after a write. Reading all of them costs 5 µs and more
 * each, so what was read a while ago is remembered, within a bound, and only what has changed since is read again.
 */
export class TenantRows<Row extends { _id: string }> {
  readonly #options: TenantRowsOptions<Row>;
  readonly #bases: LRUCache<string, Base<Row>>;

  constructor(options: TenantRowsOptions<Row>) {
    this.#options = options;
    const { size, settledMs = 60_000 } = options;
    this.#bases = new LRUCache<string, Base<Row>>({
      maxSize: maxCharacters,
      sizeCalculation: ({ rows }) => [...rows.values()].reduce((sum, row) => sum + size(row), 1),
      ttl: retention,
      // Whoever asks while it is read waits for the same reading.
      fetchMethod: (tenantId) => this.#read(tenantId, new Date(Date.now() - settledMs)),
    });
  }

  /** Whether there were that many when they were last read: with few, asking what has changed is not worth it. */
  async hasMany(tenantId: string, many: number): Promise<boolean> {
    return (await this.#bases.forceFetch(tenantId)).rows.size >= many;
  }

  async read(tenantId: string): Promise<Rows<Row>> {
    const base = await this.#bases.forceFetch(tenantId);
    const recent = await this.#changedSince(tenantId, base.at, maxRecent + 1);
    if (recent.length <= maxRecent) return merged(base, recent);
    const anew = await this.#bases.forceFetch(tenantId, { forceRefresh: true });
    return merged(anew, await this.#changedSince(tenantId, anew.at));
  }

  async #read(tenantId: string, at: Date): Promise<Base<Row>> {
    const rows = new Map<string, Row>();
    const records = ProposalModel.find({ tenantId })
      .select(this.#options.select)
      .hint(listIndexes.updated)
      .lean<Row[]>()
      .cursor({ batchSize });
    for await (const row of records) rows.set(row._id, row);
    return { at, rows };
  }

  #changedSince(tenantId: string, moment: Date, limit = 0): Promise<Row[]> {
    return ProposalModel.find({ tenantId, updatedAt: trusted({ $gte: moment }) })
      .select(this.#options.select)
      .hint(listIndexes.updated)
      .sort({ updatedAt: -1, _id: -1 })
      .limit(limit)
      .lean<Row[]>();
  }
}

function merged<Row extends { _id: string }>({ rows }: Base<Row>, recent: Row[]): Rows<Row> {
  const changed = new Set(recent.map(({ _id }) => _id));
  return {
    count: rows.size,
    *[Symbol.iterator]() {
      yield* recent;
      for (const [id, row] of rows) if (!changed.has(id)) yield row;
    },
  };
}
