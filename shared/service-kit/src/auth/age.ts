/** Milliseconds since then. If the clock was set back, everything counts as old rather than as fresh for too long. */
export function ageOf(time: number): number {
  const age = Date.now() - time;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
