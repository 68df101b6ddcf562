import { timelineSentences } from '@harambee/domain';
import { SentApplicationModel } from '../../applications/sent-application.model.ts';
import type { TimelineSource } from '../timeline-source.ts';

/** The copies of answers as they were sent. */
export const sentSource: TimelineSource = {
  kinds: ['sent'],
  async entries({ tenantId, _id: proposalId }) {
    const copies = await SentApplicationModel.find({ tenantId, proposalId }, { sentAt: 1 }).lean();
    return copies.map(({ _id, sentAt }) => ({
      ...{ id: `sent-${_id}`, at: sentAt.toISOString(), kind: 'sent', text: timelineSentences.sent() },
    }));
  },
};
