import { Decimal128, Long } from 'bson';
import { compare } from '../bson/bson-order.ts';
import { rank, rankOf } from '../bson/values.ts';
import { unsupported } from '../errors.ts';

export type FoldName = '$sum' | '$avg' | '$min' | '$max';

/** Sums without losing 64-bit integers: doubles and integers are kept apart until the end. */
export class NumberSum {
  #double = 0;
  #integer = 0n;
  #sawLong = false;
  count = 0;

  add(value: unknown) {
    if (rankOf(value) !== rank.number) return;
    if (value instanceof Decimal128) throw unsupported('Adding up Decimal128 values');
    this.count++;
    if (Long.isLong(value)) {
      this.#sawLong = true;
      this.#integer += (value as Long).toBigInt();
    } else if (Number.isSafeInteger(value)) {
      this.#integer += BigInt(value as number);
    } else this.#double += Number(value);
  }

  get sum(): unknown {
    if (this.#double !== 0 || Number.isNaN(this.#double)) return this.#double + Number(this.#integer);
    if (Number.isSafeInteger(Number(this.#integer))) return Number(this.#integer);
    const long = Long.fromBigInt(BigInt.asIntN(64, this.#integer));
    return this.#sawLong && long.toBigInt() === this.#integer ? long : Number(this.#integer);
  }

  get average(): number | null {
    return this.count === 0 ? null : (this.#double + Number(this.#integer)) / this.count;
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
