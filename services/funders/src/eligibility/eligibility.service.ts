import { checkedStatementOf, dayOf, overallVerdict, standardCurrency } from '@harambee/domain';
import type { CheckByHand, Eligibility, EligibilityQuery } from '@harambee/domain/schemas';
import { type Actor, event, NotFound, PreconditionFailed, retryOnConflict } from '@harambee/service-kit';
import { ApplicantModel, type ApplicantRecord } from '../applicants/applicant.model.ts';
import { CallModel, type CallRecord } from '../calls/call.model.ts';
import { contentOf, snapshotOf, toCall } from '../calls/call-answers.ts';
import { busy, findCall } from '../calls/calls.service.ts';

const amountOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** The call held against the profile as both are now; nothing of it is stored (CALL-38). */
async function heldAgainstProfile(record: CallRecord, query: EligibilityQuery = {}): Promise<Eligibility> {
  const { tenantId, revision } = record;
  const applicant = await ApplicantModel.findOne({ tenantId }).lean<ApplicantRecord>();
  const { amount, total, currency = standardCurrency } = query;
  const hasRequest = amount !== undefined || total !== undefined;
  // The words of calls in four languages, loaded with the first check.
  const { checkEligibility } = await import('@harambee/calls');
  const checks = checkEligibility(toCall(record), applicant ?? undefined, {
    today: dayOf(new Date()),
    ...(hasRequest && { request: { amount: amountOf(amount), total: amountOf(total), currency } }),
  });
  const verdict = overallVerdict(checks);
  return { ...(verdict && { verdict }), checks, hasProfile: applicant !== null, revision };
}

/** GET /api/calls/{id}/eligibility. */
export const getEligibility = async (
  actor: Actor,
  id: string,
  query: EligibilityQuery,
): Promise<Eligibility> => heldAgainstProfile(await findCall(actor, id), query);

/**
 * PUT /api/calls/{id}/eligibility/{rowId} (CALL-58): what somebody found out, beside what the rule says. With
 * `revision`, only while nobody has changed the call since.
 */
export async function checkByHand(
  actor: Actor,
  { id, rowId }: { id: string; rowId: string },
  { verdict }: CheckByHand,
  revision?: number,
): Promise<Eligibility> {
  const { tenantId, userId, name } = actor;
  return retryOnConflict(busy, async () => {
    const record = await findCall(actor, id);
    if (revision !== undefined && revision !== record.revision)
      throw new PreconditionFailed('This call was changed since you read it', {
        eligibility: await heldAgainstProfile(record),
      });
    const row = record.eligibility.find((one) => one.id === rowId);
    if (!row) throw new NotFound();
    const rows = new Set(record.eligibility.map((one) => one.id));
    const others = (record.checks ?? []).filter((check) => check.rowId !== rowId && rows.has(check.rowId));
    const own = verdict && {
      ...{ rowId, verdict, by: { id: userId, name }, at: new Date() },
      statement: checkedStatementOf(row),
    };
    const checks = own ? [...others, own] : others;
    const next = { _id: id, revision: record.revision + 1, checks };
    const updated = await CallModel.findOneAndUpdate(
      { _id: id, tenantId, revision: record.revision },
      {
        $set: { checks },
        $inc: { revision: 1 },
        $push: { outbox: event('call.updated', tenantId, snapshotOf(next, contentOf(record), userId)) },
      },
      { returnDocument: 'after' },
    ).lean<CallRecord>();
    return updated ? heldAgainstProfile(updated) : undefined;
  });
}
