import { type ApplicationState, applicationState } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { useMemo } from 'react';
import { useGetApplicationQuery } from '../api/applications.api.ts';

/** What the answers lack; undefined while they are not known, and for a proposal that is made for no call. */
export function useApplicationState({
  id,
  callId,
}: Pick<Proposal, 'id' | 'callId'>): ApplicationState | undefined {
  const { data } = useGetApplicationQuery(id, { skip: callId === undefined });
  return useMemo(() => data && applicationState(data), [data]);
}
