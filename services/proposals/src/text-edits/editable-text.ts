import {
  isEditable,
  type KnownFacts,
  knownFacts,
  proposalStatuses,
  stillWritingMessage,
} from '@harambee/domain';
import { type Actor, Conflict, event } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { editableStatuses, ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';

type Text = Pick<ProposalTextRecord, 'sections' | 'cards' | 'lastParagraphs'>;

/** The newest text of a proposal that may be edited, and the numbers of its next history steps. */
export interface EditableText {
  record: ProposalRecord;
  text: Text;
  facts: KnownFacts;
  /** The next number in the history. */
  nextSeq(): number;
}

export const newestText = async ({ tenantId, _id, version }: ProposalRecord): Promise<Text | null> =>
  ProposalTextModel.findOne(
    { tenantId, proposalId: _id, version },
    { sections: 1, cards: 1, lastParagraphs: 1 },
  ).lean<Text>();

/** Why the newest text of a proposal may not be changed now, in words for people; undefined when it may. */
export function whyNotChanged({ status, version }: ProposalRecord): string | undefined {
  if (status === 'generating') return stillWritingMessage;
  if (!isEditable(status))
    return `The text of a proposal in status "${proposalStatuses[status].label}" cannot be changed. It stays as it was sent.`;
  return version === 0 ? 'There is no text to change yet. Generate it first.' : undefined;
}

/** Reserves numbers for this many steps. Throws with a reason if the status does not allow changes. */
export async function editableText(actor: Actor, id: string, steps: number): Promise<EditableText> {
  const { tenantId } = actor;
  const record = await ProposalModel.findOneAndUpdate(
    {
      _id: id,
      tenantId,
      status: mongoose.trusted({ $in: editableStatuses }),
      version: mongoose.trusted({ $gte: 1 }),
    },
    { $inc: { textSeq: steps } },
    { returnDocument: 'after' },
  ).lean<ProposalRecord>();
  if (!record) {
    const now = await findProposal(actor, id);
    throw new Conflict(whyNotChanged(now) ?? 'This proposal is being changed right now, please try again');
  }
  const text = await newestText(record);
  if (!text) throw new Conflict('There is no text to change yet. Generate it first.');
  let seq = (record.textSeq ?? steps) - steps;
  return { record, text, facts: knownFacts(text.sections, text.cards ?? []), nextSeq: () => ++seq };
}

/**
 * Notifies open pages and outdates the files. Called after the changes are written, so that pages read the new text.
 * A sender that gets no answer sends the changes again and ends up here.
 */
export async function tellTextChanged({ tenantId, _id }: ProposalRecord): Promise<void> {
  await ProposalModel.updateOne(
    { _id, tenantId },
    {
      $inc: { textSeq: 1 },
      $set: { updatedAt: new Date() },
      $push: { outbox: event('proposal.text_changed', tenantId, { proposalId: _id }) },
    },
  );
}
