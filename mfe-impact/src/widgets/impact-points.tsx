import { formatNumber, paths, pointsToNextLevel, standingOf } from '@harambee/domain';
import { fresh, useGetImpactSummaryQuery, useGetProposalStatsQuery } from '@harambee/platform';
import { Figure, FigureSkeleton, LostFigure } from '@harambee/ui/app';

/** The same points as in the chip of the top bar (IMPACT-03). */
export function ImpactPoints() {
  const summary = useGetImpactSummaryQuery(undefined, fresh);
  const isLost = summary.isError;
  const stats = useGetProposalStatsQuery(undefined, { ...fresh, skip: !isLost });
  if (summary.isLoading || stats.isLoading) return <FigureSkeleton />;
  if (isLost && (stats.isError || !stats.data)) {
    const retry = () => {
      void summary.refetch();
      void stats.refetch();
    };
    return (
      <LostFigure label="Impact Points" retrying={summary.isFetching || stats.isFetching} onRetry={retry} />
    );
  }
  const { points, level } = standingOf(isLost ? undefined : summary.data, stats.data);
  return (
    <Figure
      label="Impact Points"
      value={formatNumber(points)}
      note={`${pointsToNextLevel(points)} more to Level ${formatNumber(level + 1)}`}
      to={paths.impact}
    />
  );
}
