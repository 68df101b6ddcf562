import type { DomainEvent } from '@harambee/domain';
import { type EventHandler, eventsByTenant } from '@harambee/service-kit';
import { announceAllVoided, announceVoided } from '../sign-offs/announce-voided.ts';

const ofProposal = [
  'application.edited',
  'proposal.updated',
  'proposal.status_changed',
  'proposal.text_changed',
] as const;
/** Texts and answers state figures of the profile; a call decides which answers there are. */
const ofOrganization = ['profile.updated', 'call.updated', 'call.deleted'] as const;

type Names = (typeof ofProposal | typeof ofOrganization)[number];

/** Each proposal is looked at once, however many events tell of it. */
async function announce(events: readonly DomainEvent<Names>[]): Promise<void> {
  for (const [tenantId, own] of eventsByTenant(events)) {
    const ids = own.flatMap(({ payload }) => ('proposalId' in payload ? payload.proposalId : []));
    if (ids.length < own.length) await announceAllVoided(tenantId);
    else await announceVoided(tenantId, [...new Set(ids)]);
  }
}

/** Whatever changes a word that somebody agreed with. */
export const onSignedTextChanged: EventHandler<Names> = {
  name: 'proposals.on-signed-text-changed',
  events: [...ofProposal, ...ofOrganization],
  handle: (event) => announce([event]),
  handleAll: announce,
};
