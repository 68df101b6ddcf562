const day = 86_400_000;

/** Whole days from today to the deadline (`YYYY-MM-DD`): 0 today, negative when it has passed, undefined without one. */
export function daysUntil(deadline: string, now = Date.now()): number | undefined {
  if (!deadline) return undefined;
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const left = Math.round((Date.parse(`${deadline}T00:00:00Z`) - today) / day);
  return Number.isNaN(left) ? undefined : left;
}
