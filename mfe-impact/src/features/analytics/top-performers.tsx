import { formatShortCount } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { Card, room, styled } from '@harambee/ui';
import { Avatar } from '@harambee/ui/app';

const List = styled.ol`
  li { display: grid; grid-template-columns: 28px 32px minmax(0, 1fr) auto; gap: 12px; padding: 10px 20px; align-items: center; border-top: 1px solid var(--line-soft); }
  li:first-of-type { border-top: 0; }
  span:last-of-type { overflow-wrap: anywhere; }
  b { font-variant-numeric: tabular-nums; }
  b small { font-weight: 400; font-size: var(--t-sm); color: var(--ink-3); }
  @container ${room.narrow} { li { padding: 10px 16px; } }
`;
const Rank = styled.i`
  width: 28px; height: 28px; border-radius: 50%; display: grid; place-items: center; font: 600 13px/1 var(--font-head);
  color: var(--ink-3); font-variant-numeric: tabular-nums;
  &[data-highlighted] { background: var(--accent); color: var(--on-accent); }
  @media (forced-colors: active) { &[data-highlighted] { border: 2px solid Highlight; } }
`;
const Nobody = styled.p`padding: 20px; color: var(--ink-2);`;

/** Highlights the first three ranks (USAGE-08). */
const highlighted = 3;

export function TopPerformers({ performers }: { performers: UsageFigures['impact']['topPerformers'] }) {
  return (
    <Card title="Top Performers" padding="none">
      {performers.length === 0 ? (
        <Nobody>Nobody earned points in this period.</Nobody>
      ) : (
        <List>
          {performers.map(({ userId, points }, place) => (
            <li key={userId}>
              <Rank data-highlighted={place < highlighted || undefined}>{place + 1}</Rank>
              <Avatar name={userId} />
              <span>{userId}</span>
              <b>
                {formatShortCount(points)} <small>{points === 1 ? 'point' : 'points'}</small>
              </b>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
