const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const span = new RegExp(
  String.raw`\b(?:\d{1,2} )?${month}(?:,? ((?:19|20)\d\d))?(?:\s?(?:-|–|—|to|through|until|till|and)\s?(?:\d{1,2} )?${month}(?:,? ((?:19|20)\d\d))?)?`,
  'i',
);
const quarter = /\bQ([1-4])\s?((?:19|20)\d\d)(?:\s?(?:-|–|—|to)\s?Q([1-4])\s?((?:19|20)\d\d)?)?/i;
const iso =
  /\b((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?\b(?:\s?(?:–|—|to|until|\/)\s?((?:19|20)\d\d)-(0[1-9]|1[0-2]))?/i;

/** Months since the year 0, first and last. */
export interface CalendarSpan {
  from: number;
  to: number;
  /** Its position in the text. */
  start: number;
  end: number;
}

const placed = ({ index, 0: found }: RegExpExecArray, from: number, to: number): CalendarSpan => ({
  from: Math.min(from, to),
  to: Math.max(from, to),
  start: index,
  end: index + found.length,
});

/** The calendar months a line names; none without a year, because the month would be ambiguous. */
export function calendarSpan(line: string): CalendarSpan | undefined {
  const days = iso.exec(line);
  if (days) {
    const from = Number(days[1]) * 12 + Number(days[2]) - 1;
    return placed(days, from, days[3] ? Number(days[3]) * 12 + Number(days[4]) - 1 : from);
  }
  const quarters = quarter.exec(line);
  if (quarters) {
    const [, first, year, last = first, lastYear = year] = quarters;
    return placed(
      quarters,
      Number(year) * 12 + (Number(first) - 1) * 3,
      Number(lastYear) * 12 + Number(last) * 3 - 1,
    );
  }
  const months = span.exec(line);
  const [, first = '', firstYear, last = first, lastYear] = months ?? [];
  const year = firstYear ?? lastYear;
  if (!months || !year) return undefined;
  const index = (name: string) => names.indexOf(name.toLowerCase().slice(0, 3));
  return placed(months, Number(year) * 12 + index(first), Number(lastYear ?? year) * 12 + index(last));
}
