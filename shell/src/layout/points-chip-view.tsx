import { formatNumber, paths } from '@harambee/domain';
import { media, styled } from '@harambee/ui';
import { Link } from 'react-router';

const Chip = styled(Link)`
  height: 36px; display: inline-flex; align-items: center; gap: 8px; padding: 0 12px 0 8px; border: 1px solid var(--line);
  border-radius: var(--r-pill); text-decoration: none; color: var(--ink); background: var(--card); font-size: var(--t-sm);
  font-variant-numeric: tabular-nums; margin-right: 4px; white-space: nowrap; transition: border-color var(--fast);
  &:hover { border-color: var(--line-control); }
  &:focus-visible { border-radius: var(--r-pill); }
  &[data-unknown] { visibility: hidden; min-width: 144px; }
  i { width: 1px; height: 14px; background: var(--line); }
  /* On the smallest screens there is room for one of the two. */
  @media (max-width: 374px) { header:has([data-part='offline']) & { display: none; } }
  @media (max-width: 429px) { header:has([data-part='offline']):has([data-pending]) & { display: none; } }
  @media ${media.phone} {
    height: 44px; border-color: transparent; background: none; padding: 0 6px; margin: 0; gap: 6px;
    /* As wide before it is known as after, up to level 99, unless others need the room. */
    &, &[data-unknown] { min-width: 102px; }
    header:has([data-several], [data-pending], [data-part='offline']) & { min-width: 0; }
    i { display: none; }
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

function Sun() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="5.2" fill="var(--accent)" />
      <path
        d="M12 2v2.6M12 19.4V22M2 12h2.6M19.4 12H22M4.9 4.9l1.9 1.9M17.2 17.2l1.9 1.9M4.9 19.1l1.9-1.9M17.2 6.8l1.9-1.9"
        stroke="var(--accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Invisible until the standing is known, but it reserves its place. */
export function PointsChipView({ standing }: { standing?: { level: number; points: number } }) {
  return (
    <Chip to={paths.impact} {...(!standing && { 'aria-hidden': true, tabIndex: -1, 'data-unknown': '' })}>
      <Sun />
      {standing && <b>Level {formatNumber(standing.level)}</b>}
      <i />
      {standing && (
        <span>
          {formatNumber(standing.points)} {standing.points === 1 ? 'point' : 'points'}
        </span>
      )}
    </Chip>
  );
}
