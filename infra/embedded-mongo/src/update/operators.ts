import { Decimal128, Int32, Long, Timestamp } from 'bson';
import { compare, equal } from '../bson/bson-order.ts';
import { type Doc, isDoc, isInt32, rank, rankOf, toNumber } from '../bson/values.ts';
import { badValue, failedToParse, typeMismatch, unsupported } from '../errors.ts';
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
      // Two 32-bit integers give a 64-bit one beyond their range. A whole number beyond it was stored as a double.
      if (isInt32(a) && isInt32(b) && !isInt32(result)) return Long.fromBigInt(exact(BigInt(a), BigInt(b)));
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
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(operand)}`);
  return (old) => {
    if (old === undefined) return old;
    if (!Array.isArray(old)) throw typeMismatch(`Path '${path}' contains an element of non-array type`);
    const list = [...old];
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

const bitSteps: Record<string, ((value: bigint, mask: bigint) => bigint) | undefined> = {
  and: (value, mask) => value & mask,
  or: (value, mask) => value | mask,
  xor: (value, mask) => value ^ mask,
};

const isInteger = (value: unknown) => Long.isLong(value) || isInt32(value);

const bit: MakeChange = (operand, path) => {
  if (!isDoc(operand)) throw badValue('The $bit modifier needs a document');
  const steps = Object.entries(operand).map(([name, mask]) => {
    const step = Object.hasOwn(bitSteps, name) ? bitSteps[name] : undefined;
    if (!step) throw badValue(`The $bit modifier knows and, or, xor; not ${name}`);
    if (!isInteger(mask)) throw badValue('The $bit modifier field must be an Integer(32/64 bit)');
    return { step, mask };
  });
  return (old) => {
    if (old !== undefined && !isInteger(old)) {
      throw badValue(`Cannot apply $bit to '${path}': not an integer of 32 or 64 bits`);
    }
    const long = Long.isLong(old) || steps.some(({ mask }) => Long.isLong(mask));
    const result = steps.reduce((value, { step, mask }) => step(value, toBig(mask)), toBig(old ?? 0));
    return long ? Long.fromBigInt(result) : Number(result);
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
