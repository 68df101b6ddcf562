import type { EventHandler } from '@harambee/service-kit';
import { tellAllVoided, tellVoided } from '../sign-offs/tell-voided.ts';

const ofProposal = [
  'application.edited',
  'proposal.updated',
  'proposal.status_changed',
  'proposal.text_changed',
] as const;
/** Texts and answers state figures of the profile; a call decides which answers there are. */
const ofOrganization = ['profile.updated', 'call.updated', 'call.deleted'] as const;

/** Whatever changes a word that somebody agreed with. */
export const onSignedTextChanged: EventHandler<(typeof ofProposal | typeof ofOrganization)[number]> = {
  name: 'proposals.on-signed-text-changed',
  events: [...ofProposal, ...ofOrganization],
  async handle({ tenantId, payload }) {
    if ('proposalId' in payload) await tellVoided(tenantId, payload.proposalId);
    else await tellAllVoided(tenantId);
  },
};
