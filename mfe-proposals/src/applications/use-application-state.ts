import { type ApplicationState, applicationState } from '@harambee/domain';
import type { Application, Proposal } from '@harambee/domain/schemas';
import { useMemo } from 'react';
import { useGetApplicationQuery } from '../api/applications.api.ts';

/** What an application lacks; undefined while it is not known, and for a proposal that is made for no call. */
export function useApplicationState({
  id,
  callId,
}: Pick<Proposal, 'id' | 'callId'>): ApplicationState | undefined {
  const { data } = useGetApplicationQuery(id, { skip: callId === undefined });
  return useStateOf(data);
}

/** The same of an application that is at hand. */
export function useStateOf(application: Application | undefined): ApplicationState | undefined {
  return useMemo(() => application && applicationState(application), [application]);
}
