import {
  type BadgeInfo,
  badgeCatalog,
  badgesFor,
  formatShortDay,
  paths,
  recentBadges,
} from '@harambee/domain';
import type { Badge, ProposalStats } from '@harambee/domain/schemas';
import { Button, Card, ErrorState, ProgressBar, room, styled } from '@harambee/ui';
import { progressPercent, progressWords } from '../../impact-view/badge-words.ts';
import { Emblem } from '../../impact-view/emblem.tsx';
import { Rarity } from '../../impact-view/rarity.tsx';

const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); height: 100%;
  li {
    padding: 20px 12px 18px; text-align: center; display: flex; flex-direction: column; align-items: center; min-width: 0;
    border-left: 1px solid var(--line-soft); border-top: 1px solid var(--line-soft);
  }
  li:nth-of-type(3n + 1) { border-left: 0; }
  li:nth-of-type(-n + 3) { border-top: 0; }
  h3 { font-size: 15px; line-height: 20px; margin: 12px 0 0; overflow-wrap: anywhere; }
  p { font-size: var(--t-sm); line-height: 18px; color: var(--ink-2); margin-bottom: 8px; }
  small { font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); margin-top: 2px; font-variant-numeric: tabular-nums; }
  [role='progressbar'] { width: 96px; height: 5px; margin-top: 6px; }
  @container ${room.narrow} {
    grid-template-columns: 1fr 1fr;
    li:nth-of-type(n) { border-left: 1px solid var(--line-soft); border-top: 1px solid var(--line-soft); }
    li:nth-of-type(odd) { border-left: 0; }
    li:nth-of-type(-n + 2) { border-top: 0; }
  }
`;

/** Two rows of three. */
const maxShown = 6;

interface ShownBadge extends Pick<BadgeInfo, 'name' | 'description' | 'rarity'> {
  id: Badge['id'] | 'completion_master';
  awardedAt?: string;
  /** Progress of a badge that is not earned yet. */
  progress?: Badge['progress'];
}

/** The earned badges (IMPACT-13), and in the remaining places those that are closest. */
export function shownBadges(badges: Badge[], stats: ProposalStats | undefined): ShownBadge[] {
  const isEarned = (id: string) => badges.some((badge) => badge.id === id && badge.earned);
  const ofCounts = stats ? recentBadges({ total: stats.earning, ...stats.reached }) : [];
  const earned: ShownBadge[] = [
    ...ofCounts.filter(({ id }) => id === 'completion_master' || isEarned(id)),
    ...badges.filter(({ id, earned }) => earned && !ofCounts.some((one) => one.id === id)),
  ].map(({ id, name, description, rarity }) => ({
    id,
    name,
    description,
    rarity,
    awardedAt: badges.find((badge) => badge.id === id)?.awardedAt,
  }));
  const next = badges
    .filter((badge) => !badge.earned)
    .sort((a, b) => progressPercent(b.progress) - progressPercent(a.progress));
  return [...earned, ...next].slice(0, maxShown);
}

/**
 * The derived badge is not counted. A note beside it says so, so that the number of emblems matches the number
 * of badges.
 */
const extraWords = `A bonus badge, not one of the ${badgeCatalog.length}`;

function Standing({ badge: { id, name, awardedAt, progress } }: { badge: ShownBadge }) {
  if (id === 'completion_master') return <small>{extraWords}</small>;
  if (!progress) return <small>{awardedAt ? `Earned ${formatShortDay(awardedAt)}` : 'Earned'}</small>;
  const words = progressWords(progress);
  return (
    <>
      <ProgressBar label={`Progress to ${name}`} value={progressPercent(progress)} valueText={words} />
      <small aria-hidden="true">{words}</small>
    </>
  );
}

interface RecentBadgesProps {
  /** Absent if they failed to load; then the proposals tell which badges are earned. */
  badges: Badge[] | undefined;
  stats: ProposalStats | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

export function RecentBadges({ badges, stats, onRetry, isRetrying }: RecentBadgesProps) {
  const known = badges ?? (stats && badgesFor({ total: stats.earning, ...stats.reached }));
  return (
    <Card
      title="Recent Badges"
      padding="none"
      actions={
        <Button kind="quiet" small to={paths.badges}>
          See all badges
        </Button>
      }
    >
      {known ? (
        <Grid>
          {shownBadges(known, stats).map((badge) => (
            <li key={badge.id}>
              <Emblem badge={badge.id} rarity={badge.rarity} locked={badge.progress !== undefined} />
              <h3>{badge.name}</h3>
              <p>{badge.description}</p>
              <Rarity rarity={badge.rarity} />
              <Standing badge={badge} />
            </li>
          ))}
        </Grid>
      ) : (
        <ErrorState
          small
          level={3}
          title="We couldn't load your badges"
          text="They are safe."
          onRetry={onRetry}
          retrying={isRetrying}
        />
      )}
    </Card>
  );
}
