import { type ProposalEventName, proposalEvents, statusNotification } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { noteDeadline } from '../deadlines/reminders.service.ts';
import { notify } from '../inbox/notify.ts';
import { isRecent, publish } from '../streams/publish.ts';

/** Set by the drafting engine, on behalf of the person who asked: they want a notification, too. */
const byEngine: readonly string[] = ['completed', 'failed'];

/** Notifies members and open pages of a proposal's change, and stores its deadline. */
export const onProposalChanged: EventHandler<ProposalEventName> = {
  name: 'notifications.on-proposal-changed',
  events: proposalEvents,
  async handle({ id, name, tenantId, at, payload }) {
    await noteDeadline(tenantId, payload, at);
    if (name === 'proposal.status_changed') {
      const { to } = payload;
      const text = statusNotification(to, payload);
      if (text) {
        const except = byEngine.includes(to) ? undefined : payload.userId;
        await notify({ tenantId, key: id, at, text, ...(except && { except }) });
      }
    }
    const { proposalId, status, revision } = payload;
    if (isRecent(at)) {
      await publish([{ tenantId, name: 'proposal', data: { proposalId, status, revision } }]);
    }
  },
};
