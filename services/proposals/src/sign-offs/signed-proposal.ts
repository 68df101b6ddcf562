import { type SignedPlace, signedText } from '@harambee/domain';
import { retryOnConflict } from '@harambee/service-kit';
import { answeringOf, applicationIn } from '../applications/application.service.ts';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { busy, recordOf } from '../proposals/proposals.service.ts';

/** A proposal as it is now: what people agree with, and the record that it was read with. */
export interface SignedProposalRecord {
  record: ProposalRecord;
  places: SignedPlace[];
}

async function newestText(record: ProposalRecord): Promise<Pick<ProposalTextRecord, 'sections' | 'cards'>> {
  const { tenantId, _id: proposalId, version } = record;
  if (version === 0) return { sections: [] };
  const text = await ProposalTextModel.findOne(
    { tenantId, proposalId, version },
    { sections: 1, cards: 1 },
  ).lean<Pick<ProposalTextRecord, 'sections' | 'cards'>>();
  return text ?? { sections: [] };
}

/** Undefined if the form was replaced meanwhile. */
export async function placesOf(record: ProposalRecord): Promise<SignedPlace[] | undefined> {
  const [answering, text, edits] = await Promise.all([
    answeringOf(record),
    newestText(record),
    editsOf(record),
  ]);
  if (!answering) return undefined;
  const { version } = record;
  // The same cards that the page gets with the proposal.
  const facts = text.cards ? await factsWithEdits(record, { version, cards: text.cards }, edits) : [];
  return signedText({
    fields: answering.source.today.proposal,
    sections: text.sections,
    edits,
    facts,
    application: applicationIn(answering),
  });
}

/** The marks of everything that a canonical form is made of; the profile and the call have none. */
const marksOf = ({ revision, textSeq, answerSeq, version, status }: ProposalRecord): string =>
  JSON.stringify([revision, textSeq, answerSeq, version, status]);

/** Reads a proposal and its words together: an edit in between makes it start again. */
export const readSigned = (tenantId: string, id: string): Promise<SignedProposalRecord> =>
  retryOnConflict(busy, async () => {
    const record = await recordOf(tenantId, id);
    const places = await placesOf(record);
    if (!places) return undefined;
    const now = await ProposalModel.findOne(
      { _id: id, tenantId },
      { revision: 1, textSeq: 1, answerSeq: 1, version: 1, status: 1 },
    ).lean<ProposalRecord>();
    return now && marksOf(now) === marksOf(record) ? { record, places } : undefined;
  });
