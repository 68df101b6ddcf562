import { monthNumber, monthPattern } from '../text/month-words.ts';

/** A day that a text names. */
export interface DayFound {
  /** `YYYY-MM-DD`; the reading that its language has. */
  day: string;
  /** The other reading of figures that allow two: 12/03/2027 is March 12 and December 3. */
  other?: string;
  /** Without a year in the text. */
  isWithoutYear?: true;
  start: number;
  end: number;
}

const year = String.raw`(?<y>20\d\d)`;
const month = String.raw`(?<m>${monthPattern})`;
const date = String.raw`(?<d>\d{1,2})\s?(?:st|nd|rd|th|er|[oº°ª])?`;
const of = String.raw`(?:\s?,?\s?(?:of|de|del|do)?\s)`;
const edge = String.raw`(?<![\p{L}\d./-])`;
const forms = [
  String.raw`(?<![\d/-])${year}[-/.](?<mm>\d{1,2})[-/.](?<dd>\d{1,2})(?![\d/-])`,
  String.raw`${edge}(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})\k<sign>(?<yy>(?:20)?\d\d)(?![\d/-])`,
  String.raw`${edge}${date}${of}${month}\.?(?:${of}${year})(?!\d)`,
  String.raw`${edge}${month}\.?\s${date}(?:,\s?|\s)(?:of\s)?${year}(?!\d)`,
  String.raw`${edge}${date}[-\s/]${month}[-\s/.]{1,2}${year}(?!\d)`,
].map((form) => new RegExp(form, 'gu'));
const withoutYear = [
  String.raw`${edge}${date}${of}${month}(?![\p{L}])`,
  String.raw`${edge}${month}\.?\s${date}(?![\d.,]?\d)`,
].map((form) => new RegExp(form, 'gu'));

function dayOf(y: number, m: number, d: number): string | undefined {
  const moment = new Date(Date.UTC(y, m - 1, d));
  if (moment.getUTCMonth() !== m - 1 || moment.getUTCDate() !== d) return undefined;
  return moment.toISOString().slice(0, 10);
}

/** Figures with the day first, unless only the month can be first. */
function fromFigures(groups: Readonly<Record<string, string | undefined>>, monthFirst: boolean) {
  const y = Number((groups.yy ?? '').padStart(4, '20'));
  const [one, two] = [Number(groups.one), Number(groups.two)];
  const [dayFirst, otherWay] = [dayOf(y, two, one), dayOf(y, one, two)];
  const [day, other] = monthFirst ? [otherWay, dayFirst] : [dayFirst, otherWay];
  return { day: day ?? other, other: day && other && day !== other ? other : undefined };
}

function read(match: RegExpExecArray, monthFirst: boolean, years: number | undefined): DayFound[] {
  const groups = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].trimEnd().length };
  if (groups.one !== undefined) {
    const { day, other } = fromFigures(groups, monthFirst);
    return day ? [{ day, ...(other && { other }), ...place }] : [];
  }
  const number = groups.m === undefined ? Number(groups.mm) : monthNumber(groups.m);
  const day = dayOf(Number(groups.y ?? years), number ?? 0, Number(groups.d ?? groups.dd));
  return day ? [{ day, ...place, ...(groups.y === undefined && { isWithoutYear: true as const }) }] : [];
}

/** What says how the figures of a date are read. */
export interface DateReading {
  /** Figures have the month first. */
  monthFirst: boolean;
  /** The year of days that name none; without it they are not read. */
  year?: number;
}

/** Every day that a folded text names, in the order of the text. */
export function daysIn(plain: string, { monthFirst, year: years }: DateReading): DayFound[] {
  if (!/\d/.test(plain)) return [];
  const all = years === undefined ? forms : [...forms, ...withoutYear];
  const found = all.flatMap((form) =>
    [...plain.matchAll(form)].flatMap((match) => read(match, monthFirst, years)),
  );
  const kept: DayFound[] = [];
  for (const one of found.sort(
    (a, b) => Number(!!a.isWithoutYear) - Number(!!b.isWithoutYear) || a.start - b.start,
  )) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
    if (kept.length > 40) break;
  }
  return kept.sort((a, b) => a.start - b.start);
}
