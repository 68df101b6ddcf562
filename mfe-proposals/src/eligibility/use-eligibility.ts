import { type CallOfRules, checkEligibility } from '@harambee/calls';
import { dayOf, type EligibilityVerdict, overallVerdict, type RequestedMoney } from '@harambee/domain';
import type { CallCheck, CallContent, EligibilityCheck, Profile } from '@harambee/domain/schemas';
import { ownProfileApi, readTenantId, useOutbox, useUser } from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { isCallCheckEntry } from '../call-check-outbox.ts';

/** A call held against the own profile, on this device (CALL-38). */
export interface HeldCall {
  checks: EligibilityCheck[];
  /** Undefined without a statement. */
  verdict: EligibilityVerdict | undefined;
}

/** What the organization says of itself: `undefined` while it loads or could not be loaded, null without a profile. */
export function useOwnProfile(): { profile: Profile | null | undefined; isLoading: boolean } {
  const tenantId = useUser().tenantId || readTenantId();
  const { currentData, isFetching } = ownProfileApi.endpoints.getOwnProfile.useQuery(tenantId ?? skipToken);
  return { profile: currentData, isLoading: currentData === undefined && isFetching };
}

/** Checks by hand as they will be: what waits on this device is shown as if it had been sent. */
export function useCallChecks(callId: string | undefined, saved: readonly CallCheck[] = []): CallCheck[] {
  const { id, firstName, lastName } = useUser();
  const entries = useOutbox();
  return useMemo(() => {
    const checks = new Map(saved.map((check) => [check.rowId, check]));
    for (const { data, timestamp } of entries.filter(isCallCheckEntry)) {
      if (data.callId !== callId) continue;
      const { rowId, verdict, statement } = data;
      const by = { id, name: `${firstName} ${lastName}`.trim() };
      if (verdict === null) checks.delete(rowId);
      else checks.set(rowId, { rowId, verdict, statement, by, at: timestamp });
    }
    return [...checks.values()];
  }, [saved, entries, callId, id, firstName, lastName]);
}

interface HeldAgainst {
  profile: Profile | null | undefined;
  checks?: readonly CallCheck[];
  request?: RequestedMoney;
}

/** A call held against a profile by the same rules as in the service. */
export function heldCall(call: CallOfRules, { profile, checks, request }: HeldAgainst): HeldCall {
  const found = checkEligibility({ ...call, ...(checks && { checks }) }, profile ?? undefined, {
    today: dayOf(new Date()),
    request,
  });
  return { checks: found, verdict: overallVerdict(found) };
}

/** The same while somebody types: the answer follows as soon as there is time. */
export function useEligibility(content: CallContent, { profile, checks, request }: HeldAgainst): HeldCall {
  const { eligibility, leastAmount, mostAmount, currency, deadlineDay, publicationDay } = content;
  const held = useDeferredValue(
    JSON.stringify({ eligibility, leastAmount, mostAmount, currency, deadlineDay, publicationDay }),
  );
  return useMemo(
    () =>
      heldCall(JSON.parse(held) as CallOfRules, {
        profile,
        ...(checks && { checks }),
        ...(request && { request }),
      }),
    [held, profile, checks, request],
  );
}
