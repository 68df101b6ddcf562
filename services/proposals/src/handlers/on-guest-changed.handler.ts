import { type GuestEventName, guestEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownGuestModel } from '../known-guests/known-guest.model.ts';

/** Who the guests of each proposal are. */
export const onGuestChanged: EventHandler<GuestEventName> = {
  name: 'proposals.on-guest-changed',
  events: guestEvents,
  async handle({ name: event, tenantId, payload }) {
    const { guestId: _id, proposalId, name, may, until, revision } = payload;
    const isEnded = event === 'guest.revoked' ? (true as const) : undefined;
    await keepNewest(KnownGuestModel, { _id, tenantId }, { proposalId, name, may, until, isEnded, revision });
  },
};
