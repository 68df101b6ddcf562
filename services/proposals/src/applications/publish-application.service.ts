import { createHash } from 'node:crypto';
import { type ApplicationSnapshot, applicationState, type DomainEvent } from '@harambee/domain';
import { createOnce, event, retryOnConflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import { applicationOf } from './application.service.ts';
import { PublishedApplicationModel, type PublishedApplicationRecord } from './published-application.model.ts';

type Snapshot = Omit<ApplicationSnapshot, 'revision' | 'userId'>;

/** As many as an event carries. */
const mostOpen = 50;
const longestQuestion = 300;

/** Undefined while the call has not arrived: nobody knows what it asks. */
async function snapshotOf(record: ProposalRecord & { callId: string }): Promise<Snapshot | undefined> {
  const application = await retryOnConflict(busy, () => applicationOf(record));
  if (application.callState === 'unknown') return undefined;
  const { questions, required, answered, overLimit, ticked, openQuestions } = applicationState(application);
  return {
    proposalId: record._id,
    callId: record.callId,
    ...{ title: record.title, status: record.status },
    ...{ questions, required, answered, overLimit, ticked },
    openQuestions: openQuestions
      .slice(0, mostOpen)
      .map(({ questionId, text }) => ({ questionId, text: text.slice(0, longestQuestion) })),
  };
}

const markOf = (snapshot: Snapshot): string =>
  createHash('sha256').update(JSON.stringify(snapshot)).digest('base64url').slice(0, 22);

interface Cause {
  tenantId: string;
  proposalId: string;
  userId: string;
}

/**
 * Publishes what has changed about an application since other services were told last (`application.changed`,
 * `application.removed`). Runs outside requests, any number of times: what is told already is not told again.
 */
export async function publishApplication(cause: Cause): Promise<void> {
  await retryOnConflict(busy, () => attempt(cause));
}

async function attempt({ tenantId, proposalId, userId }: Cause): Promise<true | undefined> {
  const [record, before] = await Promise.all([
    ProposalModel.findOne({ _id: proposalId, tenantId }).lean<ProposalRecord>(),
    PublishedApplicationModel.findOne({ _id: proposalId, tenantId }).lean<PublishedApplicationRecord>(),
  ]);
  if (!record) return true;
  const { callId } = record;
  const snapshot = callId === undefined ? undefined : await snapshotOf({ ...record, callId });
  const mark = snapshot && markOf(snapshot);
  const isGone = before?.callId !== undefined && before.callId !== callId;
  const isNew = snapshot !== undefined && mark !== before?.mark;
  let revision = before?.revision ?? 0;
  const outbox: DomainEvent[] = [];
  if (isGone && before.callId !== undefined) {
    revision += 1;
    const gone = { proposalId, callId: before.callId, revision, userId };
    outbox.push(event('application.removed', tenantId, gone));
  }
  if (snapshot && isNew) {
    revision += 1;
    outbox.push(event('application.changed', tenantId, { ...snapshot, revision, userId }));
  }
  if (outbox.length === 0) return true;
  const next = { revision, ...(snapshot && { callId: snapshot.callId, mark }) };
  if (!before)
    return (
      (await createOnce(PublishedApplicationModel, { _id: proposalId, tenantId, ...next, outbox })).created ||
      undefined
    );
  const { matchedCount } = await PublishedApplicationModel.updateOne(
    { _id: proposalId, tenantId, revision: before.revision },
    {
      $set: next,
      ...(!snapshot && { $unset: { callId: 1, mark: 1 } }),
      $push: { outbox: { $each: outbox } },
    },
  );
  return matchedCount > 0 || undefined;
}

/** Which of these proposals are made for a call, or were when other services were told last. */
export async function applicationsAmong(tenantId: string, ids: readonly string[]): Promise<string[]> {
  const made = { tenantId, _id: trusted({ $in: [...ids] }), callId: trusted({ $gt: '' }) };
  const [present, told] = await Promise.all([
    ProposalModel.find(made, { _id: 1 }).lean<{ _id: string }[]>(),
    PublishedApplicationModel.find(made, { _id: 1 }).lean<{ _id: string }[]>(),
  ]);
  return [...new Set([...present, ...told].map(({ _id }) => _id))];
}

/** The same for every proposal that is made for a call. */
export async function publishApplicationsOf({
  callId,
  ...cause
}: Omit<Cause, 'proposalId'> & { callId: string }): Promise<void> {
  const { tenantId } = cause;
  const made = ProposalModel.find({ tenantId, callId }, { _id: 1 }).lean<{ _id: string }[]>().cursor();
  for await (const { _id: proposalId } of made) await publishApplication({ ...cause, proposalId });
}
