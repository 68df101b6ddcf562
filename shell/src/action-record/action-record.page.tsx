import { type ActionTopic, actionTopicNames, actionTopics, paths } from '@harambee/domain';
import type { ActionsFileQuery } from '@harambee/domain/schemas';
import { downloadFile, errorMessage, logFailure, useToast, useUser } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState, Page, styled } from '@harambee/ui';
import { FilterSelect, Loading, ShowMore, SkeletonRows } from '@harambee/ui/app';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { byDay } from '../lib/by-day.ts';
import { actionsUrl, useGetActionPeopleQuery, useGetActionsInfiniteQuery } from './action-record.api.ts';
import { ActionRow } from './action-row.tsx';

const Filters = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 16px;`;
const Days = styled.div`display: grid; gap: 24px;`;

const everybody = '';
const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

const isTopic = (name: string | null): name is ActionTopic =>
  actionTopicNames.some((topic) => topic === name);

/** The filter in the address, so that a link shows the same entries. */
function useFilter() {
  const [query, setQuery] = useSearchParams();
  const person = query.get('person') ?? everybody;
  const topic = query.get('topic');
  const filter: ActionsFileQuery = { ...(person && { person }), ...(isTopic(topic) && { topic }) };
  const set = (change: Partial<Record<'person' | 'topic', string>>) => {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  return { filter, set };
}

/** /team/record: who did what in the organization, newest first (ACTIONS-05). */
export function ActionRecordPage() {
  const { tenantName } = useUser();
  const { filter, set } = useFilter();
  const { data: people = [] } = useGetActionPeopleQuery(undefined, fresh);
  const isKnown = people.some(({ id }) => id === filter.person);
  return (
    <Page
      title="Record of actions"
      description={`Who did what in ${tenantName}: sign-ins, people and roles, links for guests, downloads. Each entry is kept for a year, and nobody can change it.`}
      back={{ to: paths.team, label: 'Team' }}
      actions={<Download filter={filter} />}
    >
      <Filters>
        <FilterSelect
          label="Person"
          value={filter.person ?? everybody}
          choices={[
            { value: everybody, label: 'Everybody' },
            ...people.map(({ id: value, name: label }) => ({ value, label })),
            // Of an older link, or while the names load.
            ...(filter.person && !isKnown ? [{ value: filter.person, label: 'Somebody' }] : []),
          ]}
          onChange={(person) => set({ person })}
        />
        <FilterSelect
          label="Kind"
          value={filter.topic ?? ''}
          choices={[
            { value: '', label: 'Everything' },
            ...actionTopicNames.map((value) => ({ value, label: actionTopics[value] })),
          ]}
          onChange={(topic) => set({ topic })}
        />
      </Filters>
      <Entries filter={filter} onShowAll={() => set({ person: '', topic: '' })} />
    </Page>
  );
}

/** Saves what the filter leaves; the download is an entry itself. */
function Download({ filter }: { filter: ActionsFileQuery }) {
  const [isBusy, setBusy] = useState(false);
  const { showToast } = useToast();
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(actionsUrl(filter, '/file'), 'record-of-actions.csv');
    } catch (error) {
      logFailure('Downloading the record of actions failed', error);
      showToast(errorMessage(error, 'The file could not be downloaded. Please try again.'), 'error');
    }
    setBusy(false);
  };
  return (
    <Button icon="download" busy={isBusy} onClick={() => void download()}>
      Download as CSV
    </Button>
  );
}

function Entries({ filter, onShowAll }: { filter: ActionsFileQuery; onShowAll(): void }) {
  const query = useGetActionsInfiniteQuery(filter, fresh);
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage } = query;
  const actions = currentData?.pages.flatMap((page) => page.actions);

  if (!actions && isError) {
    return (
      <ErrorState
        title="The record could not be loaded"
        text="It is safe. Please try again in a moment."
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!actions) {
    return (
      <Loading label="Loading the record of actions">
        <SkeletonRows rows={6} />
      </Loading>
    );
  }
  if (actions.length === 0) {
    const isFiltered = Object.keys(filter).length > 0;
    const what = filter.topic ? 'Nothing of this kind' : 'Nothing';
    return isFiltered ? (
      <EmptyState
        picture="boat"
        title="No entry fits"
        text={`${what} was done${filter.person ? ' by or to this person' : ''} within the year.`}
        action={<Button onClick={onShowAll}>Show everything</Button>}
      />
    ) : (
      <EmptyState
        picture="calm"
        title="Nothing is recorded yet"
        text="The next sign-in, invitation or download appears here."
      />
    );
  }
  return (
    <>
      <Days>
        {byDay(actions, ({ at }) => at).map(({ key, label, rows }) => (
          // An entry that had to wait stands after later ones, perhaps of another day.
          <Card key={`${key} ${rows[0]?.seq}`} title={label} padding="none">
            <ul>
              {rows.map((action) => (
                <ActionRow key={action.seq} action={action} />
              ))}
            </ul>
          </Card>
        ))}
      </Days>
      <ShowMore
        noun="entries"
        shown={actions.length}
        hasMore={hasNextPage}
        isBusy={isFetchingNextPage}
        hasFailed={isError}
        onShowMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
