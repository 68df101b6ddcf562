import { badgeCategories } from '@harambee/domain';
import { Button, styled } from '@harambee/ui';
import { FilterSelect, SearchField } from '@harambee/ui/app';
import { badgeCategoryName } from '../../impact-view/badge-words.ts';
import type { useBadgeFilters } from './use-badge-filters.ts';

const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 24px 0 16px;`;

const categories = [
  { value: '', label: 'All' },
  ...badgeCategories.map((value) => ({ value: value as string, label: badgeCategoryName(value) })),
];
const earnedOrNot = [
  { value: '', label: 'All' },
  { value: 'earned', label: 'Earned' },
  { value: 'open', label: 'Not yet earned' },
];

export function BadgeTools({ filters, set, reset }: ReturnType<typeof useBadgeFilters>) {
  return (
    <Tools>
      <SearchField label="Search badges" value={filters.search} onChange={(search) => set({ search })} />
      <FilterSelect
        label="Category"
        value={filters.category ?? ''}
        choices={categories}
        onChange={(category) => set({ category })}
      />
      <FilterSelect
        label="Show"
        value={filters.earned ?? ''}
        choices={earnedOrNot}
        onChange={(earned) => set({ earned })}
      />
      <Button kind="quiet" onClick={reset}>
        Reset filters
      </Button>
    </Tools>
  );
}
