/** The processor's time that a reading takes: the least of some rounds, so that a busy machine says little. */
export const secondsOf = (read: () => unknown, rounds = 3): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    read();
    best = Math.min(best, process.cpuUsage(before).user / 1_000_000);
  }
  return best;
};

/**
 * What two readings take. The large one is read first, which warms up the small one, and each once if that is quick
 * enough. While the large one takes longer than `limit` of the small one allows, both are read again: a busy machine is
 * quick in one of these rounds, and a reading that grows too fast in none.
 */
export function secondsOfBoth(
  readSmall: () => unknown,
  readLarge: () => unknown,
  limit: (small: number) => number,
): { small: number; large: number } {
  let large = secondsOf(readLarge, 1);
  // Whatever the small one takes, this is allowed.
  if (large < limit(0)) return { small: 0, large };
  let small = secondsOf(readSmall, 1);
  for (let round = 0; round < 4 && large >= limit(small); round += 1) {
    small = secondsOf(readSmall);
    large = Math.min(large, secondsOf(readLarge));
  }
  return { small, large };
}
