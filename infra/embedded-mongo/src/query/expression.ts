import { Decimal128, Long } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { compare, equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, isInt32, rank, rankOf, setOwn, typeName } from '../bson/values.ts';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { foldNumbers } from './number-fold.ts';

export type Expression = (doc: Doc) => unknown;

type Operator = (obj: unknown, expr: unknown, options: Options) => unknown;
type Options = Parameters<typeof evalExpr>[2];

/** MongoDB's truth: false, null, missing and zero are false, everything else is true. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return rankOf(value) !== rank.number || compare(value, 0) !== 0;
}

// Taken from mingo as they are: checked against MongoDB's behavior for the value types that the services use.
const asIs = [
  '$and $or $not $cond $ifNull $switch $literal $let',
  '$arrayElemAt $concatArrays $filter $first $last $isArray $map $reduce $reverseArray $size $slice $range',
  '$arrayToObject $objectToArray $mergeObjects $getField',
  '$concat $toLower $toUpper $split $strLenCP $strLenBytes $substrCP $trim $ltrim $rtrim $regexMatch $strcasecmp',
].flatMap((line) => line.split(' '));

// mingo's arithmetic knows plain numbers and dates; 64-bit integers are narrowed first when that loses nothing.
const arithmetic =
  '$abs $add $ceil $divide $floor $mod $multiply $pow $sqrt $subtract $toInt $toDouble $toString $toBool $toDate'.split(
    ' ',
  );

const dateParts = [
  ...['$year', '$month', '$dayOfMonth', '$dayOfWeek', '$dayOfYear'],
  ...['$hour', '$minute', '$second', '$millisecond', '$dateToString'],
];

const library = mingo as unknown as Record<string, Operator>;

/** An integer as a plain number, when it is one without loss. */
export function narrow(value: unknown, operator: string): unknown {
  if (Array.isArray(value)) return value.map((item) => narrow(item, operator));
  if (value instanceof Decimal128) throw unsupported(`${operator} on a Decimal128`);
  if (!Long.isLong(value) || rankOf(value) !== rank.number) return value;
  const number = (value as Long).toNumber();
  if (!Number.isSafeInteger(number)) throw unsupported(`${operator} on a 64-bit integer beyond 2^53`);
  return number;
}

const literal = (value: unknown) =>
  Array.isArray(value) ? value.map((item) => ({ $literal: item })) : { $literal: value };

const evaluate = (obj: unknown, expr: unknown, options: Options): unknown =>
  evalExpr(obj as never, expr as never, options);

function numeric(name: string): Operator {
  const operator = library[name] as Operator;
  return (obj, expr, options) => {
    const values = narrow(evaluate(obj, expr, options), name);
    if (
      (name === '$divide' || name === '$mod') &&
      Array.isArray(values) &&
      values[1] === 0 &&
      values[0] !== null
    ) {
      throw badValue(`can't ${name} by zero`);
    }
    refuseTypes(name, values);
    return asStored(name, values, operator(obj, literal(values), options));
  };
}

/** What arithmetic is refused on, with MongoDB's codes; dates can be added and subtracted. */
const arithmeticCodes: Record<string, number> = {
  $add: 14,
  $subtract: 14,
  $multiply: 14,
  $divide: 14,
  $mod: 16611,
};

function refuseTypes(name: string, values: unknown) {
  const code = arithmeticCodes[name];
  if (code === undefined) return;
  const withDates = name === '$add' || name === '$subtract';
  for (const value of Array.isArray(values) ? values : [values]) {
    const type = rankOf(value ?? null);
    if (type === rank.number || type === rank.null || (withDates && type === rank.date)) continue;
    const codeName = code === 14 ? 'TypeMismatch' : `Location${code}`;
    throw new CommandError(code, codeName, `${name} only supports numeric types, not ${typeName(value)}`);
  }
}

/** Whole numbers stay integers: of 64 bits when one of them is, or when the result needs it. */
function asStored(name: string, values: unknown, result: unknown): unknown {
  if (!['$add', '$subtract', '$multiply'].includes(name) || !Number.isSafeInteger(result)) return result;
  const all = (Array.isArray(values) ? values : [values]).every(isInt32);
  return all && !isInt32(result) ? Long.fromNumber(result as number) : result;
}

const isNothing = (value: unknown) => value === undefined || value === null;

/** An operator that mingo answers with null where MongoDB has an error with a code. */
function guarded(name: string, refuse: (values: unknown[]) => CommandError | undefined): Operator {
  const operator = library[name] as Operator;
  return (obj, expr, options) => {
    const list = Array.isArray(expr) ? expr : [expr];
    const values = list.map((part) => evaluate(obj, part, options));
    const error = refuse(values);
    if (error) throw error;
    return operator(obj, Array.isArray(expr) ? literal(values) : { $literal: values[0] }, options);
  };
}

const located = (code: number, message: string) => new CommandError(code, `Location${code}`, message);

const refuseCase = (name: string) =>
  guarded(name, ([value]) => {
    const isText = isNothing(value) || [rank.string, rank.number, rank.date].includes(rankOf(value) as never);
    return isText ? undefined : located(16007, `can't convert from BSON type ${typeName(value)} to String`);
  });

const guards: Record<string, Operator> = {
  $size: guarded('$size', ([value]) =>
    Array.isArray(value)
      ? undefined
      : located(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`),
  ),
  $concat: guarded('$concat', (values) => {
    const other = values.find((value) => !isNothing(value) && typeof value !== 'string');
    return other === undefined
      ? undefined
      : located(16702, `$concat only supports strings, not ${typeName(other)}`);
  }),
  $split: guarded('$split', ([text, separator]) => {
    if (!isNothing(text) && typeof text !== 'string')
      return located(
        40085,
        `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(text)}`,
      );
    if (!isNothing(separator) && typeof separator !== 'string')
      return located(
        40086,
        `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
      );
    return separator === '' ? located(40087, '$split requires a non-empty separator') : undefined;
  }),
  $toLower: refuseCase('$toLower'),
  $toUpper: refuseCase('$toUpper'),
};

