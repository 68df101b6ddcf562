import { periodsIn } from '../../understanding/period.ts';
import { isWithin, type Span } from '../../understanding/spans.ts';
import type { Topic } from '../topic.ts';

/** The periods that are compared; "more than last month" compares it with this one. */
export function spansOf({ periods, concepts }: Topic, now: number): Span[] {
  const spans = periods.map(({ past }) => past);
  const common = inBoth(spans);
  if (common && !concepts.has('compare') && !concepts.has('either')) return [common];
  const [only] = spans;
  if (!only || spans.length > 1 || !concepts.has('compare')) return spans;
  const words = { week: 'this week', month: 'this month', year: 'this year' };
  const current = only.kind in words ? words[only.kind as keyof typeof words] : undefined;
  const spanOf = (text: string | undefined) =>
    text ? periodsIn(text.split(' '), dayIn(new Date(now)))[0]?.past : undefined;
  const present = spanOf(current);
  // "More this month than the last?" names the other one without its word.
  const other = present?.from === only.from ? spanOf(current?.replace('this', 'last')) : undefined;
  if (other) return [only, other];
  return present && present.from !== only.from ? [present, only] : spans;
}

/** The periods that a question is about, any of which counts: "in September or October". Open ones narrow each other. */
export function periodsOf({ periods }: Pick<Topic, 'periods'>, which: 'past' | 'ahead'): Span[] {
  const spans = periods.map((period) => period[which]);
  const common = inBoth(spans);
  return common ? [common] : innermost(spans);
}

/** "January next year" names the year as well. */
const innermost = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (one, at) =>
      !spans.some(
        (other, place) =>
          place !== at &&
          isWithin(other.from, one) &&
          other.from !== '' &&
          contains(one, other) &&
          !contains(other, one),
      ),
  );

const contains = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from && (outer.until === '' || (inner.until !== '' && inner.until <= outer.until));

/** Whether a day lies in one of some spans; without any, every day does. */
export const isInAny = (day: string, spans: readonly Span[]): boolean =>
  spans.length === 0 || (day !== '' && spans.some((span) => isWithin(day, span)));

/** "This year, before July": the part of the first that lies in the second. */
export function inBoth([first, second]: readonly Span[]): Span | undefined {
  const isOpen = [first, second].some((one) => one?.kind === 'before' || one?.kind === 'since');
  if (!first || !second || !isOpen) return undefined;
  const from = [first.from, second.from].toSorted().at(-1) ?? '';
  const ends = [first.until, second.until].filter((day) => day !== '').toSorted();
  const until = ends[0] ?? '';
  return until !== '' && from >= until ? undefined : { kind: 'days', from, until };
}

export const dayIn = (moment: Date): string => moment.toISOString().slice(0, 10);
