import { Decimal128, Long } from 'bson';

/** An exact rational: numerator / 2^twos / 10^tens. Only used where a plain double is not enough. */
interface Exact {
  num: bigint;
  den: bigint;
}

const view = new DataView(new ArrayBuffer(8));

/** A double in a form that can be compared without rounding. Finite values only. */
function exactDouble(value: number): Exact {
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  const shift = BigInt((exponent === 0 ? 1 : exponent) - 1075);
  const signed = value < 0 ? -mantissa : mantissa;
  return shift >= 0n ? { num: signed << shift, den: 1n } : { num: signed, den: 1n << -shift };
}

/** Decimal128 text is `[-]digits[.digits][E±n]`, `NaN` or `Infinity`. */
function exactDecimal(text: string): Exact {
  const parts = /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(text);
  if (!parts) throw new RangeError(`not a finite decimal: ${text}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(`${whole}${fraction}` || '0');
  const power = Number(exponent) - fraction.length;
  const num = sign ? -digits : digits;
  return power >= 0 ? { num: num * 10n ** BigInt(power), den: 1n } : { num, den: 10n ** BigInt(-power) };
}

/** A number as a double when that is exact, otherwise as its exact value. */
export function widen(value: unknown): number | Exact {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return small(value);
  if (Long.isLong(value)) return small((value as Long).toBigInt());
  if (value instanceof Decimal128) {
    const text = value.toString();
    if (text === 'NaN' || text.endsWith('Infinity')) return Number(text);
    const exact = exactDecimal(text);
    if (exact.num === 0n) return 0;
    const double = Number(text);
    return Number.isFinite(double) && compareExact(exactDouble(double), exact) === 0 ? double : exact;
  }
  return Number(value);
}

function small(value: bigint): number | Exact {
  const double = Number(value);
  return BigInt(double) === value ? double : { num: value, den: 1n };
}

function compareExact(a: Exact, b: Exact): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

const sign = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** MongoDB's order of numbers: NaN first, then by mathematical value whatever the type; -0 equals 0. */
export function compareNumbers(a: unknown, b: unknown): number {
  const left = widen(a);
  const right = widen(b);
  if (typeof left === 'number' && typeof right === 'number') {
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
    return Number.isNaN(right) ? 1 : sign(left, right);
  }
  if (typeof left === 'number' && !Number.isFinite(left)) return left === Number.POSITIVE_INFINITY ? 1 : -1;
  if (typeof right === 'number' && !Number.isFinite(right))
    return right === Number.POSITIVE_INFINITY ? -1 : 1;
  return compareExact(
    typeof left === 'number' ? exactDouble(left) : left,
    typeof right === 'number' ? exactDouble(right) : right,
  );
}

const fractionBits = 128n;

/**
 * A number as the largest double not above it, and what is left over as a fraction of the gap to the next double.
 * Two numbers order as (floor, rest). The rest is cut at 128 bits with a sticky last bit, which tells any two values
 * of BSON's number types apart. Returns undefined for decimals outside the range of doubles.
 */
export function splitNumber(value: unknown): { floor: number; rest: bigint } | undefined {
  const wide = widen(value);
  if (typeof wide === 'number') return { floor: wide, rest: 0n };
  let floor = Number(Long.isLong(value) ? (value as Long).toBigInt() : String(value));
  if (!Number.isFinite(floor) || Math.abs(floor) < 1e-290) return undefined;
  if (compareExact(exactDouble(floor), wide) > 0) floor = neighbor(floor, -1);
  const low = exactDouble(floor);
  const high = neighbor(floor, 1);
  if (!Number.isFinite(high)) return undefined;
  const top = exactDouble(high);
  // (wide - low) / (top - low), all over the common denominator.
  const left = (wide.num * low.den - low.num * wide.den) * top.den;
  const right = (top.num * low.den - low.num * top.den) * wide.den;
  const scaled = left << fractionBits;
  const rest = scaled / right;
  return { floor, rest: (rest << 1n) | (scaled % right === 0n ? 0n : 1n) };
}

function neighbor(value: number, direction: 1 | -1): number {
  view.setFloat64(0, value);
  const bits = view.getBigInt64(0);
  const outwards = value > 0 === direction > 0;
  view.setBigInt64(0, bits + (outwards ? 1n : -1n));
  return view.getFloat64(0);
}
