import { formatWeekday } from '@harambee/domain';

/** Depends on the reader's own clock. */
export function greeting(now = new Date()): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

export const today = (now = new Date()): string => formatWeekday(now);
