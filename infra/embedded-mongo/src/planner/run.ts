import { type Doc, decode } from '../bson/values.ts';
import { CommandError, memoryExceeded, memoryLimit } from '../errors.ts';
import { type Pace, type Paced, type Pause, pause, sortPaced, unpaced } from '../pace.ts';
import { rawPredicate } from '../query/filter-fields.ts';
import { compileFilter } from '../query/matcher.ts';
import { compileSortKeys } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { idPrefix, recordOf, successor } from '../store/keys.ts';
import { countPaced, type Entry, type Store, scan } from '../store/store.ts';
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

export interface Answer<T = Found> {
  plan: Plan;
  counters: Counters;
  results: Iterable<T>;
}

export interface Request extends Question {
  skip?: number | undefined;
  variables?: Doc | undefined;
}

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
export function query(store: Store, collection: Collection | undefined, request: Request): Answer;
export function query(
  store: Store,
  collection: Collection | undefined,
  request: Request,
  pace: Pace,
): Answer<Found | Pause>;
export function query(
  store: Store,
  collection: Collection | undefined,
  request: Request,
  pace = unpaced,
): Answer<Found | Pause> {
  const counters = { keys: 0, docs: 0 };
  const { filter, sort, skip = 0, limit, collation, variables } = request;
  const matches = compileFilter(filter, { collation, variables });
  if (!collection) return { plan: { stage: 'COLLSCAN', exact: true, sorted: true }, counters, results: [] };
  const plan = makePlan(store, collection, { ...request, limit: limit ? limit + skip : undefined });
  const job = { store, collection, plan, counters, pace };
  const found = filtered(job, rawPredicate(filter, matches));
  const ordered = plan.sorted ? found : sorted(found, request, pace, limit ? limit + skip : undefined);
  return {
    plan,
    counters,
    results: sort.length + skip + (limit ?? 0) > 0 ? slice(ordered, skip, limit) : ordered,
  };
}

/** One query on its way. */
interface Job {
  store: Store;
  collection: Collection;
  plan: Plan;
  counters: Counters;
  pace: Pace;
}

function* filtered(job: Job, matches: ReturnType<typeof rawPredicate>): Generator<Found | Pause> {
  const { store, collection, plan, counters } = job;
  const { writes } = store;
  for (const candidate of candidates(job)) {
    if (candidate === pause) {
      yield pause;
      continue;
    }
    if (collection.dropped) throw planKilled(collection.namespace);
    counters.docs++;
    // An index that says it all only speaks for the moment it was read in; a cursor may have rested since.
    const isCertain = plan.exact && store.writes === writes;
    if (isCertain || matches(candidate.raw, () => candidate.doc)) yield candidate;
  }
  // What was dropped has no documents any more, which is not the same as having given them all.
  if (collection.dropped) throw planKilled(collection.namespace);
}

export const planKilled = (namespace: string) =>
  new CommandError(175, 'QueryPlanKilled', `The collection ${namespace} was dropped or renamed meanwhile`);

function* candidates({ store, collection, plan, counters, pace }: Job): Generator<Found | Pause> {
  if (plan.stage === 'COLLSCAN') {
    const { writes } = store;
    for (const { record, raw } of collection.all()) {
      // Read ahead, and perhaps deleted or changed since: a cursor gives the data as they are now.
      const now = store.writes === writes ? raw : collection.get(record);
      if (now) yield new FoundDocument(record, now);
      if (pace.isDue()) yield pause;
    }
    return;
  }
  const scans = plan.stage === 'OR' ? plan.inputs : [plan];
  const once = plan.stage === 'OR' || scans.some(({ index }) => index.multikey.includes(true));
  const seen = new Set<number>();
  for (const each of scans) {
    for (const { value } of entries(store, each)) {
      counters.keys++;
      if (pace.isDue()) yield pause;
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

/** A document that waits to be sorted: its bytes and what it sorts by, not the document itself. */
interface Waiting {
  record: number;
  raw: Buffer;
  keys: unknown[];
}

function* sorted(
  found: Paced<Found>,
  { sort, collation }: Request,
  pace: Pace,
  keep?: number,
): Generator<Found | Pause> {
  const { keysOf, compareKeys } = compileSortKeys(sort, collation?.order);
  const order = (a: Waiting, b: Waiting) => compareKeys(a.keys, b.keys);
  let all: Waiting[] = [];
  let bytes = 0;
  for (const item of found) {
    if (item === pause) {
      yield pause;
      continue;
    }
    const { record, raw, doc } = item;
    all.push({ record, raw, keys: keysOf(doc) });
    bytes += raw.length;
    if (keep !== undefined && all.length >= keep * 2 + 1000) {
      all = (yield* sortPaced(all, order, pace)).slice(0, keep);
      bytes = all.reduce((sum, one) => sum + one.raw.length, 0);
    }
    if (bytes > memoryLimit) throw memoryExceeded('Sort', 'add an index that gives this order');
  }
  for (const { record, raw } of yield* sortPaced(all, order, pace)) {
    yield new FoundDocument(record, raw);
    if (pace.isDue()) yield pause;
  }
}

function* slice(found: Paced<Found>, skip: number, limit?: number): Generator<Found | Pause> {
  let position = 0;
  for (const item of found) {
    if (item === pause) {
      yield pause;
      continue;
    }
    position++;
    if (position > skip) yield item;
    if (limit && position >= skip + limit) return;
  }
}

/** How many documents match; from the index alone when its bounds say all that the filter says. */
export function* count(
  store: Store,
  collection: Collection | undefined,
  request: Request,
  pace: Pace,
): Generator<Pause, number> {
  const { skip = 0, limit } = request;
  const cap = (total: number) => Math.min(Math.max(total - skip, 0), limit || Number.POSITIVE_INFINITY);
  if (!collection) return 0;
  const counted = yield* countCovered(store, collection, request, pace);
  if (counted !== undefined) return cap(counted);
  let total = 0;
  const all = { ...request, skip: 0, limit: undefined, sort: [] };
  for (const item of query(store, collection, all, pace).results) {
    if (item === pause) yield pause;
    else total++;
    if (limit && total >= skip + limit) break;
  }
  return cap(total);
}

/** The count without looking at any document, when a plan allows that. */
export function* countCovered(
  store: Store,
  collection: Collection,
  request: Request,
  pace: Pace,
): Generator<Pause, number | undefined> {
  compileFilter(request.filter, { collation: request.collation, variables: request.variables });
  const plan = makePlan(store, collection, { ...request, sort: [], limit: undefined });
  if (!plan.exact) return undefined;
  let total = 0;
  if (plan.stage === 'IXSCAN') {
    const { index, bounds } = plan;
    const all = idPrefix(index.id);
    const ranges = bounds.depth === 0 ? [{ start: all, end: successor(all) }] : bounds.intervals;
    for (const { start, end } of ranges) total += yield* countPaced(store.index, start, end, pace);
  } else total = yield* collection.count(pace);
  // What was dropped meanwhile was counted while it was removed.
  if (collection.dropped) throw planKilled(collection.namespace);
  return total;
}
