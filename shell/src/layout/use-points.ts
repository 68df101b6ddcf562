import { levelFor, pointsFor } from '@harambee/domain';
import { useShellStatsQuery } from '../api/shell.api.ts';

/** Points and level of the organisation, from what its proposals have reached; 0 and 1 when that cannot be had (R8-12). */
export function usePoints(): { points: number; level: number } {
  const { data: stats, isError } = useShellStatsQuery(undefined, { refetchOnFocus: true });
  const points = stats && !isError ? pointsFor({ total: stats.earning, ...stats.reached, awards: 0 }) : 0;
  return { points, level: levelFor(points) };
}
