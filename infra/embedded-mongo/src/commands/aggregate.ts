import { fieldsRead } from '../aggregate/fields-read.ts';
import { runPipeline } from '../aggregate/pipeline.ts';
import { type Doc, decode, encode, isDoc, toNumber } from '../bson/values.ts';
import { CommandError, failedToParse, typeMismatch, unsupported } from '../errors.ts';
import { type Paced, type Pause, pause } from '../pace.ts';
import { count, query, type Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { parseProjection } from '../query/projection.ts';
import { rawProjectionOf } from '../query/raw-projection.ts';
import { parseSort } from '../query/sort.ts';
import {
  type Call,
  countArg,
  docArg,
  findCollection,
  type Handler,
  namespaceOf,
  refuseArgs,
} from './context.ts';

export const aggregate: Handler = async (call: Call) => {
  const { command, engine, pace } = call;
  refuseArgs(command, ['explain']);
  if (typeof command.aggregate !== 'string') throw unsupported('An aggregation without a collection');
  if (!isDoc(command.cursor)) throw failedToParse("The 'cursor' option is required");
  const options = { batchSize: countArg(command.cursor, 'batchSize') };
  const pipeline = stagesOf(command.pipeline);
  const request = aggregateRequest(command);
  const collection = findCollection(call);
  const counted = countOnly(pipeline);
  if (counted) {
    const rows = countRow(count(engine.store, collection, { ...request, ...counted, sort: [] }, pace));
    return engine.cursors.start(namespaceOf(call), rows, options, pace);
  }
  const rest = pipeline.slice(servedByQuery(pipeline));
  const { results } = query(engine.store, collection, request, pace);
  if (rest.length === 0) {
    return engine.cursors.start(namespaceOf(call), rawOf(results), options, pace);
  }
  const context = {
    collation: request.collation,
    variables: request.variables,
    pace,
    lookup: (name: string, filter: Doc) => lookup(call, name, filter),
  };
  const output = runPipeline(decoded(results, rest[0] as Doc), rest, context);
  return engine.cursors.start(namespaceOf(call), encoded(output), options, pace);
};

function* countRow(counting: Generator<Pause, number>): Generator<Uint8Array | Pause> {
  const n = yield* counting;
  if (n > 0) yield encode({ _id: 1, n });
}

function* rawOf(results: Paced<{ raw: Uint8Array }>): Generator<Uint8Array | Pause> {
  for (const found of results) yield found === pause ? pause : found.raw;
}

/** More different documents than this are not remembered: then they are hardly the same. */
const rememberedDocuments = 1_000;

/** Of documents that only a `$group` will see, no more than it reads is decoded, and what says the same only once. */
function* decoded(results: Paced<{ raw: Buffer }>, next: Doc): Generator<Doc | Pause> {
  const fields = fieldsRead(next);
  const narrow = fields && rawProjectionOf(parseProjection(fields, 'find'));
  const known = new Map<string, Doc>();
  for (const found of results) {
    if (found === pause) {
      yield pause;
      continue;
    }
    const { raw } = found;
    const part = narrow?.(raw);
    const text = part?.toString('latin1');
    const doc = (text && known.get(text)) || decode(part ?? raw);
    if (text && known.size < rememberedDocuments) known.set(text, doc);
    yield doc;
  }
}

function* encoded(docs: Paced<Doc>): Generator<Uint8Array | Pause> {
  for (const doc of docs) yield doc === pause ? pause : encode(doc);
}

function* lookup({ engine, db, pace }: Call, name: string, filter: Doc): Generator<Doc | Pause> {
  const request = { filter, sort: [] };
  const { results } = query(engine.store, engine.catalog.find(db, name), request, pace);
  for (const found of results) yield found === pause ? pause : found.doc;
}

function stagesOf(pipeline: unknown): Doc[] {
  if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' must be an array");
  for (const stage of pipeline) {
    if (!isDoc(stage) || Object.keys(stage).length !== 1) {
      throw new CommandError(40323, 'Location40323', 'A pipeline stage must have exactly one field');
    }
  }
  return pipeline as Doc[];
}

/** How many stages at the front the planner answers: matches, then a sort, a skip and a limit. */
function servedByQuery(pipeline: Doc[]): number {
  const order = ['$match', '$sort', '$skip', '$limit'];
  let at = 0;
  let last = 0;
  for (const stage of pipeline) {
    const position = order.indexOf(Object.keys(stage)[0] as string);
    if (position < 0 || position < last || (position === last && position > 0)) break;
    last = position;
    at++;
  }
  return at;
}

export function aggregateRequest(command: Doc): Request {
  const pipeline = stagesOf(command.pipeline);
  const front = pipeline.slice(0, servedByQuery(pipeline));
  const matches = front.flatMap((stage) => (stage.$match === undefined ? [] : [docArg(stage, '$match')]));
  const find = (name: string) => front.find((stage) => name in stage)?.[name];
  const limit = toNumber(find('$limit'));
  if (find('$limit') !== undefined && !(limit !== undefined && limit > 0)) {
    throw new CommandError(15958, 'Location15958', 'the limit must be positive');
  }
  return {
    filter: matches.length > 1 ? { $and: matches } : (matches[0] ?? {}),
    sort: parseSort(find('$sort')),
    skip: find('$skip') === undefined ? undefined : countArg({ $skip: find('$skip') }, '$skip'),
    limit,
    hint: command.hint,
    collation: parseCollation(command.collation),
    variables: docArg(command, 'let'),
  };
}

/** Recognizes what `countDocuments` sends: it needs a number, not the documents. */
export function countOnly(pipeline: unknown): { skip?: number; limit?: number } | undefined {
  const stages = stagesOf(pipeline);
  const group = stages.at(-1)?.$group;
  if (!isDoc(group) || Object.keys(group).join() !== '_id,n' || group._id !== 1) return undefined;
  if (!isDoc(group.n) || group.n.$sum !== 1) return undefined;
  const front = stages.slice(0, -1);
  const names = front.map((stage) => Object.keys(stage)[0]);
  if (!/^(\$match)?,?(\$skip)?,?(\$limit)?$/.test(names.join())) return undefined;
  const skip = toNumber(front.find((stage) => '$skip' in stage)?.$skip);
  const limit = toNumber(front.find((stage) => '$limit' in stage)?.$limit);
  return { ...(skip === undefined ? {} : { skip }), ...(limit === undefined ? {} : { limit }) };
}
