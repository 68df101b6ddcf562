import { updateOf } from '../aggregate/pipeline-update.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { type Found, query, type Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import { once, retryKeyOf } from '../store/sessions.ts';
import { upsertDocument } from '../update/upsert.ts';
import { type Call, collectionName, docArg, findCollection, type Handler, settle } from './context.ts';

export const findAndModify: Handler = async (call: Call) => {
  const { engine, command } = call;
  const remove = isTruthy(command.remove);
  if (remove === (command.update !== undefined)) {
    throw failedToParse('Either an update or remove=true must be specified, and not both');
  }
  if (remove && (isTruthy(command.new) || isTruthy(command.upsert))) {
    throw failedToParse("Cannot specify both remove=true and 'new' or 'upsert'");
  }
  const reply = await engine.store.write(() =>
    once(engine.store, retryKeyOf(command), () => (remove ? removeOne(call) : updateOne(call))),
  );
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

function findOne(call: Call, wanted: Request): Found | undefined {
  const [found] = query(call.engine.store, findCollection(call), wanted).results;
  return found;
}

/** `found` is the document that the query matched: the position of `$` in the fields is the one in it. */
function shown({ command }: Call, doc: Doc | undefined, found = doc): Doc | null {
  if (!doc) return null;
  const fields = docArg(command, 'fields');
  const context = { filter: docArg(command, 'query'), found };
  return Object.keys(fields).length > 0 ? compileProjection(fields, 'find', context)(doc) : doc;
}

function removeOne(call: Call): Doc {
  const found = findOne(call, request(call.command));
  const value = shown(call, found?.doc);
  if (found) findCollection(call)?.remove(found.record, found.doc);
  return { lastErrorObject: { n: found ? 1 : 0 }, value };
}

function updateOne(call: Call): Doc {
  const { command, engine, db } = call;
  const wanted = request(command);
  const { filter } = wanted;
  const apply = updateOf(command.update, {
    filter,
    arrayFilters: command.arrayFilters,
    variables: wanted.variables,
    now: new Date(),
  });
  const found = findOne(call, wanted);
  if (found) {
    const after = apply(found.doc);
    const value = shown(call, isTruthy(command.new) ? after : found.doc, found.doc);
    if (after !== found.doc) findCollection(call)?.replace(found.record, found.doc, after);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value };
  }
  if (!isTruthy(command.upsert)) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const doc = upsertDocument(filter, command.update, apply);
  const value = isTruthy(command.new) ? shown(call, doc) : null;
  engine.catalog.obtain(db, collectionName(call)).insert(doc);
  return { lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id }, value };
}
