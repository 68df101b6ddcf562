import type { Application, Proposal } from '@harambee/domain/schemas';
import { logFailure, statusOf, useOutbox } from '@harambee/platform';
import { useEffect, useMemo } from 'react';
import { useGetApplicationQuery } from '../../api/applications.api.ts';
import { type AnswerEntry, isAnswerEntry, targetsOf } from '../../applications/application-outbox.ts';
import { applicationWith } from './application-with.ts';
import { startBlocks } from './start-blocks.ts';

export type LoadedApplication =
  | { state: 'loading' }
  | { state: 'failed'; isRetrying: boolean; retry: () => void }
  | {
      state: 'shown';
      /** With what waits to be sent. */
      application: Application;
      /** What the server does not have, or has refused. */
      entries: readonly AnswerEntry[];
    };

/** The questions of the call with their answers, as they will be once everything is sent. */
export function useApplication(proposal: Proposal): LoadedApplication {
  const { id } = proposal;
  const query = useGetApplicationQuery(id, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching } = query;
  const outbox = useOutbox();
  const entries = useMemo(
    () => outbox.filter(isAnswerEntry).filter((entry) => targetsOf(entry.data.id).proposalId === id),
    [outbox, id],
  );
  useEffect(() => {
    if (error) logFailure(`Failed to fetch answers: ${statusOf(error) ?? 'no answer'}`, error);
  }, [error]);
  const application = useMemo(
    () => data && applicationWith(data, entries, (start) => startBlocks(start, proposal)),
    [data, entries, proposal],
  );
  if (application) return { state: 'shown', application, entries };
  if (error) return { state: 'failed', isRetrying: isFetching, retry: () => void query.refetch() };
  return { state: 'loading' };
}
