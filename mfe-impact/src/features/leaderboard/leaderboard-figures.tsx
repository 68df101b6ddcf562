import { formatNumber, type LeaderboardPeriod } from '@harambee/domain';
import { styled } from '@harambee/ui';
import { Figure, Figures } from '@harambee/ui/app';
import { CountUp } from '../../impact-view/count-up.tsx';
import { type LeaderboardRow, pointsBetween } from '../../impact-view/leaderboard-row.ts';
import { PointChange } from '../../impact-view/point-change.tsx';
import { countOf, ordinal } from '../../impact-view/words.ts';

/** A name of any length stays on its line. */
const Clip = styled.span`display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const clipped = (words: string) => <Clip title={words}>{words}</Clip>;

const pointsOf: Record<LeaderboardPeriod, string> = {
  daily: 'Your points today',
  weekly: 'Your points this week',
  monthly: 'Your points this month',
  allTime: 'Your points of all time',
};

interface LeaderboardFiguresProps {
  period: LeaderboardPeriod;
  own: LeaderboardRow | undefined;
  rows: LeaderboardRow[];
  total: number;
  /** The leaderboard could not be loaded: nothing is said of the others, not even how many they are. */
  isLost: boolean;
}

/** The row right above the own one, as far as the rows have been loaded. */
function above(rows: LeaderboardRow[], own: LeaderboardRow | undefined): LeaderboardRow | undefined {
  const at = own ? rows.findIndex(({ isOwn }) => isOwn) : -1;
  return at > 0 ? rows[at - 1] : undefined;
}

const notKnown = 'not known just now';

/** How the own organization stands among the others. */
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
        unit={next ? clipped(`to ${next.name}`) : own?.rank === 1 ? 'you are in front' : notKnown}
      />
      <Figure
        label="In front"
        value={first?.points === undefined ? '–' : <CountUp value={first.points} />}
        unit={first ? clipped(first.name) : isLost ? notKnown : countOf(total, 'organization')}
      />
    </Figures>
  );
}
