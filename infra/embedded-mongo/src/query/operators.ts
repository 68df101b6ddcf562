import { Decimal128, Long } from 'bson';
import { compare, regexParts, type StringOrder } from '../bson/bson-order.ts';
import { isDoc, rank, rankOf, toNumber, typeName, typeNameByNumber, typeNumbers } from '../bson/values.ts';
import { badValue, type CommandError, unsupported } from '../errors.ts';
import type { MatchContext } from './match-context.ts';
import { toRegExp } from './regex.ts';

/** Tests one value a path leads to; undefined means the path leads nowhere. */
export type LeafTest = (value: unknown) => boolean;

/** Operators of MongoDB that this database refuses by name; any other one is a mistake of the caller. */
const refused = new Set(
  [
    '$where $text $near $nearSphere $geoWithin $geoIntersects $within $jsonSchema $sampleRate $rand',
    '$bitsAllSet $bitsAllClear $bitsAnySet $bitsAnyClear $maxDistance $minDistance $geometry $box $center',
    '$centerSphere $polygon $uniqueDocs $encStrContains $encStrStartsWith $search $vectorSearch $function',
  ].flatMap((line) => line.split(' ')),
);

export const unknownOperator = (name: string): CommandError =>
  refused.has(name) ? unsupported(`The query operator ${name}`) : badValue(`unknown operator: ${name}`);

const isNotANumber = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isNaN(value)) ||
  (value instanceof Decimal128 && value.toString() === 'NaN');

type MakeLeafTest = (operand: unknown, strings: StringOrder) => LeafTest;

function list(name: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  return operand;
}

/** A missing field equals null; otherwise equality is that of the total order. */
const equals: MakeLeafTest = (operand, strings) => {
  if (operand === null || operand === undefined) return (value) => value === undefined || value === null;
  return (value) => value !== undefined && compare(value, operand, strings) === 0;
};

/** Range operators only compare values of the same type; NaN equals itself and is neither above nor below anything. */
function ranged(accepts: (order: number) => boolean): MakeLeafTest {
  return (operand, strings) => {
    if (rankOf(operand) === rank.regex)
      throw badValue("Can't have a regex as the operand of a range operator");
    if (operand === null || operand === undefined) {
      return (value) => (value === undefined || value === null) && accepts(0);
    }
    const type = rankOf(operand);
    const open = type === rank.minKey || type === rank.maxKey;
    const operandIsNaN = isNotANumber(operand);
    return (value) => {
      if (value === undefined || (!open && rankOf(value) !== type)) return false;
      const order = compare(value, operand, strings);
      if (order !== 0 && (operandIsNaN || isNotANumber(value))) return false;
      return accepts(order);
    };
  };
}

const regex: MakeLeafTest = (operand) => {
  const [source, options] = Array.isArray(operand) ? operand : [operand, undefined];
  if (typeof source !== 'string' && rankOf(source) !== rank.regex)
    throw badValue('$regex has to be a string');
  const pattern = toRegExp(source, options);
  return (value) => {
    if (typeof value === 'string') return pattern.test(value);
    if (value === undefined || rankOf(value) !== rank.regex || typeof source === 'string') return false;
    const [a, b] = [regexParts(value), regexParts(source)];
    return a.pattern === b.pattern && a.options === b.options;
  };
};

const within: MakeLeafTest = (operand, strings) => {
  const tests = list('$in', operand).map((item) => {
    if (isDoc(item) && Object.keys(item)[0]?.startsWith('$')) throw badValue('cannot nest $ under $in');
    return rankOf(item) === rank.regex ? regex(item, strings) : equals(item, strings);
  });
  return (value) => tests.some((test) => test(value));
};

/** The whole part of a number of any type; undefined for what is not finite or beyond 64 bits, as in MongoDB. */
function wholePart(value: unknown): bigint | undefined {
  if (Long.isLong(value)) return rankOf(value) === rank.number ? (value as Long).toBigInt() : undefined;
  const number = toNumber(value);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const whole = BigInt(Math.trunc(number));
  return BigInt.asIntN(64, whole) === whole ? whole : undefined;
}

const mod: MakeLeafTest = (operand) => {
  const [divisor, remainder] = list('$mod', operand).map(wholePart);
  if (!divisor || remainder === undefined) {
    throw badValue('malformed $mod: needs a divisor that is not zero and a remainder');
  }
  return (value) => {
    const whole = wholePart(value);
    return whole !== undefined && whole % divisor === remainder;
  };
};

const numberTypes = new Set(['int', 'long', 'double', 'decimal']);

const type: MakeLeafTest = (operand) => {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map((item) => {
    const name = typeof item === 'string' ? item : typeNameByNumber.get(toNumber(item) ?? Number.NaN);
    if (name === undefined || (name !== 'number' && !typeNumbers.has(name))) {
      throw badValue(`Unknown type name alias: ${String(item)}`);
    }
    return name;
  });
  return (value) => {
    if (value === undefined) return false;
    const name = typeName(value);
    return wanted.includes(name) || (wanted.includes('number') && numberTypes.has(name));
  };
};

/** Operators that look at one value, and at each element when the value is an array. */
export const leafOperators: Record<string, MakeLeafTest> = {
  $eq: equals,
  $gt: ranged((order) => order > 0),
  $gte: ranged((order) => order >= 0),
  $lt: ranged((order) => order < 0),
  $lte: ranged((order) => order <= 0),
  $in: within,
  $regex: regex,
  $mod: mod,
  $type: type,
};

type MakeFieldTest = (
  operand: unknown,
  element: (condition: unknown) => LeafTest,
  context: MatchContext,
) => LeafTest;

const elemMatch: MakeFieldTest = (operand, element) => {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const test = element(operand);
  return (value) => Array.isArray(value) && value.some((item) => test(item));
};

const size: MakeFieldTest = (operand) => {
  const wanted = toNumber(operand);
  if (wanted === undefined || !Number.isInteger(wanted) || wanted < 0) {
    throw badValue('$size needs a whole number that is not negative');
  }
  return (value) => Array.isArray(value) && value.length === wanted;
};

/** Operators that look at an array as a whole. */
export const fieldOperators: Record<string, MakeFieldTest | undefined> = {
  $elemMatch: elemMatch,
  $size: size,
  $jsonSchema: () => {
    throw unsupported('The query operator $jsonSchema');
  },
};
