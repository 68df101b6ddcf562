import { formatNumber, leaderboardPreview, paths } from '@harambee/domain';
import { Button, Card, EmptyState, ErrorState, room, styled } from '@harambee/ui';
import { type LeaderboardRow, pointsBetween } from '../../impact-view/leaderboard-row.ts';
import { LeaderboardTable } from '../../impact-view/leaderboard-table.tsx';
import type { useLeaderboard } from '../../impact-view/use-leaderboard.ts';
import { countOf } from '../../impact-view/words.ts';

const Foot = styled.p`
  padding: 12px 20px; border-top: 1px solid var(--line-soft); font-size: var(--t-sm); color: var(--ink-2); margin-top: auto;
  @container ${room.narrow} { padding: 12px 16px; }
`;

/** The distance to the next higher organization, or for the first one, its lead. */
export function distance(rows: LeaderboardRow[], own: LeaderboardRow | undefined): string {
  if (!own) return '';
  const at = rows.findIndex(({ isOwn }) => isOwn);
  const above = at === -1 ? rows.at(-1) : rows[at - 1];
  const below = at === 0 ? rows[1] : undefined;
  const behind = above && pointsBetween(above, own);
  const ahead = below && pointsBetween(own, below);
  if (above && behind === 0) return `You and ${above.name} have the same points.`;
  if (above && behind) return `You are ${countOf(behind, 'point')} behind ${above.name}.`;
  return below && ahead ? `You are in the lead, ${countOf(ahead, 'point')} ahead of ${below.name}.` : '';
}

/** The top five of this week, and the organization's own row as a sixth if it ranks lower (IMPACT-19). */
export function WeeklyLeaderboard({ board }: { board: ReturnType<typeof useLeaderboard> }) {
  const { own, total, isLost, board: request } = board;
  const rows = board.rows.slice(0, leaderboardPreview);
  return (
    <Card
      title="Weekly Leaderboard"
      padding="none"
      actions={
        <Button kind="quiet" small to={paths.leaderboard}>
          {total > rows.length ? `See all ${formatNumber(total)}` : 'See the leaderboard'}
        </Button>
      }
    >
      {isLost && rows.length === 0 ? (
        <ErrorState
          small
          level={3}
          title="We couldn't load the leaderboard"
          text="Nothing is lost."
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          small
          level={3}
          picture="calm"
          title="Nobody is here yet"
          text="The leaderboard shows organizations with a public profile."
          action={
            <Button small to={paths.profiles}>
              Your profile
            </Button>
          }
        />
      ) : (
        <LeaderboardTable caption="Points this week" period="weekly" rows={rows} own={own} />
      )}
      {rows.length > 0 && (
        <Foot>
          {isLost
            ? "We couldn't load the other organizations. These are your own points."
            : `${distance(rows, own)} The week ends on Sunday at midnight (UTC).`.trim()}
        </Foot>
      )}
    </Card>
  );
}
