import { type ApplicationState, applicationState } from '@harambee/domain';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { useGetChecklistQuery } from '../../api/documents.api.ts';
import { heldCall, useCallChecks, useOwnProfile } from '../../eligibility/use-eligibility.ts';
import { moneyOf } from '../../eligibility/use-own-request.ts';
import { useAnswers } from '../answers-context.ts';

/** What the application lacks, with the call's rules and documents held against what is there (CALL-43). */
export function useHeldState(): ApplicationState {
  const { application, proposal } = useAnswers();
  const { call, callId } = application;
  const { profile } = useOwnProfile();
  const { data } = useGetCallQuery(callId ?? skipToken);
  const checks = useCallChecks(callId, data?.checks);
  const money = useMemo(() => moneyOf(proposal.draftContent), [proposal.draftContent]);
  // While nobody knows what the profile says, no rule is held against it.
  const eligibility = useMemo(
    () => (profile ? heldCall(call, { profile, checks, request: money }).checks : []),
    [profile, call, checks, money],
  );
  const { data: documents } = useGetChecklistQuery(callId ?? skipToken);
  return useMemo(
    () => applicationState({ ...application, eligibility, ...(documents && { documents }) }),
    [application, eligibility, documents],
  );
}
