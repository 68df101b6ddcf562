import { type Doc, encode, isDoc } from '../bson/values.ts';
import { unsupported } from '../errors.ts';
import { type Paced, type Pause, pause } from '../pace.ts';
import { type Found, query, type Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isTruthy } from '../query/expression.ts';
import { parseProjection, projectionOf } from '../query/projection.ts';
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

export function findRequest(command: Doc): Request {
  refuseArgs(command, [
    'tailable',
    'awaitData',
    'returnKey',
    'showRecordId',
    'min',
    'max',
    'noCursorTimeout',
  ]);
  const sort = isDoc(command.sort) && '$natural' in command.sort ? naturalSort(command.sort) : command.sort;
  return {
    filter: docArg(command, 'filter'),
    sort: parseSort(sort),
    skip: countArg(command, 'skip'),
    limit: countArg(command, 'limit') || undefined,
    hint: command.hint,
    collation: parseCollation(command.collation),
    variables: docArg(command, 'let'),
  };
}

function naturalSort(sort: Doc): Doc {
  if (sort.$natural !== 1) throw unsupported('Sorting by $natural: -1');
  return {};
}

/** How found documents leave: as stored, or projected. */
export function projector(spec: Doc, request: Request): (found: Found) => Uint8Array {
  if (Object.keys(spec).length === 0) return ({ raw }) => raw;
  const parsed = parseProjection(spec, 'find', request);
  const projectRaw = rawProjectionOf(parsed);
  const project = projectionOf(parsed);
  return (found) => projectRaw?.(found.raw) ?? encode(project(found.doc));
}

function* projected(
  results: Paced<Found>,
  project: (found: Found) => Uint8Array,
): Generator<Uint8Array | Pause> {
  for (const found of results) yield found === pause ? pause : project(found);
}

export const find: Handler = (call: Call) => {
  const { command, engine, pace } = call;
  const request = findRequest(command);
  const project = projector(docArg(command, 'projection'), request);
  const { results } = query(engine.store, findCollection(call), request, pace);
  const options = {
    batchSize: countArg(command, 'batchSize'),
    singleBatch: isTruthy(command.singleBatch),
  };
  return engine.cursors.start(namespaceOf(call), projected(results, project), options, pace);
};

export const getMore: Handler = ({ engine, db, command, limits }) =>
  engine.cursors.more(
    command.getMore,
    `${db}.${String(command.collection)}`,
    limits,
    countArg(command, 'batchSize'),
  );

export const killCursors: Handler = ({ engine, command }) => {
  const { killed, missing } = engine.cursors.kill(Array.isArray(command.cursors) ? command.cursors : []);
  return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] };
};
