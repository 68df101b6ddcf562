import { isDoc, rank, rankOf } from '../bson/values.ts';
import { badValue, unsupported } from '../errors.ts';
import { gather, pause } from '../pace.ts';
import { splitPath, visitPath } from '../query/paths.ts';
import { copy, setPath } from '../update/target.ts';
import type { PipelineContext, Stage } from './stage.ts';

/** `$lookup` by equality of two fields. The other forms are refused. */
export function compileLookup(spec: unknown, { lookup, collation }: PipelineContext): Stage {
  if (!isDoc(spec)) throw badValue('the $lookup specification must be an object');
  const { from, localField, foreignField, as, ...rest } = spec;
  const other = Object.keys(rest)[0];
  if (other) throw unsupported(`$lookup with "${other}"`);
  if (collation) throw unsupported('$lookup with a collation');
  const names = [from, localField, foreignField, as];
  if (!names.every((name): name is string => typeof name === 'string' && name !== '')) {
    throw badValue('$lookup needs from, localField, foreignField and as');
  }
  const [collection, local, foreign, target] = names as [string, string, string, string];
  const parts = splitPath(local);
  return function* (docs) {
    for (const doc of docs) {
      if (doc === pause) {
        yield pause;
        continue;
      }
      const wanted: unknown[] = [];
      visitPath(doc, parts, (leaf) => {
        if (Array.isArray(leaf)) wanted.push(...leaf);
        else wanted.push(leaf ?? null);
        return false;
      });
      if (wanted.length === 0) wanted.push(null);
      if (wanted.some((value) => rankOf(value) === rank.regex))
        throw unsupported('$lookup by a regular expression');
      const out = copy(doc);
      setPath(out, splitPath(target), yield* gather(lookup(collection, { [foreign]: { $in: wanted } })));
      yield out;
    }
  };
}
