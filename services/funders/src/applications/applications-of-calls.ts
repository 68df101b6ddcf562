import type { CallApplication } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { type KnownApplication, KnownApplicationModel } from './known-application.model.ts';

/** More than anybody writes for one call; the rest is on the page of proposals. */
const mostOfCall = 10;
/** Of all calls of a page, so that no organization makes the list slow. */
const mostOfPage = 2_000;

const toApplication = ({ _id: proposalId, title, status, ...counts }: KnownApplication): CallApplication => ({
  proposalId,
  title,
  status,
  questions: counts.questions,
  required: counts.required,
  answered: counts.answered,
  overLimit: counts.overLimit,
  ticked: counts.ticked,
});

/** The applications to each of these calls, in one query (CALL-08). */
export async function applicationsOf(
  tenantId: string,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, CallApplication[]>> {
  const of = new Map<string, CallApplication[]>();
  if (callIds.length === 0) return of;
  const found = await KnownApplicationModel.find({
    tenantId,
    callId: trusted({ $in: [...callIds] }),
    isRemoved: false,
  })
    .sort({ callId: 1, _id: 1 })
    .limit(mostOfPage)
    .lean<KnownApplication[]>();
  for (const application of found) {
    const known = of.get(application.callId) ?? [];
    if (known.length < mostOfCall) of.set(application.callId, [...known, toApplication(application)]);
  }
  return of;
}
