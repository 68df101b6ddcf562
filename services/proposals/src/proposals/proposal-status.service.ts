import {
  canMove,
  type DomainEvent,
  nextStatusesByHand,
  type ProposalSectionKey,
  refusedMove,
  submitReview,
} from '@harambee/domain';
import type { ChangeStatusBody, Proposal, StatusChange, WithoutSignOff } from '@harambee/domain/schemas';
import { type Actor, Conflict, retryOnConflict } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { newJob, signalModelStopped, signalNewJob } from './drafting-queue.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { ProposalFormModel } from './proposal-form.model.ts';
import { busy, findProposal, getProposal } from './proposals.service.ts';
import { type StatusParts, statusChange } from './status-change.ts';

/** What happens with the answers of a proposal that is sent; `applications/` knows them. */
export interface Sending {
  /** Keeps a copy of what is sent; its id. */
  keepCopy(record: ProposalRecord): Promise<string>;
  /** Somebody else was faster: it was not sent. */
  dropCopy(record: ProposalRecord, sentId: string): Promise<void>;
  /** Refuses if somebody who must agree has not, unless there is a reason; what the submission then says of it. */
  signedOff(userId: string, record: ProposalRecord, without?: WithoutSignOff): Promise<SignedOff>;
}

/** What a submission writes of sign-offs. */
export interface SignedOff {
  set: Partial<ProposalRecord>;
  told: Pick<StatusChange, 'hash' | 'without'>;
  events: DomainEvent[];
}

/** POST /api/proposals/{id}/status: a person changes the status. It cancels a queued text. */
export async function changeStatus(
  actor: Actor,
  id: string,
  { status: to, withoutSignOff }: ChangeStatusBody,
  sending: Sending,
): Promise<Proposal> {
  return retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    const { tenantId, status, revision } = record;
    if (!nextStatusesByHand(status).includes(to)) throw new Conflict(refusedMove(status, to));
    const change = (parts: StatusParts = {}) => statusChange(record, to, actor, { ...parts, unset: ['job'] });
    const read = { _id: id, tenantId, status, revision };
    const isDone =
      to === 'submitted'
        ? await send(record, read, change, sending, { userId: actor.userId, without: withoutSignOff })
        : (await ProposalModel.updateOne(read, change())).matchedCount > 0;
    return isDone ? getProposal(actor, id) : undefined;
  });
}

/** An edit, an answer or a sign-off that is saved in between makes it start again: what is sent has everything. */
async function send(
  record: ProposalRecord,
  read: Pick<ProposalRecord, '_id' | 'tenantId' | 'status' | 'revision'>,
  change: (parts: StatusParts) => ReturnType<typeof statusChange>,
  sending: Sending,
  { userId, without }: { userId: string; without: WithoutSignOff | undefined },
): Promise<boolean> {
  await checkBudget(record);
  const { set, told, events } = await sending.signedOff(userId, record, without);
  const sentId = await sending.keepCopy(record);
  const asRead = {
    textSeq: record.textSeq ?? null,
    answerSeq: record.answerSeq ?? null,
    'signOffs.revision': record.signOffs?.revision ?? null,
  };
  const { matchedCount } = await ProposalModel.updateOne(
    { ...read, ...asRead },
    change({ set: { ...set, sentId }, told, events }),
  );
  if (matchedCount === 0) await sending.dropCopy(record, sentId);
  return matchedCount > 0;
}

/**
 * A proposal whose budget differs from its request cannot be submitted. A save in between raises the revision, so
 * what is submitted is what was checked.
 */
async function checkBudget({ formId, tenantId }: ProposalRecord): Promise<void> {
  const form = await ProposalFormModel.findOne({ _id: formId, tenantId }).lean();
  // The same review that the page shows; only certain contradictions are refused.
  const [problem] = form ? submitReview({ fields: form.fields }).problems : [];
  if (problem) throw new Conflict(`This proposal cannot be submitted yet. ${problem.message}.`);
}

/** POST /api/proposals/{id}/generate: queues a text, or new versions of some sections. Two requests give one text. */
export async function requestGeneration(
  actor: Actor,
  id: string,
  sections?: ProposalSectionKey[],
  isPersonalDataConfirmed = false,
): Promise<Proposal> {
  const { tenantId } = actor;
  return retryOnConflict(busy, async () => {
    const { status, job, version } = await findProposal(actor, id);
    const requested = version > 0 ? sections : undefined;
    if (!canMove(status, 'generating')) throw new Conflict(refusedMove(status, 'generating'));
    if (job) return getProposal(actor, id);
    const { matchedCount } = await ProposalModel.updateOne(
      { _id: id, tenantId, status, job: null },
      { $set: { job: await newJob(actor, { sections: requested, isPersonalDataConfirmed }) } },
    );
    if (matchedCount === 0) return undefined;
    signalNewJob();
    return getProposal(actor, id);
  });
}

/**
 * Ends what a language model does for the text that is being written: the engine writes the rest at once (DRAFT-38).
 * Without a text in progress nothing changes.
 */
export async function stopModel(actor: Actor, id: string): Promise<Proposal> {
  const { tenantId } = actor;
  const stopped = await ProposalModel.findOneAndUpdate(
    { _id: id, tenantId, 'job.id': mongoose.trusted({ $exists: true }) },
    { $set: { 'job.isModelStopped': true } },
    { projection: { job: 1 } },
  ).lean<Pick<ProposalRecord, 'job'>>();
  if (stopped?.job) signalModelStopped(stopped.job.id);
  return getProposal(actor, id);
}
