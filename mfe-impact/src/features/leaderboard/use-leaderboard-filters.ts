import {
  defaultLeaderboardCategory,
  defaultLeaderboardPeriod,
  leaderboardCategories,
  leaderboardPeriods,
} from '@harambee/domain';
import type { LeaderboardFilters } from '../../api/impact.api.ts';
import { oneOf, useAddress } from '../../impact-view/use-address.ts';

/** Period and category in the address; default values are left out. */
export function useLeaderboardFilters() {
  const { query, set } = useAddress();
  const filters: LeaderboardFilters = {
    period: oneOf(leaderboardPeriods, query.get('period')) ?? defaultLeaderboardPeriod,
    category: oneOf(leaderboardCategories, query.get('category')) ?? defaultLeaderboardCategory,
  };
  return {
    filters,
    setPeriod: (period: LeaderboardFilters['period']) =>
      set({ period: period === defaultLeaderboardPeriod ? '' : period }),
    setCategory: (category: LeaderboardFilters['category']) =>
      set({ category: category === defaultLeaderboardCategory ? '' : category }),
  };
}
