/**
 * Milliseconds since then. If the clock was set back, the result is infinite: refreshing too early beats too late.
 */
export function ageOf(time: number): number {
  const age = Date.now() - time;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
