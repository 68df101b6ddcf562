import {
  type DomainEvent,
  type ProposalEventName,
  proposalEvents,
  statusNotification,
} from '@harambee/domain';
import { type EventHandler, eventsByTenant } from '@harambee/service-kit';
import { noteDeadlines } from '../deadlines/reminders.service.ts';
import { give, type News } from '../inbox/notify.ts';
import { isRecent, type Message, publish } from '../streams/publish.ts';

type Changed = DomainEvent<ProposalEventName>;

/** Set by the drafting engine, on behalf of the person who asked: they want a notification, too. */
const byEngine: readonly string[] = ['completed', 'failed'];

function newsOf({ id, name, tenantId, at, payload }: Changed): News[] {
  if (name !== 'proposal.status_changed') return [];
  const { to } = payload;
  const text = statusNotification(to, payload);
  if (!text) return [];
  const except = byEngine.includes(to) ? undefined : payload.userId;
  return [{ tenantId, key: id, at, text, ...(except && { except }) }];
}

function messagesOf({ tenantId, at, payload }: Changed): Message[] {
  const { proposalId, status, revision } = payload;
  return isRecent(at) ? [{ tenantId, name: 'proposal', data: { proposalId, status, revision } }] : [];
}

/** The events of each organization together: each kind of document is written once, messages once for all. */
async function tell(events: readonly Changed[]): Promise<void> {
  const messages: Message[] = [];
  for (const [tenantId, own] of eventsByTenant(events)) {
    await noteDeadlines(
      tenantId,
      own.map(({ payload: snapshot, at }) => ({ snapshot, at })),
    );
    messages.push(...(await give(tenantId, own.flatMap(newsOf))), ...own.flatMap(messagesOf));
  }
  await publish(messages);
}

/** Notifies members and open pages of a proposal's change, and stores its deadline. */
export const onProposalChanged: EventHandler<ProposalEventName> = {
  name: 'notifications.on-proposal-changed',
  events: proposalEvents,
  handle: (event) => tell([event]),
  handleAll: tell,
};
