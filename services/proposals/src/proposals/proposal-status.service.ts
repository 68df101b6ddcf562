import {
  canMove,
  nextStatusesByHand,
  type ProposalSectionKey,
  type ProposalStatus,
  refusedMove,
  submitReview,
} from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { type Actor, Conflict, retryOnConflict } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { newJob, signalModelStopped, signalNewJob } from './drafting-queue.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { ProposalFormModel } from './proposal-form.model.ts';
import { busy, findProposal, getProposal } from './proposals.service.ts';
import { statusChange } from './status-change.ts';

/** POST /api/proposals/{id}/status: a person changes the status. It cancels a queued text. */
export async function changeStatus(actor: Actor, id: string, to: ProposalStatus): Promise<Proposal> {
  return retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    const { tenantId, status, revision } = record;
    if (!nextStatusesByHand(status).includes(to)) throw new Conflict(refusedMove(status, to));
    if (to === 'submitted') await checkBudget(record);
    const { matchedCount } = await ProposalModel.updateOne(
      { _id: id, tenantId, status, revision },
      statusChange(record, to, actor, { unset: ['job'] }),
    );
    return matchedCount > 0 ? getProposal(actor, id) : undefined;
  });
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