function pair(name: string, decide: (order: number) => unknown): Operator {
  return (obj, expr, options) => {
    if (!Array.isArray(expr) || expr.length !== 2) throw badValue(`${name} takes exactly 2 arguments`);
    const [a, b] = expr.map((side) => evaluate(obj, side, options));
    // Missing sorts below null in expressions, which is what the rank of undefined says.
    return decide(compare(a, b));
  };
}

function accumulate(name: '$sum' | '$avg' | '$min' | '$max'): Operator {
  return (obj, expr, options) => {
    const value = evaluate(obj, expr, options);
    const list = Array.isArray(expr) && expr.length === 1 && Array.isArray(value) ? value[0] : value;
    return foldNumbers(name, Array.isArray(list) ? list : [list]);
  };
}

/** mingo takes a missing date for an error; in MongoDB it gives null. Anything else that is not a date is refused. */
function onDate(name: string): Operator {
  const operator = library[name] as Operator;
  return (obj, expr, options) => {
    const named: Doc = isDoc(expr) && 'date' in expr ? expr : { date: expr };
    const list = Array.isArray(named.date) && named.date.length === 1 ? named.date[0] : named.date;
    const date = evaluate(obj, list, options);
    if (date === undefined || date === null) {
      return named.onNull === undefined ? null : evaluate(obj, named.onNull, options);
    }
    if (!(date instanceof Date))
      throw new CommandError(16006, 'Location16006', `${name}: can't convert to a date`);
    return operator(obj, { ...named, date: literal(date) }, options);
  };
}

const own: Record<string, Operator> = {
  $eq: pair('$eq', (order) => order === 0),
  $ne: pair('$ne', (order) => order !== 0),
  $gt: pair('$gt', (order) => order > 0),
  $gte: pair('$gte', (order) => order >= 0),
  $lt: pair('$lt', (order) => order < 0),
  $lte: pair('$lte', (order) => order <= 0),
  $cmp: pair('$cmp', (order) => order),
  $in: (obj, expr, options) => {
    if (!Array.isArray(expr) || expr.length !== 2) throw badValue('$in takes exactly 2 arguments');
    const [item, list] = expr.map((side) => evaluate(obj, side, options));
    if (!Array.isArray(list)) throw new CommandError(40081, 'Location40081', '$in requires an array');
    return list.some((entry) => equal(entry, item));
  },
  $type: (obj, expr, options) =>
    typeName(evaluate(obj, Array.isArray(expr) && expr.length === 1 ? expr[0] : expr, options)),
  $isNumber: (obj, expr, options) => {
    const value = evaluate(obj, Array.isArray(expr) && expr.length === 1 ? expr[0] : expr, options);
    return rankOf(value) === rank.number;
  },
  $sum: accumulate('$sum'),
  $avg: accumulate('$avg'),
  $min: accumulate('$min'),
  $max: accumulate('$max'),
};

const operators: Record<string, Operator> = {
  ...Object.fromEntries(asIs.map((name) => [name, library[name] as Operator])),
  ...Object.fromEntries(arithmetic.map((name) => [name, numeric(name)])),
  ...Object.fromEntries(dateParts.map((name) => [name, onDate(name)])),
  ...guards,
  ...own,
};

const context = Context.init({ expression: operators as never });

/** Refuses every operator that is not in the list above before anything runs. */
function check(expr: unknown) {
  if (Array.isArray(expr)) {
    for (const item of expr) check(item);
    return;
  }
  if (typeof expr === 'string' && expr.startsWith('$$')) {
    if (/^\$\$(KEEP|PRUNE|DESCEND|CLUSTER_TIME|SEARCH_META|USER_ROLES)\b/.test(expr)) throw unsupported(expr);
    return;
  }
  if (!isDoc(expr)) return;
  for (const [key, value] of Object.entries(expr)) {
    if (!key.startsWith('$')) {
      check(value);
      continue;
    }
    if (!Object.hasOwn(operators, key)) throw unsupported(`The expression operator ${key}`);
    if (key === '$literal') continue;
    if (dateParts.includes(key) && isDoc(value) && value.timezone !== undefined) {
      throw unsupported(`${key} with a timezone`);
    }
    if (key === '$dateToString' && isDoc(value) && /%[^YmdHMSL%]/.test(String(value.format ?? ''))) {
      throw unsupported('This format of $dateToString');
    }
    check(value);
  }
}

/** A field whose expression gives nothing is not there, which is not the same as null. */
function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMissing(item) ?? null);
  if (!isDoc(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const out: Doc = {};
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) setOwn(out, name, withoutMissing(field));
  return out;
}

/** Compiles an aggregation expression. mingo evaluates it with the checked operators only, never scripts. */
export function compileExpression(expr: unknown, variables?: Doc): Expression {
  check(expr);
  const isConstant = typeof expr === 'string' ? !expr.startsWith('$') : typeof expr !== 'object';
  if (isConstant) return () => expr;
  // Only an object of expressions can hold fields that are missing.
  const isObject = typeof expr === 'object';
  const plain = variables === undefined ? {} : { variables };
  const options = {
    idKey: '_id',
    scriptEnabled: false,
    useStrictMode: true,
    failOnError: true,
    context,
    ...plain,
  };
  return (doc) => {
    try {
      const value = evaluate(doc, expr, options as never);
      return isObject ? withoutMissing(value) : value;
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw badValue(`Failed to evaluate an expression: ${(error as Error).message}`);
    }
  };
}
