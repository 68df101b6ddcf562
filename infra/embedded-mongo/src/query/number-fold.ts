import { Decimal128, Long } from 'bson';
import { compare } from '../bson/bson-order.ts';
import { isInt32, rank, rankOf } from '../bson/values.ts';
import { unsupported } from '../errors.ts';

export type FoldName = '$sum' | '$avg' | '$min' | '$max';

/**
 * A sum as MongoDB has it: of 32-bit integers a 32-bit one, or a 64-bit one beyond that; with a 64-bit integer among them
 * that; with a double among them a double, whose rounding errors are kept apart until the end (Neumaier's sum).
 */
export class NumberSum {
  #double = 0;
  #correction = 0;
  #integer = 0n;
  #sawLong = false;
  #sawDouble = false;
  count = 0;

  add(value: unknown) {
    if (rankOf(value) !== rank.number) return;
    if (value instanceof Decimal128) throw unsupported('Adding up Decimal128 values');
    this.count++;
    if (Long.isLong(value)) {
      this.#sawLong = true;
      this.#integer += (value as Long).toBigInt();
    } else if (isInt32(value)) this.#integer += BigInt(value);
    else this.#addDouble(Number(value));
  }

  #addDouble(value: number) {
    this.#sawDouble = true;
    const sum = this.#double + value;
    this.#correction +=
      Math.abs(this.#double) >= Math.abs(value) ? this.#double - sum + value : value - sum + this.#double;
    this.#double = sum;
  }

  get #total(): number {
    const corrected = this.#double + this.#correction;
    // Infinity and NaN make the correction NaN.
    return (Number.isNaN(corrected) ? this.#double : corrected) + Number(this.#integer);
  }

  get sum(): unknown {
    if (this.#sawDouble) return this.#total;
    const number = Number(this.#integer);
    if (!this.#sawLong && isInt32(number)) return number;
    return BigInt.asIntN(64, this.#integer) === this.#integer ? Long.fromBigInt(this.#integer) : number;
  }

  get average(): number | null {
    return this.count === 0 ? null : this.#total / this.count;
  }
}

/** Sum, average, smallest or largest of a list; what is not a number is left out of sums. */
export function foldNumbers(name: FoldName, values: unknown[]): unknown {
  if (name === '$sum' || name === '$avg') {
    const sum = new NumberSum();
    for (const value of values) sum.add(value);
    return name === '$sum' ? sum.sum : sum.average;
  }
  let best: unknown = null;
  for (const value of values) {
    if (value === undefined || value === null) continue;
    const order = best === null ? 1 : compare(value, best) * (name === '$max' ? 1 : -1);
    if (order > 0) best = value;
  }
  return best;
}
