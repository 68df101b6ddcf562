import type { CallStatus, ProposalStatus } from '@harambee/domain';
import { daysUntil } from '@harambee/domain';
import { trusted } from 'mongoose';
import { type KnownApplication, KnownApplicationModel } from './known-application.model.ts';
import { type KnownCall, KnownCallModel } from './known-call.model.ts';

/** A call that may still be answered, with the applications that are not sent yet. */
export interface OpenCall extends KnownCall {
  /** Calendar days until its deadline in the funder's zone; undefined without one, negative once it has passed. */
  daysLeft?: number;
  applications: KnownApplication[];
}

/** Somebody still means to answer it. */
const openStatuses: readonly CallStatus[] = ['considering', 'preparing'];
const unsent: readonly ProposalStatus[] = ['draft', 'generating', 'completed', 'failed', 'rejected'];

const mostCalls = 300;

/** The calls that are neither answered nor turned down, by deadline, those without one last (CALL-44). */
export const openCalls = (tenantId: string, now: number): Promise<OpenCall[]> =>
  callsOf(tenantId, now, openStatuses);

/** The calls with one of these statuses, by deadline, those without one last. */
export async function callsOf(
  tenantId: string,
  now: number,
  statuses: readonly CallStatus[],
): Promise<OpenCall[]> {
  const [calls, applications] = await Promise.all([
    KnownCallModel.find({
      tenantId,
      isDeleted: false,
      isTemplate: false,
      status: trusted({ $in: [...statuses] }),
    })
      .sort({ deadlineAt: 1, _id: 1 })
      .limit(mostCalls)
      .lean(),
    openApplications(tenantId),
  ]);
  const withDays = calls.map((call) => {
    const daysLeft = daysLeftOf(call, now);
    return {
      ...call,
      ...(daysLeft !== undefined && { daysLeft }),
      applications: applications.filter(({ callId }) => callId === call._id),
    };
  });
  return [
    ...withDays.filter(({ deadlineAt }) => deadlineAt),
    ...withDays.filter(({ deadlineAt }) => !deadlineAt),
  ];
}

function daysLeftOf({ deadlineAt, deadlineDay }: KnownCall, now: number): number | undefined {
  if (!deadlineAt) return undefined;
  const days = daysUntil(deadlineDay, now);
  if (days === undefined) return undefined;
  return deadlineAt.getTime() < now ? Math.min(days, -1) : Math.max(days, 0);
}

/** The applications that are not sent yet, those with the most open questions first. */
export async function openApplications(tenantId: string): Promise<KnownApplication[]> {
  const found = await KnownApplicationModel.find({
    tenantId,
    isRemoved: false,
    status: trusted({ $in: [...unsent] }),
  })
    .limit(mostCalls)
    .lean<KnownApplication[]>();
  const open = ({ required, answered }: KnownApplication) => required - answered;
  return found.sort((one, other) => open(other) - open(one) || one._id.localeCompare(other._id));
}
