import { equal } from '../bson/bson-order.ts';
import { type Doc, hasOwn, isDoc } from '../bson/values.ts';
import { badValue, CommandError, failedToParse, unsupported } from '../errors.ts';
import { isArrayIndex, readPath, splitPath } from '../query/paths.ts';
import { type Change, changes } from './operators.ts';
import { type ArrayFilters, expandPath, parseArrayFilters } from './positional.ts';
import { copy, immutableId, refuseDeadEnd, setPath, unsetPath } from './target.ts';

export interface UpdateContext {
  /** The query, for the positional `$` and for what an upsert starts from. */
  filter: Doc;
  arrayFilters?: unknown;
  /** Values of `let`, for an update by a pipeline. */
  variables?: Doc | undefined;
  now: Date;
}

/** Applies an update to a decoded document and gives the new one, or the same object when nothing changed. */
export type Update = (doc: Doc, inserting?: boolean) => Doc;

interface Step {
  operator: string;
  parts: string[];
  change: Change;
  renameTo?: string[];
}

/** By operators or as a replacement; `updateOf` knows pipelines, too. */
export function compileUpdate(spec: unknown, context: UpdateContext): Update {
  if (!isDoc(spec)) throw failedToParse('An update must be a document');
  const names = Object.keys(spec);
  if (!names[0]?.startsWith('$')) return replacement(spec);
  const steps = names.flatMap((name) => compileOperator(name, spec[name], context));
  refuseConflicts(steps);
  const arrayFilters = parseArrayFilters(context.arrayFilters, steps);
  return (doc, inserting = false) => run(doc, steps, { context, arrayFilters, inserting });
}

/** True when the update document replaces the whole document. */
export const isReplacement = (spec: unknown) => isDoc(spec) && !Object.keys(spec)[0]?.startsWith('$');

function replacement(spec: Doc): Update {
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator)
    throw new CommandError(52, 'DollarPrefixedFieldName', `The dollar ($) prefixed field '${operator}'`);
  return (doc) => {
    if (hasOwn(spec, '_id') && hasOwn(doc, '_id') && !equal(spec._id, doc._id)) throw immutableId();
    const id = hasOwn(doc, '_id') ? { _id: doc._id } : {};
    const next = { ...id, ...spec };
    return equal(next, doc) ? doc : next;
  };
}

function compileOperator(name: string, fields: unknown, context: UpdateContext): Step[] {
  if (name !== '$rename' && name !== '$setOnInsert' && !Object.hasOwn(changes, name)) {
    throw unsupported(`The update operator ${name}`);
  }
  if (!isDoc(fields))
    throw failedToParse(`Modifiers operate on fields but we found another type for ${name}`);
  return Object.entries(fields).map(([path, operand]) => {
    const parts = checkedPath(path);
    if (name === '$rename') {
      if (typeof operand !== 'string') throw badValue('The "to" field for $rename must be a string');
      return { operator: name, parts, change: () => undefined, renameTo: checkedPath(operand) };
    }
    const make = (changes[name === '$setOnInsert' ? '$set' : name] ??
      changes.$set) as (typeof changes)[string];
    return { operator: name, parts, change: make(operand, path, context.now) };
  });
}

function checkedPath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.some((part) => part === '')) {
    throw new CommandError(56, 'EmptyFieldName', `The update path '${path}' contains an empty field name`);
  }
  if (parts.includes('__proto__')) throw unsupported('A field called __proto__');
  return parts;
}

function refuseConflicts(steps: Step[]) {
  const paths = steps.flatMap((step) => [step.parts, ...(step.renameTo ? [step.renameTo] : [])]);
  const seen = new Set<string>();
  for (const parts of paths) {
    const path = parts.join('.');
    const clash = [...seen].find(
      (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
    );
    if (clash !== undefined) {
      throw new CommandError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${clash}'`,
      );
    }
    seen.add(path);
  }
}

interface RunState {
  context: UpdateContext;
  arrayFilters: ArrayFilters;
  inserting: boolean;
}

function run(doc: Doc, steps: Step[], { context, arrayFilters, inserting }: RunState): Doc {
  const next = copy(doc);
  // MongoDB applies the fields of one update in the order of their paths; new fields appear in that order.
  const ordered = [...steps].sort((a, b) => comparePaths(a.parts, b.parts));
  for (const step of ordered) {
    if (step.operator === '$setOnInsert' && !inserting) continue;
    for (const parts of expandPath(next, doc, step.parts, context.filter, arrayFilters))
      apply(next, parts, step);
  }
  if (hasOwn(doc, '_id') && !(hasOwn(next, '_id') && equal(next._id, doc._id))) throw immutableId();
  return equal(next, doc) ? doc : next;
}

function apply(doc: Doc, parts: string[], step: Step) {
  const old = readPath(doc, parts);
  if (step.renameTo) {
    refuseArrays(doc, parts, 'source');
    refuseArrays(doc, step.renameTo, 'destination');
    if (old === undefined) return;
    unsetPath(doc, parts);
    setPath(doc, step.renameTo, old);
    return;
  }
  if (step.operator === '$pop') refuseDeadEnd(doc, parts);
  const value = step.change(old);
  if (value === undefined) {
    if (old !== undefined) unsetPath(doc, parts);
  } else setPath(doc, parts, copy(value));
}

/** `$rename` does not reach into arrays: which element would be meant? */
function refuseArrays(doc: Doc, parts: string[], end: string) {
  for (let length = 1; length < parts.length; length++) {
    if (Array.isArray(readPath(doc, parts.slice(0, length))))
      throw badValue(`The ${end} field of $rename cannot be an array element: '${parts.join('.')}'`);
  }
}

function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const x = a[i] as string;
    const y = b[i] as string;
    if (x === y) continue;
    if (isArrayIndex(x) && isArrayIndex(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
