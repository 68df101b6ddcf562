import {
  authorName,
  onPaper,
  readerFormats,
  type TimelineGroup,
  timelineFileName,
  timelineGroupNames,
  timelineGroups,
} from '@harambee/domain';
import type { Author, Proposal, TimelineEntry, TimelineFormat } from '@harambee/domain/schemas';
import { announce, downloadFile, errorMessage, logFailure, showToast } from '@harambee/platform';
import { Button, ErrorState } from '@harambee/ui';
import { FilterSelect, Menu, ShowMore, SkeletonRows } from '@harambee/ui/app';
import { useState } from 'react';
import { timelineFileAddress, useGetTimelineInfiniteQuery } from '../../../api/timeline.api.ts';
import { Narrow, Tools } from './timeline.styles.ts';
import { TimelineList } from './timeline-list.tsx';
import { useTimelineFilter } from './use-timeline-filter.ts';

const subjects: { value: TimelineGroup | ''; label: string }[] = [
  { value: '', label: 'Everything' },
  ...timelineGroupNames.map((value) => ({ value, label: timelineGroups[value] })),
];

/** Everything that happened with the proposal, as one list (TIMELINE-01). */
export function TimelineTab({ proposal }: { proposal: Proposal }) {
  const { id, grantId } = proposal;
  const { group, by, setGroup, setBy } = useTimelineFilter();
  const filter = { id, group, by };
  const list = useGetTimelineInfiniteQuery(filter);
  const entries = list.currentData?.pages.flatMap((page) => page.entries) ?? [];
  const people = usePeopleSeen(entries);
  const isNarrowed = group !== undefined || by !== undefined;
  const save = async (format: TimelineFormat) => {
    try {
      const address = onPaper(timelineFileAddress(filter, format), readerFormats().paper);
      await downloadFile(address, timelineFileName(grantId, format));
    } catch (error) {
      logFailure('Failed to download the timeline', error);
      showToast(errorMessage(error, 'The file could not be downloaded. Please try again.'), 'error');
    }
  };
  return (
    <Narrow>
      <Tools>
        <FilterSelect label="Show" value={group ?? ''} choices={subjects} onChange={setGroup} />
        <FilterSelect
          label="Of"
          value={by ?? ''}
          choices={[
            { value: '', label: 'Everybody' },
            ...people.map((one) => ({ value: one.id, label: authorName(one) })),
          ]}
          onChange={setBy}
        />
        <Menu
          label="Export"
          icon="download"
          items={[
            { label: 'As PDF', icon: 'file', onSelect: () => void save('pdf') },
            { label: 'As CSV', icon: 'download', onSelect: () => void save('csv') },
          ]}
        />
      </Tools>
      {list.isError && entries.length === 0 && (
        <ErrorState
          title="We couldn’t load the history"
          text="It is shown again once there is a connection. Nothing is lost."
          onRetry={() => void list.refetch()}
        />
      )}
      {!list.currentData && !list.isError && <SkeletonRows rows={8} />}
      {list.currentData && entries.length === 0 && (
        <p>
          {isNarrowed ? 'Nothing of this kind has happened. ' : 'Nothing has happened yet.'}
          {isNarrowed && (
            <Button
              small
              kind="quiet"
              onClick={() => {
                setGroup('');
                setBy('');
              }}
            >
              Show everything
            </Button>
          )}
        </p>
      )}
      <TimelineList entries={entries} />
      {entries.length > 0 && (
        <ShowMore
          noun="entries"
          shown={entries.length}
          hasMore={list.hasNextPage}
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onShowMore={() => void list.fetchNextPage()}
          onShown={announce}
        />
      )}
    </Narrow>
  );
}

/** Everybody who did something, as far as the page knows: a filter must not take the others out of its own choice. */
function usePeopleSeen(entries: readonly TimelineEntry[]): Author[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, Author>>(new Map());
  const more = entries.flatMap(({ by }) => (by && !seen.has(by.id) ? [by] : []));
  if (more.length > 0) setSeen(new Map([...seen, ...more.map((one) => [one.id, one] as const)]));
  return [...seen.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
