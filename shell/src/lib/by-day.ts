import { formatDay } from '@harambee/domain';

export interface Day<Row> {
  /** `YYYY-MM-DD` in the reader's time zone. */
  key: string;
  label: string;
  rows: Row[];
}

/** The calendar day of a moment, in the reader's time zone. */
function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Splits a list in order of time into days: Today, Yesterday, then dates. */
export function byDay<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string,
  now = new Date(),
): Day<Row>[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const near: Record<string, string> = { [dayOf(now)]: 'Today', [dayOf(yesterday)]: 'Yesterday' };
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const key = dayOf(new Date(momentOf(row)));
    if (days.at(-1)?.key !== key) days.push({ key, label: near[key] ?? formatDay(key), rows: [] });
    days.at(-1)?.rows.push(row);
  }
  return days;
}
