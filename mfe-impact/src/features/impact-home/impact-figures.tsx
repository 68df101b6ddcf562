import { badgeCatalog, formatNumber, paths } from '@harambee/domain';
import type { Badge, ImpactSummary, ProposalStats } from '@harambee/domain/schemas';
import { Figure, Figures } from '@harambee/ui/app';
import { CountUp } from '../../impact-view/count-up.tsx';
import { countOf, ordinal } from '../../impact-view/words.ts';

interface ImpactFiguresProps {
  summary: ImpactSummary;
  /** Each is absent if it failed to load: its card then shows less, and the others stay. */
  badges: Badge[] | undefined;
  stats: ProposalStats | undefined;
  /** On the weekly leaderboard. */
  weekly: { rank?: number; total: number; isLost: boolean };
}

function rankNote({ rank, total, isLost }: ImpactFiguresProps['weekly']): string {
  if (isLost) return 'unavailable right now';
  if (rank === undefined) return 'not on the leaderboard';
  return `of ${countOf(total, 'organization')}`;
}

function weekNote({ pointsThisWeek, pointsLastWeek }: ImpactSummary): string {
  const change = pointsThisWeek - pointsLastWeek;
  if (change === 0) return 'as last week';
  return `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than last week`;
}

/** A badge is close when half of it is done. */
const isClose = ({ earned, progress }: Badge): boolean =>
  !earned && progress.current * 2 >= progress.required;

function badgeNote(badges: Badge[] | undefined): string {
  const close = badges?.filter(isClose).length ?? 0;
  const all = `of ${badgeCatalog.length}`;
  if (close === 0) return all;
  return `${all}, ${close === 1 ? 'one more is close' : `${close} more are close`}`;
}

/** The four figures of /impact; each counts up for one second (IMPACT-08). */
export function ImpactFigures({ summary, badges, stats, weekly }: ImpactFiguresProps) {
  return (
    <Figures>
      <Figure
        label="Points this week"
        value={<CountUp value={summary.pointsThisWeek} />}
        unit={weekNote(summary)}
      />
      <Figure
        label="Badges"
        value={<CountUp value={summary.badgesEarned} />}
        unit={badgeNote(badges)}
        to={paths.badges}
      />
      <Figure
        label="Weekly rank"
        value={weekly.rank === undefined ? '–' : <CountUp value={weekly.rank} format={ordinal} />}
        unit={rankNote(weekly)}
        to={paths.leaderboard}
      />
      <Figure
        label="Proposals approved"
        value={stats ? <CountUp value={stats.reached.approved} /> : '–'}
        unit={stats && `of ${formatNumber(stats.total)} written`}
        to={paths.proposals}
      />
    </Figures>
  );
}
