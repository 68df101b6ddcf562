/**
 * Figures as numbers that can be added up: under each name a list of numbers, added place by place. Adding and taking
 * away in any order gives the same sums, as long as all numbers are whole.
 */
export type Sums = Readonly<Record<string, readonly number[]>>;

/** Sums that are being added up. */
export class SumTally {
  readonly #sums = new Map<string, number[]>();

  constructor(...all: readonly Sums[]) {
    for (const sums of all) this.add(sums);
  }

  /** Adds sums, or takes them away again (`sign` of -1). */
  add(sums: Sums, sign: 1 | -1 = 1): this {
    for (const [name, numbers] of Object.entries(sums)) this.addTo(name, numbers, sign);
    return this;
  }

  addTo(name: string, numbers: readonly number[], sign: 1 | -1 = 1): void {
    const before = this.#sums.get(name);
    if (!before) this.#sums.set(name, sign === 1 ? [...numbers] : numbers.map((number) => -number));
    else
      for (const [place, number] of numbers.entries()) before[place] = (before[place] ?? 0) + sign * number;
  }

  /** The number at a place of a name; 0 if there is none. */
  at(name: string, place = 0): number {
    return this.#sums.get(name)?.[place] ?? 0;
  }

  /** All sums whose names begin like this, by the rest of the name. */
  *under(start: string): Generator<[rest: string, numbers: readonly number[]]> {
    for (const [name, numbers] of this.#sums)
      if (name.startsWith(start)) yield [name.slice(start.length), numbers];
  }

  /** The sums in the order of their names, without zeros at their ends: equal figures give equal text. */
  toSums(): Sums {
    const some = [...this.#sums].flatMap(([name, numbers]): [string, number[]][] => {
      const length = numbers.findLastIndex((number) => number !== 0) + 1;
      return length === 0 ? [] : [[name, numbers.slice(0, length)]];
    });
    return Object.fromEntries(some.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
