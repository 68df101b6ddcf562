/** Milliseconds since then. A clock that was set back makes everything old, rather than fresh for too long. */
export function ageOf(time: number): number {
  const age = Date.now() - time;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
