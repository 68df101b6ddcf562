/** The processor's time that a reading takes: the least of three, so that a busy machine says little. */
export const secondsOf = (read: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    read();
    best = Math.min(best, process.cpuUsage(before).user / 1_000_000);
  }
  return best;
};
