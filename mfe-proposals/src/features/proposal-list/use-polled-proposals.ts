import type { ProposalStatus } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { announce, baseApi } from '@harambee/platform';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ProposalFilters, useGetProposalsInfiniteQuery } from '../../api/proposals.api.ts';
import { isUnderway } from '../../proposal-progress.ts';

const oneSecond = 1_000;

/**
 * The cards of the list; asked for again every second, but only while one of them is being written. All pages are asked
 * for at once, so a list of many waits as many seconds: it costs one call a second at any length.
 */
export function usePolledProposals(filters: ProposalFilters) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const list = useGetProposalsInfiniteQuery(filters, { pollingInterval, skipPollingIfUnfocused: true });
  const proposals = list.currentData?.pages.flatMap((page) => page.proposals);
  const underway = proposals?.some(isUnderway) ?? false;

  const pages = list.currentData?.pages.length ?? 0;
  useEffect(() => setPollingInterval(underway ? oneSecond * pages : 0), [underway, pages]);
  useFinishedToast(proposals);

  return { ...list, proposals };
}

/** A finished text changes the figures above the list, and people who do not see it hear of it. */
function useFinishedToast(proposals: ProposalListItem[] | undefined) {
  const dispatch = useDispatch();
  const before = useRef(new Map<string, ProposalStatus>());
  useEffect(() => {
    if (!proposals) return;
    const finished = proposals.filter(
      ({ id, status }) => before.current.get(id) === 'generating' && status !== 'generating',
    );
    before.current = new Map(proposals.map(({ id, status }) => [id, status]));
    for (const { title, status } of finished) {
      announce(status === 'completed' ? `${title} is complete` : `${title} could not be written`);
    }
    if (finished.length > 0) dispatch(baseApi.util.invalidateTags(['ProposalStats']));
  }, [proposals, dispatch]);
}
