import type { ProposalStatus } from './proposal-status.ts';
import type { ProfileFact } from './schemas/profile.schemas.ts';

/** What other services may know of a profile, whole in every event: the newest one is all they need. */
export interface ProfileTold {
  /** Of the public page. */
  profileId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  name: string;
  type: string;
  location: string;
  /** 0 when not given. */
  foundedYear: number;
  mission: string;
  sdgs: number[];
  website: string;
  isActive: boolean;
  onLeaderboard: boolean;
  facts: ProfileFact[];
}

/**
 * Everything services tell each other: event name to payload. Events are past facts; handlers are idempotent and run
 * outside the request (architecture, rule 4).
 */
export interface EventMap {
  'organization.registered': { name: string; userId: string };
  'user.registered': { userId: string; firstName: string; lastName: string };
  'proposal.created': { proposalId: string; userId: string; title: string; requestedAmount: number };
  'proposal.updated': { proposalId: string; userId: string; title: string; requestedAmount: number };
  'proposal.status_changed': {
    proposalId: string;
    /** Who moved it; the drafting engine moves on behalf of the person who asked for the text. */
    userId: string;
    title: string;
    from: ProposalStatus;
    to: ProposalStatus;
    requestedAmount: number;
    version: number;
  };
  'profile.created': ProfileTold;
  'profile.updated': ProfileTold;
}

export type EventName = keyof EventMap;

/** An event as it is stored: identity, tenant and time around the payload. */
export type DomainEvent<Name extends EventName = EventName> = {
  [N in Name]: { id: string; name: N; tenantId: string; at: Date; payload: EventMap[N] };
}[Name];
