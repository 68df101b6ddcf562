import { type CallStatus, callStatuses, callStatusNames, entryStateOf, paths } from '@harambee/domain';
import type { CallListItem } from '@harambee/domain/schemas';
import { announce, May, useOutbox } from '@harambee/platform';
import { Button, ErrorState, Page } from '@harambee/ui';
import { FilterSelect, Loading, ShowMore, Skeleton, useArrowKeys } from '@harambee/ui/app';
import { useRef } from 'react';
import { useGetCallsInfiniteQuery } from '../../api/calls.api.ts';
import { listItemWith, newestCallEdits, removedCalls, useNewCallEntries } from '../../call-entries.ts';
import * as S from './call-list.styles.ts';
import { CallRow } from './call-row.tsx';
import { CompareBar } from './compare-bar.tsx';
import { NoCalls } from './no-calls.tsx';
import { QueuedCalls } from './queued-calls.tsx';
import { type ShownCalls, shownChoices, useCallFilters } from './use-call-filters.ts';
import { type ComparedCalls, useComparedCalls } from './use-compared-calls.ts';

const statusChoices: readonly { value: CallStatus | ''; label: string }[] = [
  { value: '', label: 'Any' },
  ...callStatusNames.map((status) => ({ value: status, label: callStatuses[status].label })),
];

/** /calls: what funders ask for, the next deadline first (CALL-08). */
export function CallListPage() {
  const { shown, status, filters, show, setStatus } = useCallFilters();
  const list = useGetCallsInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const rows = useRef<HTMLDivElement>(null);
  useArrowKeys({ list: rows, links: '[data-call-link]', row: 'article' });
  const removed = removedCalls(useOutbox());
  const hasQueued = useNewCallEntries().length > 0;

  const calls = list.currentData?.pages.flatMap((page) => page.calls).filter(({ id }) => !removed.has(id));
  const isEmpty = calls?.length === 0;
  const failed = list.isError && !calls;
  const isNarrowed = shown !== 'ahead' || status !== undefined;
  // An organization whose deadlines have all passed is not new here.
  const mayHaveOthers = isEmpty && status === undefined && shown !== 'templates';
  const others = useGetCallsInfiniteQuery({}, { skip: !mayHaveOthers || shown === 'all' });
  const otherCalls = others.currentData?.pages.flatMap((page) => page.calls) ?? [];
  const hasOthers = otherCalls.some(({ id }) => !removed.has(id));
  const isAskingForOthers = mayHaveOthers && others.isFetching && !others.currentData;
  const compared = useComparedCalls();

  return (
    <Page
      title="Calls"
      description="What funders ask for, the next deadline first."
      actions={
        <May do="calls.write">
          <Button kind="primary" icon="plus" to={paths.newCall}>
            New call
          </Button>
        </May>
      }
    >
      <QueuedCalls />
      {(!isEmpty || isNarrowed || hasOthers) && (
        <S.Tools>
          <FilterSelect<ShownCalls> label="Show" value={shown} choices={shownChoices} onChange={show} />
          {shown !== 'templates' && (
            <FilterSelect label="Status" value={status ?? ''} choices={statusChoices} onChange={setStatus} />
          )}
          {calls && calls.length > 0 && shown !== 'templates' && !compared.isChoosing && (
            <Button kind="quiet" icon="layers" onClick={compared.begin}>
              Compare two
            </Button>
          )}
        </S.Tools>
      )}
      {failed && (
        <ErrorState
          title="We couldn't load your calls"
          text="Nothing you wrote is lost. Check your connection and try again."
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {isEmpty && !isAskingForOthers && !(hasQueued && !isNarrowed && !hasOthers) && (
        <NoCalls shown={shown} isFiltered={status !== undefined} hasOthers={hasOthers} onShow={show} />
      )}
      <div ref={rows}>
        {((!calls && !failed) || isAskingForOthers) && <Bones />}
        {calls && !isEmpty && <Calls calls={calls} compared={compared} />}
      </div>
      {compared.isChoosing && <CompareBar compared={compared} />}
      {calls && list.hasNextPage && (
        <ShowMore
          noun="calls"
          shown={calls.length}
          hasMore
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onShowMore={() => void list.fetchNextPage()}
          onShown={announce}
        />
      )}
    </Page>
  );
}

/** What waits on this device is shown as if it had been sent. */
function Calls({ calls, compared }: { calls: readonly CallListItem[]; compared: ComparedCalls }) {
  const edits = newestCallEdits(useOutbox());
  return (
    <S.List aria-label="Calls">
      {calls.map((call) => {
        const edit = edits.get(call.id);
        return (
          <li key={call.id}>
            <CallRow
              call={listItemWith(call, edit)}
              to={paths.call(call.id)}
              entryState={edit && entryStateOf(edit)}
              choice={compared.isChoosing ? compared.choiceOf(call) : undefined}
            />
          </li>
        );
      })}
    </S.List>
  );
}

/** The list before it has loaded, in its own shape. */
const Bones = () => (
  <Loading label="Loading calls">
    <S.Frame>
      {[60, 44, 52, 38].map((width) => (
        <S.BoneRow key={width}>
          <div>
            <Skeleton width="80%" height={18} />
            <Skeleton width="60%" height={12} />
          </div>
          <div>
            <Skeleton width={`${width}%`} height={18} />
            <Skeleton width="36%" height={12} />
          </div>
          <Skeleton height={22} />
        </S.BoneRow>
      ))}
    </S.Frame>
  </Loading>
);
