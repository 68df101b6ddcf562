import { type Doc, isDoc } from '../bson/values.ts';
import { failedToParse, unsupported } from '../errors.ts';
import { drain, resultOf } from '../pace.ts';
import type { IndexScan, Plan } from '../planner/plan.ts';
import { type Answer, countCovered, query, type Request } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { parseSort } from '../query/sort.ts';
import { aggregateRequest, countOnly } from './aggregate.ts';
import { type Call, docArg, findCollection, type Handler, namespaceOf } from './context.ts';
import { findRequest } from './find.ts';

export const explain: Handler = (outer) => {
  const inner = outer.command.explain;
  if (!isDoc(inner)) throw failedToParse('explain needs a command');
  const name = Object.keys(inner)[0] as string;
  const call: Call = { ...outer, name, command: inner };
  const request = explained(name, inner);
  return describe(call, request, outer.command.verbosity !== 'queryPlanner', isCount(name, inner));
};

function explained(name: string, command: Doc): Request {
  switch (name) {
    case 'find':
      return findRequest(command);
    case 'aggregate':
      return aggregateRequest(command);
    case 'count':
      return { ...findRequest({ ...command, filter: command.query }), sort: [] };
    case 'distinct':
      return { filter: docArg(command, 'query'), sort: [], collation: parseCollation(command.collation) };
    case 'findAndModify':
      return { ...findRequest({ filter: command.query, sort: command.sort }), limit: 1 };
    case 'update':
    case 'delete': {
      const [first] = (command[`${name}s`] ?? []) as Doc[];
      if (!first) throw failedToParse(`explain needs a statement in ${name}s`);
      const one = name === 'update' ? first.multi !== true : first.limit === 1;
      return {
        filter: docArg(first, 'q'),
        sort: parseSort(first.sort),
        limit: one ? 1 : undefined,
        hint: first.hint,
      };
    }
    default:
      throw unsupported(`Explaining the command ${name}`);
  }
}

const isCount = (name: string, command: Doc) =>
  name === 'count' || (name === 'aggregate' && countOnly(command.pipeline) !== undefined);

async function describe(call: Call, request: Request, execute: boolean, counting: boolean): Promise<Doc> {
  const { pace } = call;
  const { store } = call.engine;
  const collection = findCollection(call);
  const answer = query(store, collection, request, pace);
  const started = performance.now();
  const covered =
    counting && collection ? await resultOf(countCovered(store, collection, request, pace), pace) : undefined;
  const stage =
    covered === undefined
      ? stagesOf(answer, request)
      : { stage: 'COUNT', inputStage: countStage(answer.plan) };
  let nReturned = 0;
  if (execute && covered === undefined) {
    await drain(answer.results, pace, () => {
      nReturned++;
    });
  }
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace: namespaceOf(call),
      parsedQuery: request.filter,
      winningPlan: stage,
      rejectedPlans: [],
    },
    ...(execute
      ? {
          executionStats: {
            executionSuccess: true,
            nReturned: covered === undefined ? nReturned : 1,
            executionTimeMillis: Math.round(performance.now() - started),
            totalKeysExamined: covered ?? answer.counters.keys,
            totalDocsExamined: answer.counters.docs,
            executionStages: { ...stage, nReturned },
          },
        }
      : {}),
    serverInfo: { host: '127.0.0.1', version: '7.0.0' },
  };
}

const countStage = (plan: Plan): Doc =>
  plan.stage === 'IXSCAN'
    ? { ...indexStage(plan), stage: 'COUNT_SCAN' }
    : { stage: 'RECORD_STORE_FAST_COUNT' };

function stagesOf({ plan }: Pick<Answer, 'plan'>, { sort, skip, limit }: Request): Doc {
  let stage: Doc;
  if (plan.stage === 'COLLSCAN') stage = { stage: 'COLLSCAN', direction: 'forward' };
  else if (plan.stage === 'IXSCAN') stage = { stage: 'FETCH', inputStage: indexStage(plan) };
  else stage = { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.inputs.map(indexStage) } };
  if (!plan.sorted) {
    const pattern = Object.fromEntries(sort.map(({ path, direction }) => [path, direction]));
    stage = {
      stage: 'SORT',
      sortPattern: pattern,
      ...(limit ? { limitAmount: limit } : {}),
      inputStage: stage,
    };
  }
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  if (limit && plan.sorted) stage = { stage: 'LIMIT', limitAmount: limit, inputStage: stage };
  return stage;
}

function indexStage({ index, bounds, reverse }: IndexScan): Doc {
  return {
    stage: 'IXSCAN',
    keyPattern: index.key,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== undefined,
    direction: reverse ? 'backward' : 'forward',
    indexBounds: bounds.describe,
  };
}
