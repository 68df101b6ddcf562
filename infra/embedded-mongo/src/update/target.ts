import { type Doc, hasOwn, isDoc, setOwn } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';

/** Guard against an index typed wrong filling memory; MongoDB has the same limit. */
const maxPadding = 1_500_000;

/** Sets the value at an exact path (no positional parts left), making sub-documents and padding arrays on the way. */
export function setPath(doc: Doc, parts: string[], value: unknown) {
  let at: unknown = doc;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const last = i === parts.length - 1;
    if (Array.isArray(at)) {
      if (!isArrayIndex(part)) throw cannotCreate(part, parts.slice(0, i).join('.'));
      const index = Number(part);
      if (index > at.length + maxPadding) throw badValue('Cannot backfill array: index too large');
      while (at.length < index) at.push(null);
      if (last) at[index] = value;
      else if (at[index] === undefined) at[index] = {};
      at = at[index];
    } else if (isDoc(at)) {
      if (last) setOwn(at, part, value);
      else if (!hasOwn(at, part)) setOwn(at, part, {});
      at = at[part];
    } else throw cannotCreate(part, parts.slice(0, i).join('.'));
  }
}

/** Removes the field; inside an array its place becomes null, as in MongoDB. */
export function unsetPath(doc: Doc, parts: string[]) {
  let at: unknown = doc;
  for (const part of parts.slice(0, -1)) {
    at = Array.isArray(at)
      ? isArrayIndex(part)
        ? at[Number(part)]
        : undefined
      : isDoc(at) && hasOwn(at, part)
        ? at[part]
        : undefined;
  }
  const last = parts.at(-1) as string;
  if (Array.isArray(at)) {
    if (isArrayIndex(last) && Number(last) < at.length) at[Number(last)] = null;
  } else if (isDoc(at)) delete at[last];
}

/** Refuses a path on which nothing could ever be: by name into an array, or below a plain value. */
export function refuseDeadEnd(doc: Doc, parts: string[]) {
  let at: unknown = doc;
  for (const [i, part] of parts.entries()) {
    if (at === undefined) return;
    const leadsOn = Array.isArray(at) ? isArrayIndex(part) : isDoc(at);
    if (!leadsOn) throw cannotCreate(part, parts.slice(0, i).join('.'));
    at = Array.isArray(at) ? at[Number(part)] : hasOwn(at as Doc, part) ? (at as Doc)[part] : undefined;
  }
}

function cannotCreate(part: string, parent: string) {
  return new CommandError(28, 'PathNotViable', `Cannot create field '${part}' in element '${parent}'`);
}

/** A deep copy of containers; leaf values are immutable and shared. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isDoc(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const out: Doc = {};
  for (const [name, field] of Object.entries(value)) setOwn(out, name, copy(field));
  return out as T;
}

export const immutableId = () =>
  new CommandError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
