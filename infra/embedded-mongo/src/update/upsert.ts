import { ObjectId } from 'bson';
import { type Doc, hasOwn, isDoc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { isOperatorDoc } from '../query/matcher.ts';
import { readPath, splitPath } from '../query/paths.ts';
import { copy, setPath } from './target.ts';
import { isReplacement, type Update } from './update.ts';

/** The document an upsert inserts: the query's equalities, then the update, with `_id` in front. */
export function upsertDocument(filter: Doc, spec: unknown, update: Update): Doc {
  const seed: Doc = {};
  const equalities = [...equalitiesOf(filter)];
  for (const [path, value] of equalities) {
    if (isReplacement(spec) && path !== '_id') continue;
    if (readPath(seed, splitPath(path)) !== undefined) {
      throw badValue(`Cannot infer query fields to set, path '${path}' is matched twice`);
    }
    setPath(seed, splitPath(path), copy(value));
  }
  const built = update(seed, true);
  return hasOwn(built, '_id') ? { _id: built._id, ...built } : { _id: new ObjectId(), ...built };
}

function* equalitiesOf(filter: Doc): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const part of condition as Doc[]) yield* equalitiesOf(part);
    else if (key === '$or' && Array.isArray(condition) && condition.length === 1) {
      yield* equalitiesOf(condition[0] as Doc);
    } else if (key.startsWith('$')) continue;
    else if (!isOperatorDoc(condition)) {
      if (!isRegex(condition)) yield [key, condition];
    } else if (hasOwn(condition, '$eq')) yield [key, condition.$eq];
    else if (hasOwn(condition, '$in') && Array.isArray(condition.$in) && condition.$in.length === 1) {
      if (!isRegex(condition.$in[0])) yield [key, condition.$in[0]];
    } else if (Array.isArray(condition.$all) && condition.$all.length === 1 && !isDoc(condition.$all[0])) {
      yield [key, condition.$all[0]];
    }
  }
}

const isRegex = (value: unknown) =>
  value instanceof RegExp || (value as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';
