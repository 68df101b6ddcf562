import { formatMonth } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { countOf } from '../../impact-view/words.ts';

/** The month with the most proposals; of equals the newest. */
export function timelineAnswer(timeline: ImpactReport['timeline']): string {
  const busiest = timeline.reduce<ImpactReport['timeline'][number] | undefined>(
    (best, month) => (month.proposals >= (best?.proposals ?? 1) ? month : best),
    undefined,
  );
  if (!busiest) return 'No proposal was started in this period.';
  const { month, proposals, points } = busiest;
  return `In ${formatMonth(month)}: ${countOf(proposals, 'proposal')}, ${countOf(points, 'point')}.`;
}

/** The largest category. */
export function categoryAnswer(categories: ImpactReport['categories'], total: number): string {
  const [largest] = categories;
  if (!largest) return 'No proposal of this period has a category yet.';
  return `Mostly to ${largest.category}: ${largest.proposals} of ${countOf(total, 'proposal')}.`;
}
