import type { Tone } from '../format/tone.ts';

/**
 * The nine statuses of a proposal (PROP-40): labels, tones and allowed transitions. The database enum, the wire enum,
 * chips, filters and buttons derive from this table. `next` is the state machine (PROP-41 to PROP-43).
 */
export const proposalStatuses = {
  draft: { label: 'Draft', tone: 'warning', next: ['generating', 'submitted'] },
  generating: { label: 'Generating', tone: 'info', next: ['completed', 'failed'] },
  completed: { label: 'Completed', tone: 'success', next: ['generating', 'submitted'] },
  failed: { label: 'Failed', tone: 'error', next: ['generating'] },
  submitted: { label: 'Submitted', tone: 'info', next: ['under_review'] },
  under_review: { label: 'Under review', tone: 'pending', next: ['approved', 'rejected'] },
  approved: { label: 'Approved', tone: 'success', next: ['funded'] },
  rejected: { label: 'Rejected', tone: 'error', next: ['draft'] },
  funded: { label: 'Funded', tone: 'success', next: [] },
} as const satisfies Record<string, { label: string; tone: Tone; next: readonly string[] }>;

export type ProposalStatus = keyof typeof proposalStatuses;

export const proposalStatusNames = Object.keys(proposalStatuses) as ProposalStatus[];

/** The statuses that may follow `from`; none for a final status. */
export function nextStatuses(from: ProposalStatus): readonly ProposalStatus[] {
  return proposalStatuses[from].next;
}

export function canMove(from: ProposalStatus, to: ProposalStatus): boolean {
  return nextStatuses(from).includes(to);
}

/**
 * The statuses a person may choose with `POST /api/proposals/{id}/status`. Requesting a text leads to `generating`;
 * only the drafting engine sets `completed` and `failed`.
 */
export function nextStatusesByHand(from: ProposalStatus): readonly ProposalStatus[] {
  const byEngine: readonly ProposalStatus[] = ['generating', 'completed', 'failed'];
  return nextStatuses(from).filter((status) => !byEngine.includes(status));
}

/** Why a change is refused; names the statuses that may follow (PROP-43). */
export function refusedMove(from: ProposalStatus, to: ProposalStatus): string {
  const next = nextStatuses(from).map((status) => `"${status}"`);
  const allowed = next.length > 0 ? `Allowed next: ${next.join(', ')}.` : 'No other status may follow.';
  const why = canMove(from, to) ? ' by hand' : '';
  return `A proposal in status "${from}" cannot be moved to "${to}"${why}. ${allowed}`;
}

/** From `completed` on, the generated text and its PDF stay visible (DRAFT-02). */
export function hasGeneratedText(status: ProposalStatus): boolean {
  return !(['draft', 'generating', 'failed'] as ProposalStatus[]).includes(status);
}

/** The text may be changed until the proposal is sent, and again after a rejection (PROP-35). */
export function isEditable(status: ProposalStatus): boolean {
  return (['draft', 'completed', 'failed', 'rejected'] as ProposalStatus[]).includes(status);
}

/** Not failed, rejected or funded (HOME-02): the dashboard's "Active Proposals". */
export function isActive(status: ProposalStatus): boolean {
  return !(['failed', 'rejected', 'funded'] as ProposalStatus[]).includes(status);
}

/** Reaching one of these once counts for points and badges (IMPACT-04). */
export const countedStatuses = ['completed', 'under_review', 'approved'] as const satisfies ProposalStatus[];
export type CountedStatus = (typeof countedStatuses)[number];

/** Approved or funded (PROP-47): an "Active Project", whose requested amount counts as "Funding Secured". */
export const activeProjectStatuses = ['approved', 'funded'] as const satisfies ProposalStatus[];

/** 409 for a change while the status is `generating`; a later try succeeds. */
export const stillWritingMessage = 'Its text is being written right now; wait until that is done.';
