import {
  categoryLabel,
  formatMoneySums,
  formatShare,
  formatShortCount,
  formatShortMoney,
  isMost,
  leading,
  namesOrNumber,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';
import { averagesOf, countOf, notCompared } from './words.ts';

const List = styled.ul`
  display: grid; gap: 10px; line-height: 21px; max-width: 75ch;
  & b { font-weight: 600; }
`;

/** What the figures come to, in sentences. */
export function Insights({ analytics: { metrics, categories } }: { analytics: ProposalAnalytics }) {
  const { total, successful, successRate, needsAttention, largeGrants, grantDiversity } = metrics;
  const averages = averagesOf(metrics);
  const others = metrics.otherCurrencies ?? 0;
  const leaders = leading(categories, ({ count }) => count);
  const most = leaders[0]?.count ?? 0;
  const names = leaders.map(({ category }) => categoryLabel(category));
  if (total === 0) return <p>No proposal was started in this period. Choose a longer one to see more.</p>;
  return (
    <List>
      <li>
        <b>{formatShare(successRate)}</b> were approved or funded: {formatShortCount(successful)} of{' '}
        {formatShortCount(total)}.
      </li>
      <li>
        On average you ask for <b>{formatMoneySums(averages, formatShortMoney)}</b>
        {averages.length > 1 && ', each currency for itself'}, from{' '}
        {countOf(grantDiversity, 'different grant')}.
      </li>
      {most > 0 && (
        <li>
          {isMost(most, total) ? 'Most are in ' : 'The largest part is in '}
          <b>{namesOrNumber(names, 'categories')}</b>: {formatShortCount(most)}
          {leaders.length > 1 && ' each'}.
        </li>
      )}
      <li>
        <b>{formatShortCount(needsAttention)}</b> {needsAttention === 1 ? 'needs' : 'need'} attention. That
        counts drafts, rejected ones and requests above $1.0M; of the last there{' '}
        {largeGrants === 1 ? 'is' : 'are'} {formatShortCount(largeGrants)}.
        {others > 0 && ` ${notCompared(others)}`}
      </li>
    </List>
  );
}
