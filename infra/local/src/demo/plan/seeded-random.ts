/** The same numbers for the same seed, so that the demo is the same on every machine (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
