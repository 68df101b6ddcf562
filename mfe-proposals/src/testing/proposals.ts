import type { ProposalStatus } from '@harambee/domain';
import {
  emptyProposalFields,
  presentMeasure,
  proposalSectionKeys,
  proposalSections,
  proposalStatusNames,
} from '@harambee/domain';
import type { Proposal, ProposalFields, ProposalListItem, ProposalStats } from '@harambee/domain/schemas';

/** A complete answer to all five sections. */
export const completeFields: ProposalFields = {
  ...emptyProposalFields,
  title: 'Safe water for 14 schools in Turkana',
  grantId: 'TCWF-2026-07',
  organization: 'Maji Kwa Wote',
  category: 'Environment',
  description: 'Fourteen day schools share nine working taps.',
  objectives: ['Give every school a working tap by June 2027', 'Train 14 water committees by March 2027'],
  beneficiaries: 5_320,
  methodology: 'Solar pumps, tanks and committees that collect a small fee.',
  requestedAmount: 39_600,
  deadline: '2026-12-01',
  budget: 'Solar pumps: 6 x $5,200\nWater committee training: $8,400',
  projectDuration: 12,
  timeline: 'January to December 2027.',
  sustainability: 'Committees keep a repair fund of $150 a school.',
  team: 'One project engineer and two community mobilisers.',
};

export function proposalCard(changes: Partial<ProposalListItem> = {}): ProposalListItem {
  const id = changes.id ?? 'p-1';
  return {
    id,
    proposalId: id,
    title: completeFields.title,
    grantId: completeFields.grantId,
    organization: completeFields.organization,
    category: completeFields.category,
    status: 'draft',
    progress: 0,
    queued: false,
    requestedAmount: completeFields.requestedAmount,
    deadline: completeFields.deadline,
    durationMonths: completeFields.projectDuration,
    version: 0,
    createdAt: '2026-11-03T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}

/** What the service adds once a text has been written. */
export const writtenText = {
  version: 1,
  progress: 100,
  metadata: { words: 3_412, quality: 82, measure: presentMeasure },
  pdfUrl: '/api/proposals/p-1/pdf',
  downloadUrl: '/api/proposals/p-1/pdf',
} satisfies Partial<ProposalListItem>;

export function proposalOf(changes: Partial<Proposal> & { status?: ProposalStatus } = {}): Proposal {
  const isWritten = !['draft', 'generating', 'failed', undefined].includes(changes.status);
  return {
    ...proposalCard(),
    ...(isWritten && writtenText),
    draftContent: { ...completeFields, location: '', focus_areas: [] },
    sections: isWritten
      ? proposalSectionKeys.map((key) => ({
          key,
          title: proposalSections[key],
          text: `What we say about it (${key}).\n\nIt starts in [needs: the start month] and goes on.`,
          needs: ['the start month'],
          words: 12,
        }))
      : [],
    facts: [],
    history: [{ to: 'draft', at: '2026-11-03T09:00:00.000Z', userId: 'u-1', userName: 'Wanjiru Achieng' }],
    revision: 7,
    ...changes,
  };
}

export function statsOf(counts: Partial<Record<ProposalStatus, number>> = {}): ProposalStats {
  const byStatus = Object.fromEntries(proposalStatusNames.map((name) => [name, counts[name] ?? 0]));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    total,
    byStatus: byStatus as ProposalStats['byStatus'],
    reached: { completed: 0, under_review: 0, approved: 0 },
    earning: total,
  };
}
