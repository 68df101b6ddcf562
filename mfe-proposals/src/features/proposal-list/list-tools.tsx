import { type ProposalStatus, proposalStatuses, proposalStatusNames } from '@harambee/domain';
import type { ProposalSort } from '@harambee/domain/schemas';
import { Keys, media, styled } from '@harambee/ui';
import { FilterSelect, SearchField } from '@harambee/ui/app';
import { sortLabels, type useListFilters } from './use-list-filters.ts';

const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 24px 0 16px;
`;

const Hint = styled.span`
  margin-left: auto; font-size: 13px; color: var(--ink-3);
  @media ${media.belowDesktop} { display: none; }
`;

const statusChoices = [
  { value: '', label: 'All' },
  ...proposalStatusNames.map((status) => ({
    value: status as string,
    label: proposalStatuses[status].label,
  })),
];
const whoseChoices = [
  { value: '', label: 'Everybody’s' },
  { value: '1', label: 'Mine' },
];
const sortChoices = (Object.keys(sortLabels) as ProposalSort[]).map((sort) => ({
  value: sort as string,
  label: sortLabels[sort],
}));

interface ListToolsProps {
  filters: { search: string; status?: ProposalStatus; mine: boolean; sort: ProposalSort };
  setFilter: ReturnType<typeof useListFilters>['setFilter'];
}

export function ListTools({ filters, setFilter }: ListToolsProps) {
  return (
    <Tools>
      <SearchField
        label="Search proposals"
        value={filters.search}
        onChange={(search) => setFilter('search', search)}
      />
      <FilterSelect
        label="Status"
        value={filters.status ?? ''}
        choices={statusChoices}
        onChange={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label="Whose"
        value={filters.mine ? '1' : ''}
        choices={whoseChoices}
        onChange={(mine) => setFilter('mine', mine)}
      />
      <FilterSelect
        label="Sort"
        value={filters.sort}
        choices={sortChoices}
        onChange={(sort) => setFilter('sort', sort)}
      />
      <Hint aria-hidden="true">
        <Keys keys={['↑', '↓']} /> to move, <Keys keys={['↵']} /> to open
      </Hint>
    </Tools>
  );
}
