import { formatNumber, type LeaderboardPeriod } from '@harambee/domain';
import { styled } from '@harambee/ui';
import { Figure, Figures } from '@harambee/ui/app';
import { CountUp } from '../../impact-view/count-up.tsx';
import { type LeaderboardRow, pointsBetween } from '../../impact-view/leaderboard-row.ts';
import { PointChange } from '../../impact-view/point-change.tsx';
import { countOf, ordinal } from '../../impact-view/words.ts';

/** A name of any length stays on one line. */
const Clip = styled.span`display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const clipped = (words: string) => <Clip title={words}>{words}</Clip>;

const pointsOf: Record<LeaderboardPeriod, string> = {
  daily: 'Your points today',
  weekly: 'Your points this week',
  monthly: 'Your points this month',
  allTime: 'Your all-time points',
};

interface LeaderboardFiguresProps {
  period: LeaderboardPeriod;
  own: LeaderboardRow | undefined;
  rows: LeaderboardRow[];
  total: number;
  /** The leaderboard failed to load: the page shows nothing about other organizations, not even their number. */
  isLost: boolean;
}

/** The row right above the organization's own, if it has been loaded. */
function above(rows: LeaderboardRow[], own: LeaderboardRow | undefined): LeaderboardRow | undefined {
  const at = own ? rows.findIndex(({ isOwn }) => isOwn) : -1;
  return at > 0 ? rows[at - 1] : undefined;
}

const notKnown = 'unavailable right now';

/** How the organization compares with the others. */
export function LeaderboardFigures({ period, own, rows, total, isLost }: LeaderboardFiguresProps) {
  const next = above(rows, own);
  const missing = next && own && pointsBetween(next, own);
  const first = isLost ? undefined : rows[0];
  return (
    <Figures>
      <Figure
        label="Your rank"
        value={own?.rank === undefined ? '–' : <CountUp value={own.rank} format={ordinal} />}
        unit={isLost ? notKnown : own?.rank === undefined ? 'not in this list' : `of ${formatNumber(total)}`}
      />
      <Figure
        label={pointsOf[period]}
        value={own?.points === undefined ? '–' : <CountUp value={own.points} />}
        unit={own && <PointChange points={own.points} previous={own.previous} />}
      />
      <Figure
        label="To the next place"
        value={missing === undefined ? '–' : <CountUp value={Math.max(0, missing)} />}
        unit={next ? clipped(`to ${next.name}`) : own?.rank === 1 ? 'you are in the lead' : notKnown}
      />
      <Figure
        label="In the lead"
        value={first?.points === undefined ? '–' : <CountUp value={first.points} />}
        unit={first ? clipped(first.name) : isLost ? notKnown : countOf(total, 'organization')}
      />
    </Figures>
  );
}
