import type { Application } from '@harambee/domain/schemas';
import { randomId, retryOnConflict } from '@harambee/service-kit';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import type { Sending } from '../proposals/proposal-status.service.ts';
import { busy } from '../proposals/proposals.service.ts';
import { answeringOf, applicationIn } from './application.service.ts';
import { SentApplicationModel } from './sent-application.model.ts';

/** Who wrote an answer is no part of what was sent, so that a copy need not change when a person leaves. */
const withoutWriters = ({ answers, ...application }: Application): Application => ({
  ...application,
  answers: answers.map(({ by: _by, at: _at, ...answer }) => answer),
});

/** Keeps a copy of the application when its proposal is sent (CALL-36). */
export const sendingApplications: Pick<Sending, 'keepCopy' | 'dropCopy'> = {
  async keepCopy(record: ProposalRecord) {
    const { tenantId, _id: proposalId } = record;
    const answering = await retryOnConflict(busy, () => answeringOf(record));
    const sentAt = new Date();
    const application = withoutWriters(applicationIn(answering));
    const sent: Application = { ...application, isSent: true, sentAt: sentAt.toISOString() };
    const _id = randomId();
    const content = JSON.stringify(sent);
    await SentApplicationModel.create({ _id, tenantId, proposalId, sentAt, content });
    return _id;
  },
  async dropCopy({ tenantId }, sentId) {
    await SentApplicationModel.deleteOne({ _id: sentId, tenantId });
  },
};
