/** Minutes by which a zone is ahead of UTC on a day; `undefined` for a zone that nobody knows. */
export function offsetOf(zone: string, date: string): number | undefined {
  const name = /^[+-]\d\d:\d\d$/.test(zone) ? `GMT${zone}` : longOffset(zone, date);
  if (name === 'GMT') return 0;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes)) : undefined;
}

function longOffset(zone: string, date: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const parts = format.formatToParts(new Date(`${date}T12:00Z`));
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
