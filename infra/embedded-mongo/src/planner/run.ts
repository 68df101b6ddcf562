import { type Doc, decode } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { rawPredicate } from '../query/filter-fields.ts';
import { compileFilter } from '../query/matcher.ts';
import { compileSort } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { idPrefix, recordOf, successor } from '../store/keys.ts';
import { countRange, type Entry, type Store, scan } from '../store/store.ts';
import { type IndexScan, makePlan, type Plan, type Question } from './plan.ts';

export interface Found {
  record: number;
  raw: Buffer;
  /** The decoded document; decoded only when somebody asks. */
  readonly doc: Doc;
}

export interface Counters {
  keys: number;
  docs: number;
}

export interface Answer {
  plan: Plan;
  counters: Counters;
  results: Iterable<Found>;
}

export interface Request extends Question {
  skip?: number | undefined;
  variables?: Doc | undefined;
}

/** As in MongoDB: a sort that does not fit is an error, not a machine without memory. */
const sortMemory = 100 * 1024 * 1024;

class FoundDocument implements Found {
  readonly record: number;
  readonly raw: Buffer;
  #doc: Doc | undefined;

  constructor(record: number, raw: Buffer) {
    this.record = record;
    this.raw = raw;
  }

  get doc(): Doc {
    this.#doc ??= decode(this.raw);
    return this.#doc;
  }
}

/** Plans a query and gives its documents one by one; nothing is read before it is asked for. */
export function query(store: Store, collection: Collection | undefined, request: Request): Answer {
  const counters = { keys: 0, docs: 0 };
  const { filter, sort, skip = 0, limit, collation, variables } = request;
  const matches = compileFilter(filter, { collation, variables });
  if (!collection) return { plan: { stage: 'COLLSCAN', exact: true, sorted: true }, counters, results: [] };
  const plan = makePlan(store, collection, { ...request, limit: limit ? limit + skip : undefined });
  const found = filtered(store, collection, plan, rawPredicate(filter, matches), counters);
  const ordered = plan.sorted ? found : sorted(found, request, limit ? limit + skip : undefined);
  return {
    plan,
    counters,
    results: sort.length + skip + (limit ?? 0) > 0 ? slice(ordered, skip, limit) : ordered,
  };
}

function* filtered(
  store: Store,
  collection: Collection,
  plan: Plan,
  matches: ReturnType<typeof rawPredicate>,
  counters: Counters,
): Generator<Found> {
  const { writes } = store;
  for (const candidate of candidates(store, collection, plan, counters)) {
    if (collection.dropped) throw planKilled(collection.namespace);
    counters.docs++;
    // An index that says it all only speaks for the moment it was read in; a cursor may have rested since.
    const isCertain = plan.exact && store.writes === writes;
    if (isCertain || matches(candidate.raw, () => candidate.doc)) yield candidate;
  }
  // What was dropped has no documents any more, which is not the same as having given them all.
  if (collection.dropped) throw planKilled(collection.namespace);
}

const planKilled = (namespace: string) =>
  new CommandError(175, 'QueryPlanKilled', `The collection ${namespace} was dropped or renamed meanwhile`);

function* candidates(store: Store, collection: Collection, plan: Plan, counters: Counters): Generator<Found> {
  if (plan.stage === 'COLLSCAN') {
    const { writes } = store;
    for (const { record, raw } of collection.all()) {
      // Read ahead, and perhaps deleted or changed since: a cursor gives the data as they are now.
      const now = store.writes === writes ? raw : collection.get(record);
      if (now) yield new FoundDocument(record, now);
    }
    return;
  }
  const scans = plan.stage === 'OR' ? plan.inputs : [plan];
  const once = plan.stage === 'OR' || scans.some(({ index }) => index.multikey.includes(true));
  const seen = new Set<number>();
  for (const each of scans) {
    for (const { value } of entries(store, each)) {
      counters.keys++;
      const record = recordOf(value);
      if (once && seen.has(record)) continue;
      if (once) seen.add(record);
      const raw = collection.get(record);
      // The document may be gone since its entry was read: a cursor sees the data as they are now.
      if (raw) yield new FoundDocument(record, raw);
    }
  }
}

