// The frame of the document greets, too (`frame/name-person.ts`): no imports here.

/** Depends on the reader's own clock. */
export function greeting(now = new Date()): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
