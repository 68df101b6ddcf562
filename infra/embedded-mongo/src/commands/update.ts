import { updateOf } from '../aggregate/pipeline-update.ts';
import { type Doc, decode, isDoc } from '../bson/values.ts';
import { failedToParse, unsupported } from '../errors.ts';
import { query, type Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { once, retryKeyOf } from '../store/sessions.ts';
import { isReplacement, type Update } from '../update/update.ts';
import { upsertDocument } from '../update/upsert.ts';
import {
  type Call,
  collectionName,
  docArg,
  type Engine,
  type Handler,
  settle,
  statements,
} from './context.ts';
import { writeError } from './insert.ts';

interface Statement {
  request: Request;
  spec: unknown;
  multi: boolean;
  upsert: boolean;
  update: Update;
}

export const update: Handler = async (call: Call) => {
  const { engine, db, command } = call;
  const list = statements(call, 'updates', decode);
  const name = collectionName(call);
  const reply = await engine.store.write(() =>
    once(engine.store, retryKeyOf(command), () => {
      const totals = { n: 0, nModified: 0 };
      const upserted: Doc[] = [];
      const writeErrors: Doc[] = [];
      for (const [index, item] of list.entries()) {
        try {
          const obtain = () => engine.catalog.obtain(db, name);
          const done = run(engine, engine.catalog.find(db, name), parse(item, command), obtain);
          totals.n += done.n;
          totals.nModified += done.nModified;
          if (done.upserted !== undefined) upserted.push({ index, _id: done.upserted });
        } catch (failure) {
          writeErrors.push(writeError(index, failure));
          if (command.ordered !== false) break;
        }
      }
      return {
        ...totals,
        ...(upserted.length > 0 ? { upserted } : {}),
        ...(writeErrors.length > 0 ? { writeErrors } : {}),
      };
    }),
  );
  await settle(call);
  return reply;
};

function parse(item: Doc, command: Doc): Statement {
  if (item.c !== undefined) throw unsupported('An update with constants');
  const filter = docArg(item, 'q');
  const multi = isTruthy(item.multi);
  if (multi && isReplacement(item.u))
    throw failedToParse('multi update is not supported for replacement-style update');
  const sort = parseSort(item.sort);
  if (multi && sort.length > 0) throw failedToParse('Cannot specify sort with multi=true');
  const request: Request = {
    filter,
    sort,
    limit: multi ? undefined : 1,
    hint: item.hint,
    collation: parseCollation(item.collation),
    variables: isDoc(command.let) ? command.let : undefined,
  };
  const compiled = updateOf(item.u, {
    filter,
    arrayFilters: item.arrayFilters,
    now: new Date(),
    variables: request.variables,
  });
  return { request, spec: item.u, multi, upsert: isTruthy(item.upsert), update: compiled };
}

function run(
  engine: Engine,
  collection: Collection | undefined,
  { request, spec, upsert, update: apply }: Statement,
  obtain: () => Collection,
): { n: number; nModified: number; upserted?: unknown } {
  // All matches are collected before the first change, so that no document is met again where it moved to.
  const found = [...query(engine.store, collection, request).results];
  let nModified = 0;
  for (const { record, doc } of found) {
    const after = apply(doc);
    if (after === doc) continue;
    collection?.replace(record, doc, after);
    nModified++;
  }
  if (found.length > 0 || !upsert) return { n: found.length, nModified };
  const doc = upsertDocument(request.filter, spec, apply);
  obtain().insert(doc);
  return { n: 1, nModified: 0, upserted: doc._id };
}
