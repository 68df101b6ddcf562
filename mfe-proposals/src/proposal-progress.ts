import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';

type Progress = Pick<ProposalListItem, 'status' | 'queued' | 'currentSection'>;

/** Queued or being written: the page asks again every second until it is over. */
export function isUnderway({ status, queued }: Progress): boolean {
  return queued || status === 'generating';
}

/** What the engine is doing now, in words: "Writing the budget, part 5 of 8". */
export function progressText({ status, currentSection }: Progress): string {
  if (status !== 'generating') return 'Waiting to be written';
  if (!currentSection) return 'Getting ready to write';
  const part = proposalSectionKeys.indexOf(currentSection) + 1;
  const title = proposalSections[currentSection].toLowerCase();
  return `Writing the ${title}, part ${part} of ${proposalSectionKeys.length}`;
}
