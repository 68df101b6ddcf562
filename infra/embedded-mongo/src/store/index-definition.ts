import { equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { type Collation, parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { compileFilter, type Predicate } from '../query/matcher.ts';
import { splitPath } from '../query/paths.ts';

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

export interface IndexDefinition {
  id: number;
  name: string;
  key: Doc;
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  partialFilter?: Doc | undefined;
  covers?: Predicate | undefined;
  expireAfterSeconds?: number | undefined;
  collation?: Collation | undefined;
  collationSpec?: Doc | undefined;
  hidden: boolean;
  /** Per field: some document has an array on the way, so it has several entries. */
  multikey: boolean[];
  /** Some key was cut: the order of entries is no longer exact. */
  longKeys: boolean;
  /** False until the transaction that built it is committed: readers must not use it before. */
  ready: boolean;
}

const passedOver = new Set(['v', 'ns', 'background', 'key', 'name', 'dropDups']);
const known = new Set([
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
]);

export function defaultIndexName(key: Doc): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');
}

/** Reads an index specification as `createIndexes` sends it or as the catalog stores it. */
export function parseIndex(spec: Doc, id: number): IndexDefinition {
  if (!isDoc(spec.key) || Object.keys(spec.key).length === 0) {
    throw new CommandError(67, 'CannotCreateIndex', 'Index keys cannot be an empty object');
  }
  const fields = Object.entries(spec.key).map(([path, value]) => parseField(path, value));
  const option = Object.keys(spec).find((name) => !passedOver.has(name) && !known.has(name));
  if (option) throw unsupported(`The index option ${option}`);
  const partialFilter = spec.partialFilterExpression;
  if (partialFilter !== undefined && !isDoc(partialFilter))
    throw badValue('partialFilterExpression must be a document');
  if (partialFilter) checkPartial(partialFilter);
  const sparse = isTruthy(spec.sparse);
  if (sparse && partialFilter) {
    throw new CommandError(
      67,
      'CannotCreateIndex',
      'cannot mix "partialFilterExpression" and "sparse" options',
    );
  }
  const expireAfterSeconds = toNumber(spec.expireAfterSeconds);
  if (expireAfterSeconds !== undefined && (fields.length > 1 || fields[0]?.path === '_id')) {
    throw new CommandError(67, 'CannotCreateIndex', 'TTL indexes are single-field indexes, and not on _id');
  }
  if (
    spec.expireAfterSeconds !== undefined &&
    !(expireAfterSeconds !== undefined && expireAfterSeconds >= 0)
  ) {
    throw new CommandError(67, 'CannotCreateIndex', 'TTL index needs expireAfterSeconds of zero or more');
  }
  const collation = parseCollation(spec.collation);
  return {
    id,
    name: typeof spec.name === 'string' && spec.name ? spec.name : defaultIndexName(spec.key),
    key: spec.key,
    fields,
    unique: isTruthy(spec.unique),
    sparse,
    partialFilter,
    covers: partialFilter ? compileFilter(partialFilter, { collation }) : undefined,
    expireAfterSeconds,
    collation,
    collationSpec: collation ? (spec.collation as Doc) : undefined,
    hidden: isTruthy(spec.hidden),
    multikey: fields.map(() => false),
    longKeys: false,
    ready: false,
  };
}

function parseField(path: string, value: unknown): IndexField {
  const direction = toNumber(value);
  if (direction === undefined || direction === 0 || Number.isNaN(direction)) {
    throw unsupported(`The index type ${JSON.stringify(value)}`);
  }
  const parts = splitPath(path);
  if (parts.some((part) => part === '' || part.startsWith('$'))) {
    throw path.includes('$**')
      ? unsupported('A wildcard index')
      : new CommandError(67, 'CannotCreateIndex', `Index key contains an illegal field name: '${path}'`);
  }
  return { path, parts, descending: direction < 0 };
}

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

function checkPartial(filter: Doc) {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const part of condition as Doc[]) checkPartial(part);
    else if (key.startsWith('$')) throw cannotBePartial(key);
    else if (isDoc(condition)) {
      for (const [name, operand] of Object.entries(condition)) {
        if (!name.startsWith('$')) break;
        if (!partialOperators.has(name)) throw cannotBePartial(name);
        if (name === '$exists' && !isTruthy(operand)) throw cannotBePartial('$exists: false');
      }
    }
  }
}

const cannotBePartial = (name: string) =>
  new CommandError(67, 'CannotCreateIndex', `Expression not supported in partial index: ${name}`);

/** What `listIndexes` shows and `createIndexes` compares. */
export function describeIndex(index: IndexDefinition): Doc {
  return {
    v: 2,
    key: index.key,
    name: index.name,
    ...(index.unique && index.name !== '_id_' ? { unique: true } : {}),
    ...(index.sparse ? { sparse: true } : {}),
    ...(index.partialFilter ? { partialFilterExpression: index.partialFilter } : {}),
    ...(index.expireAfterSeconds === undefined ? {} : { expireAfterSeconds: index.expireAfterSeconds }),
    ...(index.collationSpec ? { collation: index.collationSpec } : {}),
    ...(index.hidden ? { hidden: true } : {}),
  };
}

/** Same key pattern, partial filter and collation: MongoDB's measure of "the same index". */
export function sameShape(a: IndexDefinition, b: IndexDefinition): boolean {
  return (
    equal(a.key, b.key) &&
    equal(a.partialFilter ?? null, b.partialFilter ?? null) &&
    equal(a.collationSpec ?? null, b.collationSpec ?? null)
  );
}

export function sameOptions(a: IndexDefinition, b: IndexDefinition): boolean {
  return a.unique === b.unique && a.sparse === b.sparse && a.expireAfterSeconds === b.expireAfterSeconds;
}
