import {
  leaderboardCategories,
  leaderboardCategoryLabels,
  leaderboardPeriodLabels,
  leaderboardPeriods,
  paths,
} from '@harambee/domain';
import { Keys, media, Page, styled } from '@harambee/ui';
import { FilterSelect, Loading, SkeletonFigures, SkeletonRows } from '@harambee/ui/app';
import { useLeaderboard } from '../../impact-view/use-leaderboard.ts';
import { LeaderboardFigures } from './leaderboard-figures.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { useLeaderboardFilters } from './use-leaderboard-filters.ts';

const Tools = styled.div`display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 24px 0 0;`;
const Hint = styled.span`
  margin-left: auto; font-size: var(--t-sm); color: var(--ink-3);
  @media ${media.belowDesktop} { display: none; }
`;

const periods = leaderboardPeriods.map((value) => ({ value, label: leaderboardPeriodLabels[value] }));
const categories = leaderboardCategories.map((value) => ({ value, label: leaderboardCategoryLabels[value] }));

/** /impact/leaderboard: the points of all organizations in a period. */
export function LeaderboardPage() {
  const { filters, setPeriod, setCategory } = useLeaderboardFilters();
  const view = useLeaderboard(filters);
  const { rows, own, total, isLoading, isLost } = view;
  return (
    <Page
      title="Leaderboard"
      description="What organizations have earned, including yours. Periods use UTC."
      back={{ to: paths.impact, label: 'Back to Impact' }}
    >
      {isLoading ? (
        <SkeletonFigures />
      ) : (
        <LeaderboardFigures period={filters.period} own={own} rows={rows} total={total} isLost={isLost} />
      )}
      <Tools>
        <FilterSelect label="Period" value={filters.period} choices={periods} onChange={setPeriod} />
        <FilterSelect label="Category" value={filters.category} choices={categories} onChange={setCategory} />
        <Hint aria-hidden="true">
          <Keys keys={['↑', '↓']} /> to move, <Keys keys={['↵']} /> to open
        </Hint>
      </Tools>
      {isLoading ? (
        <Loading label="Loading the leaderboard">
          <div style={{ height: 16 }} />
          <SkeletonRows rows={8} />
        </Loading>
      ) : (
        <LeaderboardList filters={filters} view={view} onAll={() => setCategory('all')} />
      )}
    </Page>
  );
}
