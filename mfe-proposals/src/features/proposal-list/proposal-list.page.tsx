import { paths } from '@harambee/domain';
import { announce, May, useGetProposalStatsQuery } from '@harambee/platform';
import { Button, ErrorState, Keys, Page } from '@harambee/ui';
import { Loading, ShowMore, SkeletonCards, useArrowKeys } from '@harambee/ui/app';
import { useRef, useState } from 'react';
import { ChangedFactsBanner } from '../../changed-facts/changed-facts-banner.tsx';
import { useNewProposalEntries } from '../../outbox-entries.ts';
import { ListTools } from './list-tools.tsx';
import { NoMatches, NoProposals } from './no-proposals.tsx';
import { Cards } from './proposal-cards.tsx';
import { ProposalFigures } from './proposal-figures.tsx';
import { QueuedCards } from './queued-cards.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useListPosition } from './use-list-position.ts';
import { usePolledProposals } from './use-polled-proposals.ts';
import { useSearchFocus } from './use-search-focus.ts';

/** The Refresh button waits this long before it asks (PROP-07). */
const refreshWait = 1_000;

/** What the order of the list is, in words. */
const orders = {
  updated: ', latest change first',
  created: ', newest first',
  deadline: ', next deadline first',
  title: ', by title',
} as const;

/** /proposals. */
export function ProposalListPage() {
  const { filters, setFilter, isNarrowed, clear } = useListFilters();
  const list = usePolledProposals(filters);
  const stats = useGetProposalStatsQuery();
  const cards = useRef<HTMLDivElement>(null);
  useArrowKeys({ list: cards, links: '[data-card-link]', row: 'article' });
  const isSearchWanted = useSearchFocus();
  useListPosition(cards, list.proposals !== undefined);

  const { proposals } = list;
  const hasQueued = useNewProposalEntries().length > 0;
  const isEmpty = proposals?.length === 0;
  const failed = list.isError && !proposals;
  const total =
    filters.search || filters.mine
      ? undefined
      : filters.status
        ? stats.data?.byStatus[filters.status]
        : stats.data?.total;

  return (
    <Page
      title="Proposals"
      description={`${filters.mine ? 'What you lead, help with or have a task of' : 'Everything you have written or sent'}${orders[filters.sort]}.`}
      actions={
        <PageActions
          refresh={() => Promise.all([list.refetch({ refetchCachedPages: false }), stats.refetch()])}
        />
      }
    >
      <ChangedFactsBanner />
      <ProposalFigures
        stats={stats.data}
        hasFailed={stats.isError && !stats.data}
        isFetching={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
      <QueuedCards search={filters.search} />
      {(!isEmpty || isNarrowed || isSearchWanted) && <ListTools filters={filters} setFilter={setFilter} />}
      {isEmpty && !isNarrowed ? (
        hasQueued ? null : (
          <NoProposals />
        )
      ) : (
        <>
          {failed && (
            <ErrorState
              title="We couldn't load your proposals"
              text="Nothing you wrote is lost. Check your connection and try again."
              onRetry={() => list.refetch()}
              retrying={list.isFetching}
            />
          )}
          {isEmpty && <NoMatches onClear={clear} />}
          <div ref={cards}>
            {!proposals && !failed && (
              <Loading label="Loading proposals">
                <SkeletonCards />
              </Loading>
            )}
            {proposals && !isEmpty && (
              <Cards proposals={proposals} total={list.hasNextPage ? total : proposals.length} />
            )}
          </div>
          {proposals && list.hasNextPage && (
            <ShowMore
              noun="proposals"
              shown={proposals.length}
              total={total}
              hasMore
              isBusy={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onShowMore={() => void list.fetchNextPage()}
              onShown={announce}
            />
          )}
        </>
      )}
    </Page>
  );
}

function PageActions({ refresh }: { refresh: () => Promise<unknown> }) {
  const [isRefreshing, setRefreshing] = useState(false);
  const waitThenRefresh = async () => {
    setRefreshing(true);
    await new Promise((resolve) => setTimeout(resolve, refreshWait));
    await refresh();
    setRefreshing(false);
    announce('The list is up to date');
  };
  return (
    <>
      <Button kind="quiet" icon="refresh" busy={isRefreshing} onClick={waitThenRefresh}>
        Refresh
      </Button>
      <Button kind="plain" icon="trend" to={paths.proposalAnalytics}>
        Analytics
      </Button>
      <May do="proposals.write">
        <Button kind="primary" icon="plus" to={paths.newProposal}>
          New Proposal <Keys keys={['C']} single />
        </Button>
      </May>
    </>
  );
}
