import { updateOf } from '../aggregate/pipeline-update.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import type { Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import { upsertDocument } from '../update/upsert.ts';
import { type Call, collectionName, docArg, type Handler, settle } from './context.ts';
import { changing, runStatements, type Statement } from './statements.ts';

export const findAndModify: Handler = async (call: Call) => {
  const { command } = call;
  const remove = isTruthy(command.remove);
  if (remove === (command.update !== undefined)) {
    throw failedToParse('Either an update or remove=true must be specified, and not both');
  }
  if (remove && (isTruthy(command.new) || isTruthy(command.upsert))) {
    throw failedToParse("Cannot specify both remove=true and 'new' or 'upsert'");
  }
  const reply = await runStatements(call, {
    statements: [remove ? removing(call) : updatingOne(call)],
    reply: {},
    failed: (_, error) => {
      throw error;
    },
  });
  await settle(call);
  return reply;
};

function request(command: Doc): Request {
  return {
    filter: docArg(command, 'query'),
    sort: parseSort(command.sort),
    limit: 1,
    hint: command.hint,
    collation: parseCollation(command.collation),
    variables: isDoc(command.let) ? command.let : undefined,
  };
}

/** `found` is the document that the query matched: the position of `$` in the fields is the one in it. */
function shown({ command }: Call, doc: Doc | undefined, found = doc): Doc | null {
  if (!doc) return null;
  const fields = docArg(command, 'fields');
  const context = { filter: docArg(command, 'query'), found };
  return Object.keys(fields).length > 0 ? compileProjection(fields, 'find', context)(doc) : doc;
}

const removing = (call: Call): Statement =>
  changing(call, {
    request: request(call.command),
    upsert: false,
    each: (collection, { record, doc }, reply) => {
      Object.assign(reply, { lastErrorObject: { n: 1 }, value: shown(call, doc) });
      collection.remove(record, doc);
    },
    none: (reply) => Object.assign(reply, { lastErrorObject: { n: 0 }, value: null }),
  });

function updatingOne(call: Call): Statement {
  const { command, engine, db } = call;
  const wanted = request(command);
  const { filter } = wanted;
  const apply = updateOf(command.update, {
    filter,
    arrayFilters: command.arrayFilters,
    variables: wanted.variables,
    now: new Date(),
  });
  return changing(call, {
    request: wanted,
    upsert: isTruthy(command.upsert),
    each: (collection, { record, doc }, reply) => {
      const after = apply(doc);
      const value = shown(call, isTruthy(command.new) ? after : doc, doc);
      if (after !== doc) collection.replace(record, doc, after);
      Object.assign(reply, { lastErrorObject: { n: 1, updatedExisting: true }, value });
    },
    none: (reply) => {
      if (!isTruthy(command.upsert)) {
        Object.assign(reply, { lastErrorObject: { n: 0, updatedExisting: false }, value: null });
        return;
      }
      const doc = upsertDocument(filter, command.update, apply);
      const value = isTruthy(command.new) ? shown(call, doc) : null;
      engine.catalog.obtain(db, collectionName(call)).insert(doc);
      Object.assign(reply, { lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id }, value });
    },
  });
}
