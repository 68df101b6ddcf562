import type { Doc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import type { Collation } from '../query/collation.ts';
import type { SortField } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { IndexDefinition } from '../store/index-definition.ts';
import { countRange, type Store } from '../store/store.ts';
import { type Conditions, impliesFilter, impliesPresence, readConditions } from './atoms.ts';
import { type Bounds, boundsFor } from './bounds.ts';

export interface IndexScan {
  stage: 'IXSCAN';
  index: IndexDefinition;
  bounds: Bounds;
  reverse: boolean;
  /** The bounds say everything the filter says: no document needs to be looked at to know that it matches. */
  exact: boolean;
  sorted: boolean;
  /** Several intervals have to be merged to give the wanted order. */
  merge: boolean;
}

export interface CollectionScan {
  stage: 'COLLSCAN';
  exact: boolean;
  sorted: boolean;
}

/** Several plans, one per clause of an `$or`; a document found twice is given once. */
export interface Union {
  stage: 'OR';
  inputs: IndexScan[];
  exact: false;
  sorted: boolean;
}

export type Plan = IndexScan | CollectionScan | Union;

export interface Question {
  filter: Doc;
  sort: SortField[];
  /** How many results are wanted, when that is known. */
  limit?: number | undefined;
  hint?: unknown;
  collation?: Collation | undefined;
}

/**
 * Entries are counted up to the first of these to compare indexes. Only if the best ones have more, they are counted up to
 * the second, which takes a tenth of the time of reading them; beyond it all are "many".
 */
const countLimits = [1_000, 100_000];
const maxMergedIntervals = 200;

export function makePlan(store: Store, collection: Collection, question: Question): Plan {
  const conditions = readConditions(question.filter);
  const hinted = question.hint === undefined ? undefined : findHint(collection, question.hint);
  if (hinted === 'natural') return collectionScan(question, conditions);
  const indexes = hinted ? [hinted] : collection.indexes.filter(({ hidden }) => !hidden);
  const candidates = indexes.flatMap((index) => {
    const plan = index.ready ? indexScan(index, conditions, question) : undefined;
    const useful = plan && (hinted || isUseful(plan, question));
    return useful ? [plan] : [];
  });
  if (hinted && candidates.length === 0)
    throw badValue(`The hinted index ${hinted.name} cannot answer this query`);
  const best = cheapest(store, candidates, question);
  // A union beats a scan of a whole index, not a plan that narrows by an equality or a range.
  if (!best || best.bounds.depth === 0) {
    const union = hinted ? undefined : unionOf(store, collection, conditions, question);
    if (union) return union;
  }
  return best ?? collectionScan(question, conditions);
}

const collectionScan = ({ sort }: Question, { atoms, complete }: Conditions): CollectionScan => ({
  stage: 'COLLSCAN',
  exact: complete && atoms.length === 0,
  sorted: sort.length === 0,
});

function findHint(collection: Collection, hint: unknown): IndexDefinition | 'natural' {
  if (typeof hint === 'object' && hint !== null && '$natural' in hint) return 'natural';
  const wanted = JSON.stringify(hint);
  const index = collection.indexes.find(({ name, key }) => name === hint || JSON.stringify(key) === wanted);
  if (!index) throw badValue(`hint provided does not correspond to an existing index: ${wanted}`);
  return index;
}

function indexScan(
  index: IndexDefinition,
  conditions: Conditions,
  question: Question,
): IndexScan | undefined {
  const { atoms, complete } = conditions;
  if (index.partialFilter && (question.collation || !impliesFilter(atoms, index.partialFilter)))
    return undefined;
  const present = (path: string) => atoms.some((atom) => atom.path === path && impliesPresence(atom));
  if (index.sparse && !index.fields.some(({ path }) => present(path))) return undefined;
  const bounds = boundsFor(index, atoms, question.collation);
  const order = sortOrder(index, bounds, question);
  const own = atoms.filter(({ derived }) => !derived);
  const exact =
    complete &&
    own.every((atom) => bounds.used.has(atom)) &&
    !index.multikey.includes(true) &&
    !index.longKeys;
  return {
    stage: 'IXSCAN',
    index,
    bounds,
    exact: exact && !hasTwoEqualities(own) && !question.collation && !index.collation,
    reverse: order === 'backward',
    sorted: question.sort.length === 0 || order !== undefined,
    merge: order !== undefined && bounds.intervals.length > 1,
  };
}

const hasTwoEqualities = (atoms: Conditions['atoms']) =>
  new Set(atoms.map(({ path }) => path)).size < atoms.length &&
  atoms.some(({ operator }) => operator === '$eq' || operator === '$in');

/** Whether the index gives the wanted order, and in which direction it has to be read. */
function sortOrder(index: IndexDefinition, bounds: Bounds, { sort, collation }: Question) {
  if (sort.length === 0 || index.longKeys || index.collation || collation) return undefined;
  if (bounds.intervals.length > maxMergedIntervals) return undefined;
  let direction: boolean | undefined;
  // Fields held to a few values are merged, so the sort has to go on right after them.
  let at = bounds.ranged ? bounds.depth - 1 : bounds.depth;
  const wanted = sort.filter(({ path }) => !bounds.fixed.has(path));
  // An index of fixed fields only is in any order.
  for (const { path, direction: sign } of wanted) {
    while (
      index.fields[at] &&
      index.fields[at]?.path !== path &&
      bounds.fixed.has(index.fields[at]?.path ?? '')
    )
      at++;
    const field = index.fields[at];
    if (!field || field.path !== path || index.multikey[at]) return undefined;
    const backward = (sign === -1) !== field.descending;
    if (direction !== undefined && direction !== backward) return undefined;
    direction = backward;
    at++;
  }
  if (sort.some(({ path }) => bounds.fixed.has(path) && isMultikeyPath(index, path))) return undefined;
  return direction ? ('backward' as const) : ('forward' as const);
}

const isMultikeyPath = (index: IndexDefinition, path: string) =>
  index.multikey[index.fields.findIndex((field) => field.path === path)] === true;

function isUseful({ bounds, index, sorted }: IndexScan, { sort }: Question): boolean {
  return bounds.depth > 0 || Boolean(index.partialFilter) || index.sparse || (sort.length > 0 && sorted);
}

function cheapest(store: Store, plans: IndexScan[], question: Question): IndexScan | undefined {
  if (plans.length < 2) return plans[0];
  const point = plans.find(({ index, bounds }) => index.unique && bounds.equalities === index.fields.length);
  if (point && point.bounds.intervals.length === 1) return point;
  let best: Priced | undefined;
  for (const limit of countLimits) {
    const priced: Priced[] = [];
    for (const plan of plans) priced.push(price(store, plan, priced, question, limit));
    priced.sort(
      (a, b) =>
        a.cost - b.cost ||
        b.plan.bounds.depth - a.plan.bounds.depth ||
        a.plan.index.fields.length - b.plan.index.fields.length,
    );
    best = priced[0];
    if (!best || !isUndecided(priced, best, limit)) break;
  }
  return best?.plan;
}

/** A plan with the entries between its bounds, as far as they were counted, and what it costs to read them. */
interface Priced {
  plan: IndexScan;
  entries: number;
  cost: number;
}

function price(
  store: Store,
  plan: IndexScan,
  others: readonly Priced[],
  question: Question,
  limit: number,
): Priced {
  const alike = others.find((counted) => isSameStretch(counted.plan, plan));
  const entries = alike?.entries ?? countEntries(store, plan, limit);
  return { plan, entries, cost: cost(entries, plan, question) };
}

/** Whether the best plan has more entries than were counted, and so has another one that would cost as much. */
const isUndecided = (priced: readonly Priced[], best: Priced, limit: number): boolean =>
  best.entries >= limit &&
  best.cost >= limit &&
  priced.some((one) => one.cost === best.cost && !isSameStretch(one.plan, best.plan) && one !== best);

/** Whether two indexes hold the same documents between these bounds, so that counting one of them is enough. */
function isSameStretch(a: IndexScan, b: IndexScan): boolean {
  const isPlain = ({ index, bounds }: IndexScan) =>
    !index.partialFilter &&
    !index.sparse &&
    !index.longKeys &&
    !index.multikey.includes(true) &&
    bounds.used.size === bounds.depth;
  const isNarrowedAlike =
    a.bounds.depth === b.bounds.depth && [...a.bounds.used].every((atom) => b.bounds.used.has(atom));
  return isNarrowedAlike && isPlain(a) && isPlain(b);
}

function countEntries(store: Store, { bounds }: IndexScan, limit: number): number {
  let entries = 0;
  for (const { start, end } of bounds.intervals) {
    entries += countRange(store.index, start, end, limit - entries);
    if (entries >= limit) break;
  }
  return entries;
}

/** Documents to look at, and again to sort; a sorted plan with a limit can stop early. */
function cost(entries: number, plan: IndexScan, { sort, limit }: Question): number {
  if (sort.length > 0 && !plan.sorted) return entries * 2 + 1;
  return plan.exact && limit ? Math.min(entries, limit) : entries;
}

function unionOf(
  store: Store,
  collection: Collection,
  conditions: Conditions,
  question: Question,
): Union | undefined {
  for (const clauses of conditions.alternatives) {
    const inputs = clauses.map((clause) => {
      const filter = { $and: [clause, question.filter] };
      const narrowed = { filter: clause, sort: [], collation: question.collation };
      const usable = collection.indexes.filter(({ ready, hidden }) => ready && !hidden);
      const withRest = { ...readConditions(filter), alternatives: [] };
      const plans = usable.flatMap((index) => {
        const plan = indexScan(index, withRest, narrowed);
        return plan && isUseful(plan, narrowed) ? [{ ...plan, exact: false, reverse: false }] : [];
      });
      return cheapest(store, plans, narrowed);
    });
    if (inputs.every((input) => input !== undefined)) {
      return { stage: 'OR', inputs, exact: false, sorted: question.sort.length === 0 };
    }
  }
  return undefined;
}
