import { Decimal128, Int32, Long, Timestamp } from 'bson';
import { compare, equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, rank, rankOf, toNumber } from '../bson/values.ts';
import { badValue, typeMismatch, unsupported } from '../errors.ts';
import { isOperatorDoc, matchElement } from '../query/matcher.ts';
import { compileSort, parseSort } from '../query/sort.ts';

/** Computes a field's new value from its old one; undefined stands for a missing field. */
export type Change = (old: unknown) => unknown;

type MakeChange = (operand: unknown, path: string, now: Date) => Change;

function numberOperand(name: string, operand: unknown, path: string) {
  if (rankOf(operand) !== rank.number) {
    throw typeMismatch(
      `Cannot ${name.slice(1)} with a value that is not a number: {${path}: ${String(operand)}}`,
    );
  }
  if (operand instanceof Decimal128) throw unsupported(`${name} with a Decimal128`);
}

function arithmetic(
  name: string,
  missing: (operand: unknown) => unknown,
  exact: (a: bigint, b: bigint) => bigint,
  floating: (a: number, b: number) => number,
): MakeChange {
  return (operand, path) => {
    numberOperand(name, operand, path);
    return (old) => {
      if (old === undefined) return missing(operand);
      if (rankOf(old) !== rank.number) {
        throw typeMismatch(
          `Cannot apply ${name} to a value of non-numeric type. The field '${path}' is not a number`,
        );
      }
      if (old instanceof Decimal128) throw unsupported(`${name} on a Decimal128`);
      const long = Long.isLong(old) || Long.isLong(operand);
      if (long && isWhole(old) && isWhole(operand)) {
        const result = exact(toBig(old), toBig(operand));
        if (BigInt.asIntN(64, result) !== result)
          throw badValue(`${name} overflows a 64-bit integer at '${path}'`);
        return Long.fromBigInt(result);
      }
      const a = toNumber(old) as number;
      const b = toNumber(operand) as number;
      const result = floating(a, b);
      // The driver would write a whole number beyond 32 bits as a double: exact only up to 2^53.
      if (
        Number.isInteger(a) &&
        Number.isInteger(b) &&
        !Number.isSafeInteger(result) &&
        Number.isFinite(result)
      ) {
        const wide = exact(BigInt(a), BigInt(b));
        if (BigInt.asIntN(64, wide) === wide) return Long.fromBigInt(wide);
      }
      return result;
    };
  };
}

const isWhole = (value: unknown) => Long.isLong(value) || Number.isSafeInteger(value);
const toBig = (value: unknown) => (Long.isLong(value) ? (value as Long).toBigInt() : BigInt(value as number));

const arrayOf = (name: string, old: unknown, path: string): unknown[] => {
  if (old === undefined) return [];
  if (!Array.isArray(old)) {
    throw badValue(`The field '${path}' must be an array but is not, so ${name} cannot be applied`);
  }
  return [...old];
};

const push: MakeChange = (operand, path) => {
  const modified = isDoc(operand) && Object.hasOwn(operand, '$each');
  const { $each, $position, $slice, $sort, ...rest } = (modified ? operand : { $each: [operand] }) as Doc;
  if (!Array.isArray($each)) throw badValue('The argument to $each in $push must be an array');
  const unknown = Object.keys(rest)[0];
  if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const order = $sort === undefined ? undefined : pushOrder($sort);
  const slice = modifier('$slice', $slice);
  const position = modifier('$position', $position);
  return (old) => {
    let list = arrayOf('$push', old, path);
    list.splice(position === undefined ? list.length : position, 0, ...$each);
    if (order) list = list.sort(order);
    if (slice !== undefined) list = slice < 0 ? list.slice(slice) : list.slice(0, slice);
    return list;
  };
};

function modifier(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number))
    throw badValue(`The value for ${name} must be an integer`);
  return number;
}

function pushOrder(spec: unknown): (a: unknown, b: unknown) => number {
  if (!isDoc(spec)) {
    const direction = toNumber(spec);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (a, b) => compare(a, b) * direction;
  }
  const inner = compileSort(parseSort(spec));
  const asDoc = (value: unknown) => (isDoc(value) ? value : {});
  return (a, b) => inner(asDoc(a), asDoc(b));
}

const addToSet: MakeChange = (operand, path) => {
  const each = isDoc(operand) && Object.hasOwn(operand, '$each') ? operand.$each : [operand];
  if (!Array.isArray(each)) throw typeMismatch('The argument to $each in $addToSet must be an array');
  return (old) => {
    const list = arrayOf('$addToSet', old, path);
    for (const item of each) if (!list.some((known) => equal(known, item))) list.push(item);
    return list;
  };
};

const pull: MakeChange = (operand, path) => {
  const test =
    isOperatorDoc(operand) || isDoc(operand) ? matchElement({})(operand) : matchElement({})(operand);
  return (old) => (old === undefined ? old : arrayOf('$pull', old, path).filter((item) => !test(item)));
};

const pullAll: MakeChange = (operand, path) => {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return (old) =>
    old === undefined
      ? old
      : arrayOf('$pullAll', old, path).filter((item) => !operand.some((gone) => equal(gone, item)));
};

const pop: MakeChange = (operand, path) => {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw new RangeError(`$pop expects 1 or -1, found: ${String(operand)}`);
  return (old) => {
    if (old === undefined) return old;
    const list = arrayOf('$pop', old, path);
    return end === 1 ? list.slice(0, -1) : list.slice(1);
  };
};

const currentDate: MakeChange = (operand, _path, now) => {
  const type = isDoc(operand) ? operand.$type : 'date';
  if (type === 'date') return () => now;
  if (type !== 'timestamp')
    throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
  return () => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
};

const bit: MakeChange = (operand, path) => {
  if (!isDoc(operand)) throw badValue('The $bit modifier needs a document');
  const steps = Object.entries(operand).map(([name, value]) => {
    if (!['and', 'or', 'xor'].includes(name))
      throw badValue(`The $bit modifier knows and, or, xor; not ${name}`);
    if (!Number.isInteger(value) || Math.abs(value as number) > 0x7fffffff)
      throw unsupported('$bit beyond 32 bits');
    return [name, value as number] as const;
  });
  return (old) => {
    if (old !== undefined && (!Number.isInteger(old) || Math.abs(old as number) > 0x7fffffff)) {
      throw badValue(`Cannot apply $bit to '${path}': not a 32-bit integer`);
    }
    return steps.reduce(
      (value, [name, mask]) => (name === 'and' ? value & mask : name === 'or' ? value | mask : value ^ mask),
      (old as number | undefined) ?? 0,
    );
  };
};

/** The update operators that compute one field from itself. `$rename` and `$setOnInsert` are handled by the compiler. */
export const changes: Record<string, MakeChange> = {
  $set: (operand) => () => operand,
  $unset: () => () => undefined,
  $inc: arithmetic(
    '$inc',
    (operand) => operand,
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  $mul: arithmetic(
    '$mul',
    (operand) => (Long.isLong(operand) ? Long.ZERO : new Int32(0).valueOf()),
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  $min: (operand) => (old) => (old === undefined || compare(operand, old) < 0 ? operand : old),
  $max: (operand) => (old) => (old === undefined || compare(operand, old) > 0 ? operand : old),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
  $currentDate: currentDate,
  $bit: bit,
};
