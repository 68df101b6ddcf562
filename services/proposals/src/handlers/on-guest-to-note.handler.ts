import { type GuestEventName, guestEvents } from '@harambee/domain';
import type { Author } from '@harambee/domain/schemas';
import type { EventHandler } from '@harambee/service-kit';
import { peopleAmong } from '../people/people.service.ts';
import { noteInTimeline } from '../timeline-notes/timeline-note.model.ts';

/** Who invited a guest, when the guest came, and when the link ended stand in the timeline of the proposal. */
export const onGuestToNote: EventHandler<GuestEventName> = {
  name: 'proposals.on-guest-to-note',
  events: guestEvents,
  async handle({ name: event, tenantId, at, payload }) {
    const { guestId, proposalId, revision, name, userId } = payload;
    const about: Author = { id: guestId, name, kind: 'guest' };
    const told = { tenantId, proposalId, at };
    if (event === 'guest.opened') {
      await noteInTimeline({ ...told, what: 'guestOpened', by: about, key: `${guestId}/${revision}` });
      return;
    }
    // Who has left since is no longer named.
    const person = (await peopleAmong(tenantId, [userId])).get(userId);
    await noteInTimeline({
      ...told,
      ...{ what: event === 'guest.revoked' ? 'guestRevoked' : 'guestInvited', about },
      ...(person && { by: { id: person.id, name: person.name, kind: 'person' } }),
      key: `${guestId}/${revision}`,
    });
  },
};
