import { formatNumber } from '@harambee/domain';
import { Icon, styled } from '@harambee/ui';

const Root = styled.span`
  display: inline-flex; gap: 4px; align-items: center; font-size: var(--t-sm); line-height: 18px; color: var(--ink-3);
  font-variant-numeric: tabular-nums; white-space: nowrap;
  &[data-way='up'] { color: var(--success-ink); }
  &[data-way='down'] { color: var(--error-ink); }
`;

interface PointChangeProps {
  points: number | undefined;
  /** Absent if there is no previous period. */
  previous: number | undefined;
}

/** More, fewer or the same points as in the previous period; nothing if there is none. */
export function PointChange({ points, previous }: PointChangeProps) {
  if (points === undefined || previous === undefined) return null;
  const change = points - previous;
  if (change === 0) {
    return (
      <Root>
        <Icon name="minus" size={14} strokeWidth={2} />
        same
      </Root>
    );
  }
  const isUp = change > 0;
  return (
    <Root data-way={isUp ? 'up' : 'down'}>
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size={14} strokeWidth={2} />
      {formatNumber(Math.abs(change))} {isUp ? 'more' : 'fewer'}
    </Root>
  );
}
