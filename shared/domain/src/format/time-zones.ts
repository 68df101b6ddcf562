const known = new Map<string, boolean>();

/** A clock that never changes: what a funder means by "GMT+1". */
const fixedOffset = /^(?:-(?:0\d|1[0-2])|\+(?:0\d|1[0-4])):[0-5]\d$/;

/**
 * Whether a text names a time zone that this browser or server can calculate with: an IANA name such as
 * `Africa/Nairobi`, or an offset such as `+03:00` (CALL-04).
 */
export function isTimeZone(name: string): boolean {
  if (fixedOffset.test(name)) return true;
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,59}$/.test(name)) return false;
  const before = known.get(name);
  if (before !== undefined) return before;
  const isKnown = canCalculate(name);
  // Names come from requests: only those that exist are remembered, and they are few.
  if (isKnown) known.set(name, true);
  return isKnown;
}

function canCalculate(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
