import { lastMonth, type MonthRange, monthsIn, rangesOfMonths } from '@harambee/domain';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const monthName = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?`;
const year = String.raw`(?:19|20)\d\d\b`;
const point = String.raw`(?:[Yy]ear \d\b(?:,? (?:[Qq]uarter |Q)[1-4]\b)?|[Qq]uarter \d{1,2}\b|Q\d{1,2}\b|${monthName}(?: ${year})?|(?:[Mm]onths?|M) ?\d{1,2}\b|\d{1,2}\b(?![.,]\d|%| (?!(?:to|and|until|through|we|the|of)\b)\p{L}))`;
const joint = String.raw`(?: ?(?:-|–|—) ?| (?:to|until|through|and|&) |, (?:and )?|; )(?:from |in )?`;
const start = String.raw`(?:[Yy]ear \d\b|[Qq]uarter \d|Q\d|${monthName}|[Mm]onths? ?\d|M\d{1,2}\b)`;
const expression = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:[Ff]rom|[Ii]n|[Dd]uring|[Bb]etween) )?(?=${start})${point}(?:${joint}(?:${point}|${year}))*(?: of each year| of every year| each year| every year| onwards)?`,
  'gu',
);
const token = new RegExp(
  String.raw`(?<joint> ?(?:-|–|—) ?| (?:to|until|through) )|[Yy]ear (?<y>\d)\b(?:,? (?:[Qq]uarter |Q)(?<yq>[1-4]))?|(?:[Qq]uarter |Q)(?<q>\d{1,2})|(?<name>${monthName})(?: (?<year>${year}))?|(?<again>${year})|(?<number>\d{1,2})`,
  'gu',
);

/** When a project runs; undefined if unknown. */
export interface Frame {
  /** `YYYY-MM-DD` or ''. */
  startDate: string;
  /** Months. */
  duration: number;
}

/** A period in a text, with its place; without months if they are not certain. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
  months?: MonthRange[];
}

type Point = { from: number; to: number } | { name: number; year?: number };

/** Every period of months that a text names. */
export function stretchesIn(text: string, frame: Frame): Stretch[] {
  return Array.from(text.matchAll(expression), ({ 0: words, index }) => {
    const ranges = rangesOf(words, frame);
    const months = ranges && rangesOfMonths(monthsIn(ranges));
    return {
      text: words,
      start: index,
      end: index + words.length,
      ...(months && months.length > 0 && { months }),
    };
  });
}

function rangesOf(words: string, frame: Frame): MonthRange[] | undefined {
  const [points, joined] = pointsOf(words);
  const spans: [Point, Point][] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = points[at] as Point;
    if (joined.has(at + 1)) spans.push([first, points[++at] as Point]);
    else spans.push([first, first]);
  }
  const isYearly = /(?:each|every) year$/i.test(words);
  const ranges = spans.map(([first, last]) => rangeOf(first, last, frame, isYearly));
  if (ranges.some((one) => one === undefined)) return undefined;
  const flat = ranges.flat() as MonthRange[];
  const last = flat.at(-1);
  if (/ onwards$/i.test(words) && last) last.to = frame.duration;
  return flat.every(({ from, to }) => from >= 1 && from <= to && to <= lastMonth) ? flat : undefined;
}

/** The points in time of an expression, and which of them end a range. */
function pointsOf(words: string): [Point[], Set<number>] {
  const points: Point[] = [];
  const joined = new Set<number>();
  for (const { groups = {} } of words.matchAll(token)) {
    const { y, yq, q, name, again, number } = groups;
    if (groups.joint) joined.add(points.length);
    else if (y) {
      const before = (Number(y) - 1) * 12;
      points.push(
        yq
          ? { from: before + Number(yq) * 3 - 2, to: before + Number(yq) * 3 }
          : { from: before + 1, to: before + 12 },
      );
    } else if (q) points.push({ from: Number(q) * 3 - 2, to: Number(q) * 3 });
    else if (name)
      points.push({
        name: names.indexOf(name.slice(0, 3).toLowerCase()),
        ...(groups.year && { year: Number(groups.year) }),
      });
    // "December 2027, 2028 and 2029": the same month again.
    else if (again) {
      const last = points.findLast((one) => 'name' in one);
      if (last) points.push({ name: last.name, year: Number(again) });
    } else if (number) points.push({ from: Number(number), to: Number(number) });
  }
  return [withYears(points), joined];
}

/** "September and October 2027": a month has the year of the next month with one, or the year before it. */
function withYears(points: Point[]): Point[] {
  let next: { name: number; year: number } | undefined;
  return points
    .toReversed()
    .map((point) => {
      if (!('name' in point)) return point;
      const year = point.year ?? (next && (point.name <= next.name ? next.year : next.year - 1));
      if (year === undefined) return point;
      next = { name: point.name, year };
      return next;
    })
    .toReversed();
}

function rangeOf(
  first: Point,
  last: Point,
  { startDate, duration }: Frame,
  isYearly: boolean,
): MonthRange[] | undefined {
  if (!('name' in first) && !('name' in last)) return [{ from: first.from, to: last.to }];
  if (!('name' in first) || !('name' in last) || startDate === '') return undefined;
  const begin = Number(startDate.slice(0, 4)) * 12 + Number(startDate.slice(5, 7)) - 1;
  const placed = (point: { name: number }, inYear: number) => inYear * 12 + point.name - begin + 1;
  if (!isYearly) {
    if (first.year === undefined || last.year === undefined) return undefined;
    return [{ from: placed(first, first.year), to: placed(last, last.year) }];
  }
  const years = Array.from({ length: 8 }, (_, at) => Number(startDate.slice(0, 4)) - 1 + at);
  return years
    .map((inYear) => ({
      from: Math.max(1, placed(first, inYear)),
      to: Math.min(duration, placed(last, last.name < first.name ? inYear + 1 : inYear)),
    }))
    .filter(({ from, to }) => from <= to);
}

const oneDate = new RegExp(String.raw`(?:(\d{1,2}) )?(${monthName}) (${year})|(${year})`, 'u');

/** The first date of a text in the format of the plan: `2029`, `2029-02`, `2029-02-03`. */
export function dateIn(text: string): string | undefined {
  const [, day, name, inYear, alone] = oneDate.exec(text) ?? [];
  if (alone) return alone;
  if (!name || !inYear) return undefined;
  const month = String(names.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
  return `${inYear}-${month}${day ? `-${day.padStart(2, '0')}` : ''}`;
}
