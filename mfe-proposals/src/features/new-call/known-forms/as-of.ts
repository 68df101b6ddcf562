import { dateInWords } from '@harambee/domain';

/** How exact a date of a source is, by its length: a year, a month or a day. */
const parts: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { month: 'long', year: 'numeric' },
  10: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** `as of 2020`, `as of March 2026`, `as of 6 March 2026`: no more exact than the source. */
export const asOfInWords = (date: string): string => {
  const exact = parts[date.length];
  // A year alone is no calendar month: it is what it says.
  return `as of ${exact && date.length > 4 ? dateInWords(date, exact) : date}`;
};
