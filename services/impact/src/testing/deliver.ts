import type { ProfileSnapshot, ProposalEvent } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import type { TestActor } from '@harambee/service-kit/testing';
import { onOrganizationRegistered } from '../handlers/on-organization-registered.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { aStory, eventsOf, profileSnapshot, type Story } from './stories.ts';

/** Hands events to the service as its handlers get them. */
export async function deliver(events: Iterable<ProposalEvent>): Promise<void> {
  for (const one of events) await onProposalChanged.handle(one);
}

/** The same, several at once, as they come in a burst. */
export async function deliverTogether(events: readonly ProposalEvent[], size: () => number): Promise<void> {
  for (let from = 0; from < events.length; ) {
    const some = events.slice(from, from + size());
    await onProposalChanged.handleAll?.(some);
    from += some.length;
  }
}

/** An organization with proposals that went these ways. */
export async function givenProposals({ tenantId }: { tenantId: string }, ...stories: Partial<Story>[]) {
  const whole = stories.map(aStory);
  for (const story of whole) await deliver(eventsOf(tenantId, story));
  return whole;
}

/** An organization with a public page. */
export async function givenProfile(
  { tenantId }: { tenantId: string },
  changes: Partial<ProfileSnapshot> = {},
) {
  const snapshot = profileSnapshot(changes);
  await onProfileChanged.handle(event('profile.updated', tenantId, snapshot));
  return snapshot;
}

export async function givenSignUp({ tenantId, userId }: TestActor, name: string) {
  await onOrganizationRegistered.handle(event('organization.registered', tenantId, { name, userId }));
}
