import { isEditable, proposalStatuses, proposalStatusNames } from '@harambee/domain';
import { type Actor, Conflict, event } from '@harambee/service-kit';
import { trusted, type UpdateQuery } from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy, findProposal } from '../proposals/proposals.service.ts';

const writable = trusted({
  $in: proposalStatusNames.filter((status) => isEditable(status) || status === 'generating'),
});

/** Why the answers of a proposal may not be changed. */
const whySent = ({ status }: ProposalRecord): string =>
  `The answers of a proposal in status "${proposalStatuses[status].label}" cannot be changed. They stay as they were sent.`;

/**
 * Changes the record while its answers may be written; refused in words afterwards. Called before and after a change
 * of an answer: sending notices both, so that an answer is either in what was sent or refused.
 */
export async function whileWritable(
  { tenantId }: Actor,
  id: string,
  update: UpdateQuery<ProposalRecord> = {},
): Promise<ProposalRecord> {
  const { $inc, ...rest } = update;
  const record = await ProposalModel.findOneAndUpdate(
    { _id: id, tenantId, status: writable },
    { ...rest, $inc: { ...$inc, answerSeq: 1 } },
    { returnDocument: 'after' },
  ).lean<ProposalRecord>();
  if (record) return record;
  const now = await findProposal({ tenantId } as Actor, id);
  throw new Conflict(isEditable(now.status) ? busy : whySent(now));
}

/** What tells open pages and other services that something of an application changed. */
export const applicationEdited = ({ tenantId, userId }: Actor, proposalId: string, questionId?: string) =>
  event('application.edited', tenantId, { proposalId, userId, ...(questionId && { questionId }) });
