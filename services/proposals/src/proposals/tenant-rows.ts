import { hours } from '@harambee/domain';
import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import { listIndexes, ProposalModel } from './proposal.model.ts';

interface Base<Row> {
  /**
   * `rows` contains every change up to this time.
   */
  at: Date;
  rows: Map<string, Row>;
}

export interface Rows<Row> extends Iterable<Row> {
  /** How many there are, possibly without those of the last minute. */
  count: number;
}

export interface TenantRowsOptions<Row> {
  /** The fields read from each proposal. */
  select: Record<string, 1>;
  /** Approximate number of characters of a row. */
  size(row: Row): number;
  /** A write becomes visible to everybody within this time after it reads its clock. */
  settledMs?: number;
}

/** Up to this many changes are read quickly; beyond that, everything is read again. */
const maxRecent = 200;
/** Characters for all organizations together: about thirty megabytes. */
const maxCharacters = 15_000_000;
const retention = hours(1);
/** Other requests run between two batches of this size. */
const batchSize = 1_000;

/**
 * Some fields of every proposal of an organization, exact right after a write. Reading all of them costs 5 µs or more
 * each, so rows are cached, up to a limit, and only changes are read again.
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
      // Concurrent callers wait for the same read.
      fetchMethod: (tenantId) => this.#read(tenantId, new Date(Date.now() - settledMs)),
    });
  }

  /** True if there were at least this many at the last read; with fewer, reading only the changes does not pay. */
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
