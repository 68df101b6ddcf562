import { encodeKey } from '../bson/key-encoding.ts';
import { toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { drain, resultOf } from '../pace.ts';
import { count as countMatches, query } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { isArrayIndex, splitPath, visitPath } from '../query/paths.ts';
import { countArg, docArg, findCollection, type Handler } from './context.ts';

export const count: Handler = async (call) => {
  const { command, engine, pace } = call;
  const limit = Math.abs(toNumber(command.limit) ?? 0);
  const request = {
    filter: docArg(command, 'query'),
    sort: [],
    skip: countArg(command, 'skip'),
    limit: limit || undefined,
    hint: command.hint,
    collation: parseCollation(command.collation),
  };
  return { n: await resultOf(countMatches(engine.store, findCollection(call), request, pace), pace) };
};

/** As in MongoDB: the values have to fit into one document. */
const maxDistinctBytes = 16 * 1024 * 1024;

export const distinct: Handler = async (call) => {
  const { command, engine, pace } = call;
  if (typeof command.key !== 'string') throw new CommandError(14, 'TypeMismatch', 'distinct needs a key');
  const parts = splitPath(command.key);
  const collation = parseCollation(command.collation);
  const request = { filter: docArg(command, 'query'), sort: [], hint: command.hint, collation };
  const values = new Map<string, unknown>();
  let bytes = 0;
  const add = (value: unknown) => {
    const key = encodeKey(collation && typeof value === 'string' ? collation.fold(value) : value).toString(
      'latin1',
    );
    if (values.has(key)) return;
    bytes += key.length;
    if (bytes > maxDistinctBytes)
      throw new CommandError(17217, 'Location17217', 'distinct too big, 16mb cap');
    values.set(key, value);
  };
  const { results } = query(engine.store, findCollection(call), request, pace);
  await drain(results, pace, ({ doc }) => {
    visitPath(doc, parts, (leaf) => {
      if (Array.isArray(leaf) && !isArrayIndex(parts.at(-1) as string)) for (const item of leaf) add(item);
      else if (leaf !== undefined) add(leaf);
      return false;
    });
  });
  return { values: [...values.values()] };
};
