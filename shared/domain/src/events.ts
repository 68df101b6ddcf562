import type { ProfileFact, ProfileFields } from './profile/profile.schemas.ts';
import type { ProposalStatus } from './proposal/proposal-status.ts';
import type { FieldProblem } from './rules.ts';

/** What an organization states about itself in every proposal. */
export const profileStatementNames = [
  'description',
  'registrationNumber',
  'legalStatus',
  'contactName',
  'contactEmail',
  'contactPhone',
  'currency',
] as const satisfies readonly (keyof ProfileFields)[];
export type ProfileStatements = Pick<ProfileFields, (typeof profileStatementNames)[number]>;

/** What other services may know of a profile, whole in every event: the newest one is all they need. */
export interface ProfileSnapshot {
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
  /** What a funder is told of who applies. Events of before 2026-11 do not say it. */
  statements?: ProfileStatements;
  /** What `profileRules` still ask for, contact fields included, without their contents. Older events do not say. */
  problems?: FieldProblem[];
}

/** What other services may know of a proposal, whole in every event: the newest one is all they need. */
export interface ProposalSnapshot {
  proposalId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  /** Who changed it; the drafting engine changes on behalf of the person who asked for the text. */
  userId: string;
  title: string;
  grantId: string;
  category: string;
  status: ProposalStatus;
  /** Whole US dollars, which others add up; 0 where the request is in another currency. */
  requestedAmount: number;
  /** ISO 4217; US dollars when absent. */
  currency?: string;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Number of the newest generated text; 0 before the first. */
  version: number;
  /** The counted statuses it has been in at least once (IMPACT-04). */
  reached: ProposalStatus[];
  createdAt: Date;
}

/**
 * Everything services tell each other: event name to payload. Events are past facts; handlers are idempotent and run
 * outside the request (architecture, rule 4).
 */
export interface EventMap {
  'organization.registered': { name: string; userId: string };
  /** Its owner gave it another name. `revision` rises with every change: an older event never replaces a newer one. */
  'organization.renamed': { name: string; revision: number };
  'user.registered': { userId: string; firstName: string; lastName: string };
  /** Has left the organization: whoever keeps anything of the person forgets it. */
  'user.removed': { userId: string };
  /** Is gone with all it held: every service removes what it knows of it, and nothing of it is told any more. */
  'organization.removed': Record<string, never>;
  'proposal.created': ProposalSnapshot;
  'proposal.updated': ProposalSnapshot;
  'proposal.status_changed': ProposalSnapshot & { from: ProposalStatus; to: ProposalStatus };
  /** People changed its generated text; the proposal itself, its form and its status, stay as they are. */
  'proposal.text_changed': { proposalId: string };
  'profile.created': ProfileSnapshot;
  'profile.updated': ProfileSnapshot;
  /** Points the server granted beside those of the formula (IMPACT-06). */
  'impact.awarded': { points: number; reason: string; category: string };
  'impact.badge_earned': { badgeId: string; name: string };
  'impact.level_reached': { level: number; points: number };
}

export type EventName = keyof EventMap;

/** The events that carry a whole proposal. */
export const proposalEvents = ['proposal.created', 'proposal.updated', 'proposal.status_changed'] as const;
export type ProposalEventName = (typeof proposalEvents)[number];

/** The events that carry a whole profile. */
export const profileEvents = ['profile.created', 'profile.updated'] as const;
export type ProfileEventName = (typeof profileEvents)[number];

/** An event as it is stored: identity, tenant and time around the payload. */
export type DomainEvent<Name extends EventName = EventName> = {
  [N in Name]: { id: string; name: N; tenantId: string; at: Date; payload: EventMap[N] };
}[Name];

export type ProposalEvent = DomainEvent<ProposalEventName>;