function entries(store: Store, { bounds, reverse, merge }: IndexScan): Generator<Entry> {
  const parts = bounds.intervals.map((interval) => ({
    shared: interval.shared,
    entries: scan(store.index, interval.start, interval.end, reverse),
  }));
  if (merge) return mergeEntries(parts, reverse);
  return concatEntries(parts.map((part) => part.entries));
}

function* concatEntries(parts: Generator<Entry>[]): Generator<Entry> {
  for (const part of parts) yield* part;
}

/** Several intervals as one, ordered by what follows the bytes each of them shares. */
function* mergeEntries(
  parts: { shared: number; entries: Generator<Entry> }[],
  reverse: boolean,
): Generator<Entry> {
  const heads = parts.flatMap(({ shared, entries: source }) => {
    const next = source.next();
    return next.done ? [] : [{ shared, source, entry: next.value }];
  });
  const sign = reverse ? -1 : 1;
  while (heads.length > 0) {
    let best = 0;
    for (let i = 1; i < heads.length; i++) {
      const a = heads[i] as (typeof heads)[number];
      const b = heads[best] as (typeof heads)[number];
      if (Buffer.compare(a.entry.key.subarray(a.shared), b.entry.key.subarray(b.shared)) * sign < 0) best = i;
    }
    const head = heads[best] as (typeof heads)[number];
    yield head.entry;
    const next = head.source.next();
    if (next.done) heads.splice(best, 1);
    else head.entry = next.value;
  }
}

function* sorted(found: Iterable<Found>, { sort, collation }: Request, keep?: number): Generator<Found> {
  const byFields = compileSort(sort, collation?.order);
  const order = (a: Found, b: Found) => byFields(a.doc, b.doc);
  let all: Found[] = [];
  let bytes = 0;
  for (const item of found) {
    all.push(item);
    // One alone is compared, too: documents that cannot be sorted are refused.
    if (all.length === 1) order(item, item);
    bytes += item.raw.length;
    if (keep !== undefined && all.length >= keep * 2 + 1000) {
      all = all.sort(order).slice(0, keep);
      bytes = all.reduce((sum, { raw }) => sum + raw.length, 0);
    }
    if (bytes > sortMemory) {
      throw new CommandError(
        292,
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        'Sort exceeded memory limit of 104857600 bytes; add an index that gives this order',
      );
    }
  }
  yield* all.sort(order);
}

function* slice(found: Iterable<Found>, skip: number, limit?: number): Generator<Found> {
  let position = 0;
  for (const item of found) {
    position++;
    if (position > skip) yield item;
    if (limit && position >= skip + limit) return;
  }
}

/** How many documents match; from the index alone when its bounds say all that the filter says. */
export function count(store: Store, collection: Collection | undefined, request: Request): number {
  const { skip = 0, limit } = request;
  const cap = (total: number) => Math.min(Math.max(total - skip, 0), limit || Number.POSITIVE_INFINITY);
  if (!collection) return 0;
  const counted = countCovered(store, collection, request);
  if (counted !== undefined) return cap(counted);
  let total = 0;
  for (const _ of query(store, collection, { ...request, skip: 0, limit: undefined, sort: [] }).results) {
    total++;
    if (limit && total >= skip + limit) break;
  }
  return cap(total);
}

/** The count without looking at any document, when a plan allows that. */
export function countCovered(store: Store, collection: Collection, request: Request): number | undefined {
  compileFilter(request.filter, { collation: request.collation, variables: request.variables });
  const plan = makePlan(store, collection, { ...request, sort: [], limit: undefined });
  if (!plan.exact) return undefined;
  if (plan.stage !== 'IXSCAN') return collection.count;
  const { index, bounds } = plan;
  const all = idPrefix(index.id);
  const ranges = bounds.depth === 0 ? [{ start: all, end: successor(all) }] : bounds.intervals;
  return ranges.reduce((sum, { start, end }) => sum + countRange(store.index, start, end), 0);
}
