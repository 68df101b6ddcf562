import { duplicatedForm, formerNames } from '@harambee/domain';
import type { DuplicateBody, DuplicateOf, Proposal, ProposalFields } from '@harambee/domain/schemas';
import { type Actor, createOnce, derivedId, event, NotFound } from '@harambee/service-kit';
import { callOf } from '../applications/known-call.model.ts';
import { applicationEdited } from '../applications/reserved-application.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { newRecord } from '../proposals/proposal-fields.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { proposalSnapshot } from '../proposals/proposal-snapshot.ts';
import { findProposal, getProposal } from '../proposals/proposals.service.ts';
import { copyAnswers } from './copied-answers.ts';
import { copyText, type TextFields } from './copied-text.ts';

/**
 * POST /api/proposals/{id}/duplicate: a copy for another funder with form, text and edits (CALL-37). What was the
 * former funder's is left out of the form; the answer names the former proposal until somebody says that all is
 * changed. The original stays as it is.
 *
 * @throws {NotFound} if the proposal or the call is not the organization's
 */
export async function duplicateProposal(
  actor: Actor,
  id: string,
  newId: string,
  { title, callId }: DuplicateBody,
): Promise<Proposal> {
  const { tenantId, userId, name } = actor;
  const from = await findProposal(actor, id);
  const stored = await ProposalFormModel.findOne({ _id: from.formId, tenantId }).lean();
  if (!stored) throw new NotFound();
  const [former, call] = await Promise.all([callOf(from), callOf({ tenantId, ...(callId && { callId }) })]);
  if (call.callState) throw new NotFound();
  const fields = duplicatedForm(stored.fields, title.trim(), callId ? call.call : undefined);
  const formId = derivedId(tenantId, newId, 'form');
  const [text] = await Promise.all([
    copyText(from, newId),
    createOnce(ProposalFormModel, { _id: formId, tenantId, proposalId: newId, fields }),
    copyAnswers(from, { proposalId: newId, call }),
  ]);
  const record: ProposalRecord = {
    _id: newId,
    tenantId,
    formId,
    ...newRecord(fields, userId, name),
    ...(text && withText(text, { userId, name })),
    ...(callId && { callId }),
    duplicateOf: formerOf(from, formerNames(from, from.callId ? former.call : undefined), stored.fields),
  };
  await createOnce(ProposalModel, {
    ...record,
    outbox: [
      event('proposal.created', tenantId, proposalSnapshot(record, userId)),
      ...(callId ? [applicationEdited(actor, newId)] : []),
    ],
  });
  return getProposal(actor, newId);
}

/** A copy of a written text is a written text: it can be edited, exported and sent. */
function withText(text: TextFields, { userId, name }: { userId: string; name: string }) {
  const by = { at: new Date(), userId, userName: name };
  return {
    ...text,
    status: 'completed',
    progress: 100,
    reached: ['completed'],
    history: [
      { to: 'draft', ...by },
      { from: 'draft', to: 'completed', ...by },
    ],
  } satisfies Partial<ProposalRecord>;
}

function formerOf(from: ProposalRecord, names: string[], { startDate }: ProposalFields): DuplicateOf {
  const { _id: proposalId, title, requestedAmount, currency, durationMonths } = from;
  return {
    proposalId,
    title,
    names,
    requestedAmount,
    ...(currency && { currency }),
    startDate,
    durationMonths,
  };
}

/** DELETE /api/proposals/{id}/duplicate-of: all that had to change is changed; the copy is a proposal like any other. */
export async function forgetFormer(actor: Actor, id: string): Promise<Proposal> {
  const { tenantId } = actor;
  await findProposal(actor, id);
  await ProposalModel.updateOne({ _id: id, tenantId }, { $unset: { duplicateOf: 1 } });
  return getProposal(actor, id);
}
