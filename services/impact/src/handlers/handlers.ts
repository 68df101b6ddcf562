import { onAwarded } from './on-awarded.handler.ts';
import { onOrganizationRegistered } from './on-organization-registered.handler.ts';
import { onOrganizationRenamed } from './on-organization-renamed.handler.ts';
import { onProfileChanged } from './on-profile-changed.handler.ts';
import { onProposalChanged } from './on-proposal-changed.handler.ts';

/** Everything this service learns from events. */
export const handlers = [
  onOrganizationRegistered,
  onOrganizationRenamed,
  onProfileChanged,
  onProposalChanged,
  onAwarded,
];
