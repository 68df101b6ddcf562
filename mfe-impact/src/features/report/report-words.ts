import { formatMonth, isMost, leading, namesOrNumber } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { countOf } from '../../impact-view/words.ts';

/** The month with the most points; months with equal points are named together. */
export function timelineAnswer(timeline: ImpactReport['timeline']): string {
  const leaders = leading(timeline, ({ points }) => points);
  const [best] = leaders;
  if (!best) return 'No points were earned in this period.';
  const points = countOf(best.points, 'point');
  if (leaders.length === 1)
    return `In ${formatMonth(best.month)}: ${points}, with ${countOf(best.proposals, 'proposal')} started.`;
  const names = leaders.map(({ month }) => formatMonth(month));
  return `In ${namesOrNumber(names, 'months')}: ${points} each.`;
}

/** The largest category, or several that are equally large. */
export function categoryAnswer(categories: ImpactReport['categories'], total: number): string {
  const leaders = leading(categories, ({ proposals }) => proposals);
  const [largest] = leaders;
  if (!largest) return 'No proposal in this period has a category yet.';
  const { category, proposals } = largest;
  if (leaders.length > 1) {
    const names = leaders.map((leader) => leader.category);
    return `${namesOrNumber(names, 'categories')} are tied: ${countOf(proposals, 'proposal')} each.`;
  }
  const share = `${category}: ${proposals} of ${countOf(total, 'proposal')}.`;
  if (proposals === total) return `All of it goes to ${share}`;
  return isMost(proposals, total) ? `Most of it goes to ${share}` : `The largest share goes to ${share}`;
}
