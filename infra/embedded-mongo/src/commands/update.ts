import { updateOf } from '../aggregate/pipeline-update.ts';
import { type Doc, decode, isDoc } from '../bson/values.ts';
import { failedToParse, unsupported } from '../errors.ts';
import type { Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { parseSort } from '../query/sort.ts';
import { isReplacement, type Update } from '../update/update.ts';
import { upsertDocument } from '../update/upsert.ts';
import { type Call, collectionName, docArg, type Handler, settle, statements } from './context.ts';
import { changing, noteWriteError, refuseRetried, runStatements, type Statement } from './statements.ts';

interface Parsed {
  request: Request;
  spec: unknown;
  multi: boolean;
  upsert: boolean;
  update: Update;
}

export const update: Handler = async (call: Call) => {
  const { command } = call;
  const list = statements(call, 'updates', decode);
  const reply = await runStatements(call, {
    statements: list.map((item, index) => updating(call, item, index)),
    reply: { n: 0, nModified: 0 },
    failed: noteWriteError(command),
  });
  await settle(call);
  return reply;
};

/** Read when its turn comes, so that a bad statement does not stop those before it. */
const updating = (call: Call, item: Doc, index: number): Statement => ({
  run(totals, slice) {
    const { engine, db, command } = call;
    const { request, spec, multi, upsert, update: apply } = parse(item, command);
    if (multi) refuseRetried(command, 'multi=true');
    const insert = (reply: Doc) => {
      const doc = upsertDocument(request.filter, spec, apply);
      engine.catalog.obtain(db, collectionName(call)).insert(doc);
      reply.n = Number(reply.n) + 1;
      reply.upserted = [...((reply.upserted as Doc[]) ?? []), { index, _id: doc._id }];
    };
    return changing(call, {
      request,
      upsert,
      each: (collection, { record, doc }, reply) => {
        const after = apply(doc);
        if (after !== doc) {
          collection.replace(record, doc, after);
          reply.nModified = Number(reply.nModified) + 1;
        }
        reply.n = Number(reply.n) + 1;
      },
      ...(upsert ? { none: insert } : {}),
    }).run(totals, slice);
  },
});

function parse(item: Doc, command: Doc): Parsed {
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
