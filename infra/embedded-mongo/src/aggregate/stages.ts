import { Long } from 'bson';
import { type Doc, hasOwn, isDoc, setOwn, toNumber } from '../bson/values.ts';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { gather, type Pace, type Pause, pause, sortPaced } from '../pace.ts';
import { compileExpression, type Expression, isTruthy } from '../query/expression.ts';
import { compileFilter } from '../query/matcher.ts';
import { readPath, splitPath } from '../query/paths.ts';
import { compileProjection } from '../query/projection.ts';
import { compileSortKeys, parseSort } from '../query/sort.ts';
import { copy, setPath } from '../update/target.ts';
import { facet } from './facet.ts';
import { compileGroup } from './group.ts';
import { compileLookup } from './lookup.ts';
import { memoryGuard } from './memory-guard.ts';
import type { MakeStage, Stage } from './stage.ts';

function wholeNumber(name: string, spec: unknown, least: number): number {
  const value = toNumber(spec);
  if (value === undefined || !Number.isInteger(value) || value < least) {
    throw badValue(`${name} needs a whole number of at least ${least}`);
  }
  return value;
}

const mapped = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield doc === pause ? pause : change(doc);
  };

/** Gives what is in memory already. */
function* paced<T>(rows: Iterable<T>, pace: Pace, give: (row: T) => Doc): Generator<Doc | Pause> {
  for (const row of rows) {
    yield give(row);
    if (pace.isDue()) yield pause;
  }
}

const match: MakeStage = (spec, context) => {
  if (!isDoc(spec)) throw badValue('the match filter must be an expression in an object');
  const test = compileFilter(spec, context);
  return function* (docs) {
    for (const doc of docs) if (doc === pause || test(doc)) yield doc;
  };
};

const sort: MakeStage = (spec, context) => {
  const { keysOf, compareKeys } = compileSortKeys(parseSort(spec), context.collation?.order);
  return function* (docs) {
    const bounded = memoryGuard('$sort');
    const rows: { doc: Doc; keys: unknown[] }[] = [];
    for (const doc of docs) {
      if (doc === pause) yield pause;
      else {
        bounded(doc);
        rows.push({ doc, keys: keysOf(doc) });
      }
    }
    const sorted = yield* sortPaced(rows, (a, b) => compareKeys(a.keys, b.keys), context.pace);
    yield* paced(sorted, context.pace, ({ doc }) => doc);
  };
};

const limit: MakeStage = (spec) => {
  const most = wholeNumber('$limit', spec, 1);
  return function* (docs) {
    let left = most;
    for (const doc of docs) {
      yield doc;
      if (doc !== pause && --left === 0) return;
    }
  };
};

const skip: MakeStage = (spec) => {
  const first = wholeNumber('$skip', spec, 0);
  return function* (docs) {
    let position = 0;
    for (const doc of docs) if (doc === pause || position++ >= first) yield doc;
  };
};

const project: MakeStage = (spec, context) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0) throw badValue('$project needs at least one field');
  return mapped(compileProjection(spec, '$project', context));
};

const addFields: MakeStage = (spec, { variables }) => {
  if (!isDoc(spec)) throw badValue('$addFields specification must be an object');
  const fields = flatten(spec).map(([path, value]) => ({
    parts: splitPath(path),
    value: compileExpression(value, variables),
  }));
  return mapped((doc) => {
    const out = copy(doc);
    for (const { parts, value } of fields) assign(out, parts, value, doc);
    return out;
  });
};

function flatten(spec: Doc, prefix = ''): [string, unknown][] {
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    const nested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
    return nested ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]];
  });
}

/** Sets a computed field; inside an array every element gets it, and a plain value in the way is replaced. */
function assign(at: Doc, parts: string[], value: Expression, root: Doc) {
  const [name, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0) {
    const computed = value(root);
    if (computed === undefined) delete at[name];
    else setOwn(at, name, computed);
    return;
  }
  const inner = hasOwn(at, name) ? at[name] : undefined;
  if (Array.isArray(inner)) {
    const items = inner.map((item) => (isDoc(item) ? item : {}));
    for (const item of items) assign(item, rest, value, root);
    setOwn(at, name, items);
    return;
  }
  const child = isDoc(inner) ? inner : {};
  assign(child, rest, value, root);
  setOwn(at, name, child);
}

const unset: MakeStage = (spec, context) => {
  const names = Array.isArray(spec) ? spec : [spec];
  if (!names.every((name) => typeof name === 'string')) throw badValue('$unset needs field names');
  return mapped(compileProjection(Object.fromEntries(names.map((name) => [name, 0])), '$project', context));
};

const unwind: MakeStage = (spec) => {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw new CommandError(
      28818,
      'Location28818',
      "path option to $unwind stage should be prefixed with a '$'",
    );
  }
  const parts = splitPath(path.slice(1));
  const keep = isTruthy(preserveNullAndEmptyArrays);
  const numbered = (doc: Doc, index: Long | null) => {
    if (typeof includeArrayIndex === 'string') setPath(doc, splitPath(includeArrayIndex), index);
    return doc;
  };
  return function* (docs) {
    for (const doc of docs) {
      if (doc === pause) {
        yield pause;
        continue;
      }
      const value = readPath(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries()) {
          const out = copy(doc);
          setPath(out, parts, copy(item));
          yield numbered(out, Long.fromNumber(i));
        }
      } else if (Array.isArray(value)) {
        if (keep) yield numbered(compileProjection({ [parts.join('.')]: 0 }, '$project')(doc), null);
      } else if (value !== undefined && value !== null) yield numbered(copy(doc), null);
      else if (keep) yield numbered(copy(doc), null);
    }
  };
};

const countStage: MakeStage = (spec) => {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.')) {
    throw badValue('the count field must be a non-empty string without $ or a dot');
  }
  return function* (docs) {
    let n = 0;
    for (const doc of docs) {
      if (doc === pause) yield pause;
      else n++;
    }
    // Nothing in, nothing out: not even a zero.
    if (n > 0) yield { [spec]: n };
  };
};

const replaceRoot: MakeStage = (spec, { variables }) => {
  const evaluate = compileExpression(spec, variables);
  return mapped((doc) => {
    const value = evaluate(doc);
    if (!isDoc(value)) throw new CommandError(40228, 'Location40228', "'newRoot' must evaluate to an object");
    return value;
  });
};

const sortByCount: MakeStage = (spec, context) => {
  const group = compileGroup({ _id: spec, count: { $sum: 1 } }, context);
  const { compareKeys } = compileSortKeys(parseSort({ count: -1 }));
  return function* (docs) {
    const rows = yield* gather(group(docs));
    const sorted = yield* sortPaced(rows, (a, b) => compareKeys([a.count], [b.count]), context.pace);
    yield* paced(sorted, context.pace, (row) => row);
  };
};

export const stages: Record<string, MakeStage> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $unwind: unwind,
  $group: compileGroup,
  $count: countStage,
  $facet: facet,
  $sortByCount: sortByCount,
  $lookup: compileLookup,
  $replaceRoot: (spec, context, compile) => {
    if (!isDoc(spec) || Object.keys(spec).join() !== 'newRoot')
      throw badValue('$replaceRoot needs a newRoot');
    return replaceRoot(spec.newRoot, context, compile);
  },
  $replaceWith: replaceRoot,
  $changeStream: () => {
    throw unsupported('A change stream ($changeStream)');
  },
};
