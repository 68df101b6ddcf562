import { hasGeneratedText } from '@harambee/domain';
import type { ParagraphEdit, Proposal, ProposalFields, ProposalListItem } from '@harambee/domain/schemas';
import type { ProposalRecord } from './proposal.model.ts';
import type { ProposalTextRecord } from './proposal-text.model.ts';

/** The fields of a record that a list item needs: `outbox`, search text and the like stay in the database. */
export const listItemFields = [
  'callId',
  'title',
  'grantId',
  'organization',
  'category',
  'status',
  'progress',
  'currentSection',
  'job.state',
  'failure',
  'requestedAmount',
  'currency',
  'deadline',
  'durationMonths',
  'openSections',
  'version',
  'metadata',
  'createdAt',
  'updatedAt',
] as const;

export type ListItemRecord = Pick<
  ProposalRecord,
  Exclude<(typeof listItemFields)[number], 'job.state'> | '_id'
> & {
  job?: Pick<NonNullable<ProposalRecord['job']>, 'state'>;
};

/** Path of the newest text's PDF. */
const pdfUrl = (id: string) => `/api/proposals/${id}/pdf`;

export function toListItem(record: ListItemRecord): ProposalListItem {
  const { _id: id, job, currentSection, failure, metadata, createdAt, updatedAt } = record;
  const hasPdf = record.version > 0 && hasGeneratedText(record.status);
  return {
    id,
    proposalId: id,
    ...(record.callId && { callId: record.callId }),
    title: record.title,
    grantId: record.grantId,
    organization: record.organization,
    category: record.category,
    status: record.status,
    progress: record.progress,
    ...(currentSection && { currentSection }),
    queued: job !== undefined && record.status !== 'generating',
    ...(failure && { failure }),
    requestedAmount: record.requestedAmount,
    ...(record.currency && { currency: record.currency }),
    deadline: record.deadline,
    durationMonths: record.durationMonths,
    ...(record.openSections && { openSections: record.openSections }),
    version: record.version,
    ...(metadata && { metadata }),
    ...(hasPdf && { downloadUrl: pdfUrl(id), pdfUrl: pdfUrl(id) }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The part of the newest text that an answer contains. */
export type ProposalText = Pick<
  ProposalTextRecord,
  'sections' | 'cards' | 'readiness' | 'judgedSeq' | 'readAt' | 'carried' | 'metadata' | 'advice'
> &
  Partial<Pick<ProposalTextRecord, 'facts'>> & { edits?: ParagraphEdit[] };
export const noText: ProposalText = { sections: [] };

export function toProposal(record: ProposalRecord, fields: ProposalFields, text: ProposalText): Proposal {
  return {
    ...toListItem(record),
    // Absent until the text is recalculated.
    ...(text.metadata && { metadata: text.metadata }),
    // Location and focus areas come from the organization's profile; until one is known they are empty.
    draftContent: { ...fields, location: '', focus_areas: [] },
    sections: text.sections,
    ...(text.edits && text.edits.length > 0 && { edits: text.edits }),
    facts: text.cards ?? [],
    ...(text.advice && text.advice.length > 0 && { advice: text.advice }),
    ...(text.readiness && {
      readiness: { ...text.readiness, ...(text.readAt && { readAt: text.readAt.toISOString() }) },
    }),
    history: record.history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    ...(record.duplicateOf && { duplicateOf: record.duplicateOf }),
    revision: record.revision,
  };
}
