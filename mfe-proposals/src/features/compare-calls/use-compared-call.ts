import type { Call, Profile } from '@harambee/domain/schemas';
import { statusOf } from '@harambee/platform';
import { useGetCallQuery } from '../../api/calls.api.ts';
import { callWith, useCallEditEntry } from '../../call-entries.ts';
import { contentOf } from '../../call-form/call-values.ts';
import { type HeldCall, heldCall, useCallChecks } from '../../eligibility/use-eligibility.ts';
import { useOwnRequest } from '../../eligibility/use-own-request.ts';

/** One of the two calls as it will be, with the changes that wait on this device, held against the profile. */
export function useComparedCall(id: string, profile: Profile | null | undefined) {
  const query = useGetCallQuery(id);
  const edit = useCallEditEntry(id);
  const call = query.currentData && callWith(query.currentData, edit);
  const checks = useCallChecks(id, call?.checks);
  // Once for each answer: a call has at most sixty conditions.
  const own = useOwnRequest(id);
  const request = own?.money;
  const held = call && heldCall(contentOf(call), { profile, checks, ...(request && { request }) });
  return {
    compared: call && held && { call, held },
    isGone: query.isError && statusOf(query.error) === 404,
    hasFailed: query.isError,
    isBusy: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** A call with what it says about the organization. */
export interface ComparedCall {
  call: Call;
  held: HeldCall;
}
