import { proposalFields } from '@harambee/domain';
import type { CallContent, ProposalFields } from '@harambee/domain/schemas';
import { emptyProposal } from './proposal-values.ts';

type OfFunder = Pick<
  CallContent,
  'name' | 'funder' | 'reference' | 'currency' | 'leastAmount' | 'mostAmount' | 'deadlineDay'
>;

/** What a call already says of a proposal that is made for it; the rest is for the person to write. */
export function fieldsOfCall(call: OfFunder, before: ProposalFields = emptyProposal): ProposalFields {
  const { name, funder, reference, currency, mostAmount, leastAmount, deadlineDay } = call;
  return {
    ...before,
    title: before.title || name,
    grantId:
      before.grantId ||
      reference ||
      [funder, name].filter(Boolean).join(': ').slice(0, proposalFields.grantId.max),
    currency: currency || before.currency,
    requestedAmount: before.requestedAmount || mostAmount || leastAmount || 0,
    deadline: before.deadline || deadlineDay,
  };
}
