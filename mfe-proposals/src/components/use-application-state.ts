import { type ApplicationState, applicationState } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetApplicationQuery } from '../api/applications.api.ts';
import { useGetChecklistQuery } from '../api/documents.api.ts';

/** What the answers and documents lack; undefined while they are not known, and for a proposal that is made for no call. */
export function useApplicationState({
  id,
  callId,
}: Pick<Proposal, 'id' | 'callId'>): ApplicationState | undefined {
  const { data } = useGetApplicationQuery(id, { skip: callId === undefined });
  const { data: documents } = useGetChecklistQuery(callId ?? skipToken);
  return useMemo(
    () => data && applicationState({ ...data, ...(documents && { documents }) }),
    [data, documents],
  );
}
