import { type BadgeCategory, badgeCategories, matchesSearch, searchIndex } from '@harambee/domain';
import type { Badge } from '@harambee/domain/schemas';
import { oneOf, useAddress } from '../../impact-view/use-address.ts';

export const earnedChoices = ['earned', 'open'] as const;
export type EarnedChoice = (typeof earnedChoices)[number];

export interface BadgeFilters {
  search: string;
  category?: BadgeCategory;
  earned?: EarnedChoice;
}

const contains = (badge: Badge, search: string): boolean =>
  matchesSearch(
    searchIndex(badge.name, badge.description, badge.longDescription, badge.rarity, badge.category),
    search,
  );

/** The badges that match all three filters. */
export function narrowed(badges: Badge[], { search, category, earned }: BadgeFilters): Badge[] {
  return badges.filter(
    (badge) =>
      contains(badge, search) &&
      (category === undefined || badge.category === category) &&
      (earned === undefined || badge.earned === (earned === 'earned')),
  );
}

/** Search, category, earned, and the open badge, all in the address. */
export function useBadgeFilters() {
  const { query, set } = useAddress();
  const filters: BadgeFilters = {
    search: query.get('search') ?? '',
    category: oneOf(badgeCategories, query.get('category')),
    earned: oneOf(earnedChoices, query.get('earned')),
  };
  return {
    filters,
    open: query.get('badge'),
    set,
    reset: () => set({ search: '', category: '', earned: '' }),
  };
}
