import { type ProposalStatus, requestedOf } from '@harambee/domain';
import type { KnownProposal } from '../../records/known-proposal.model.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';
import { deadlineOf, labelOf, line, nameOf, openProposal, requestOf } from './proposal-words.ts';

/** What a person can do about a proposal in each status. */
const nextSteps: Record<ProposalStatus, string> = {
  draft: 'Next: finish the form and have the text written.',
  generating: 'The text is being written; this usually takes a few minutes.',
  completed: 'The text is ready: read it, download it, and mark it as submitted once it is sent.',
  failed: 'The text could not be written. Open it and ask for it again; nothing you entered is lost.',
  submitted: 'It is with the funder.',
  under_review: 'The funder is reading it.',
  approved: 'Congratulations! Mark it as funded when the money is there.',
  rejected: 'It can become a draft again, for another try.',
  funded: 'Congratulations, the money is there.',
};

/** Status, money, deadline and next step of one proposal. */
export function aboutProposal(proposal: KnownProposal, { records, understood }: Question): Answer {
  const { grantId, category, version } = proposal;
  const grant = grantId ? ` (${plain(grantId)})` : '';
  const facts = [
    `Status: **${labelOf(proposal)}**`,
    ...(requestedOf(proposal).amount > 0 ? [`Requested: ${requestOf(proposal)}`] : []),
    `Deadline: ${deadlineOf(proposal, records.now)}`,
    ...(category ? [`Category: ${plain(category)}`] : []),
    ...(version > 0 ? [`Text: version ${version}`] : []),
  ];
  const isOrder = understood.concepts.has('open') && understood.concepts.size <= 2;
  return {
    intent: isOrder ? 'proposal.open' : 'proposal.state',
    reply: isOrder
      ? `**${nameOf(proposal)}**${grant} is ${labelOf(proposal).toLowerCase()}. Shall I take you there?`
      : `**${nameOf(proposal)}**${grant}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${nextSteps[proposal.status]}`,
    actions: [openProposal(proposal)],
  };
}

/** Used when the question may be about several proposals. */
export const whichProposal = (proposals: readonly KnownProposal[]): Answer => ({
  intent: 'proposal.which',
  reply: `Which one do you mean?\n\n${proposals.map((one) => line(one, labelOf(one))).join('\n')}`,
});
