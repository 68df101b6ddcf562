import { periodsIn } from '../../understanding/period.ts';
import type { Span } from '../../understanding/spans.ts';
import type { Topic } from '../topic.ts';

/** The periods that are compared; "more than last month" compares it with this one. */
export function spansOf({ periods, concepts }: Topic, now: number): Span[] {
  const spans = periods.map(({ past }) => past);
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

export const dayIn = (moment: Date): string => moment.toISOString().slice(0, 10);
