import type { Role } from './account/role-names.ts';
import type { CallContent } from './call/call.schemas.ts';
import type { CallCheck } from './call/call-checks.schemas.ts';
import type { AttachmentKind } from './call/call-vocabulary.ts';
import type { ProfileFact, ProfileFields } from './profile/profile.schemas.ts';
import type { ProposalStatus } from './proposal/proposal-status.ts';
import type { FieldProblem } from './rules.ts';

/** What an organization says about itself in every proposal. */
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

/** What other services may know of a profile. Each event has the whole snapshot, so the newest is all they need. */
export interface ProfileSnapshot {
  /** The id of the public page. */
  profileId: string;
  /** Increases with every change, so that an older event never replaces a newer one. */
  revision: number;
  name: string;
  type: string;
  location: string;
  /** 0 if unknown. */
  foundedYear: number;
  mission: string;
  sdgs: number[];
  website: string;
  isActive: boolean;
  onLeaderboard: boolean;
  facts: ProfileFact[];
  /** What rules of funders ask for. Events before 2026-12 lack it. */
  standing?: Pick<ProfileFields, 'taxExemptStatus' | 'annualBudgetRange' | 'focusAreas'>;
  /** What a funder learns about the applicant. Events before 2026-11 lack it. */
  statements?: ProfileStatements;
  /** The problems that `profileRules` find, contact fields included, but not the values. Older events lack it. */
  problems?: FieldProblem[];
}

/** What other services may know of a proposal. Each event has the whole snapshot, so the newest is all they need. */
export interface ProposalSnapshot {
  proposalId: string;
  /** Increases with every change, so that an older event never replaces a newer one. */
  revision: number;
  /** Who changed it; the drafting engine acts on behalf of the person who requested the text. */
  userId: string;
  title: string;
  grantId: string;
  category: string;
  status: ProposalStatus;
  /** Whole US dollars, which releases before 2026-12 add up; 0 if the request is in another currency. */
  requestedAmount: number;
  /** ISO 4217; US dollars when absent. */
  currency?: string;
  /** The requested amount in whole units of `currency`. Events before 2026-12 lack it (`requestedOf`). */
  amount?: number;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  /** Number of the newest generated text; 0 before the first. */
  version: number;
  /** The counted statuses it has been in at least once (IMPACT-04). */
  reached: ProposalStatus[];
  createdAt: Date;
}

/** What other services may know of a call, whole in every event: the newest one is all they need (CALL-08). */
export interface CallSnapshot {
  callId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  /** Who changed it. */
  userId: string;
  /** As it is stored, without notes and without the lines that it was found in. */
  call: Omit<CallContent, 'notes' | 'found'>;
  /** Checks by hand of its statements of eligibility, without who made them. Events before 2026-12 lack it. */
  checks?: Pick<CallCheck, 'rowId' | 'verdict' | 'statement'>[];
  /** The last moment of the deadline; absent without one. */
  deadlineAt?: Date;
}

/** What other services may know of a document, whole in every event: the newest one is all they need (CALL-40). */
export interface DocumentSnapshot {
  documentId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  /** Who changed it. */
  userId: string;
  name: string;
  kind: AttachmentKind;
  /** `YYYY-MM-DD`, the last day on which it is valid; '' if it does not expire. */
  expiresOn: string;
}

/** What other services may know of an application, whole in every event: the newest one is all they need (CALL-08). */
export interface ApplicationSnapshot {
  proposalId: string;
  callId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  /** Who changed it. */
  userId: string;
  /** Of the proposal. */
  title: string;
  status: ProposalStatus;
  /** How many questions the call asks, how many of them must be answered, and how many of those are. */
  questions: number;
  required: number;
  answered: number;
  /** Answers above their limit. */
  overLimit: number;
  /** Answers that were copied into the portal. */
  ticked: number;
  /** The required questions without an answer, in the funder's order, at most 50. */
  openQuestions: { questionId: string; text: string }[];
}

/**
 * All events between services: names and payloads. Events are past facts; handlers are idempotent and run outside the
 * request (architecture, rule 4).
 */
export interface EventMap {
  'organization.registered': { name: string; userId: string };
  /**
   * An owner changed the name. `revision` increases with every change, so that an older event never replaces a newer
   * one.
   */
  'organization.renamed': { name: string; revision: number };
  'user.registered': { userId: string; firstName: string; lastName: string };
  /** An owner gave this person another role. */
  'user.role_changed': { userId: string; role: Role };
  /** A person has left the organization: services that store anything about the person delete it. */
  'user.removed': { userId: string };
  /**
   * A person has handed over what they lead, perhaps because they leave: `user.removed` then follows. Services give it
   * to the other person (ORG-09).
   */
  'user.handed_over': { from: string; to: string };
  /** The organization was deleted: every service deletes all its data, and no later event of it is published. */
  'organization.removed': Record<string, never>;
  'proposal.created': ProposalSnapshot;
  'proposal.updated': ProposalSnapshot;
  'proposal.status_changed': ProposalSnapshot & { from: ProposalStatus; to: ProposalStatus };
  /** Sent again because events before 2026-12 lack a field. Nothing has changed, so there is no actor. */
  'proposal.restated': ProposalSnapshot;
  /** People edited its generated text; the proposal's form and status have not changed. */
  'proposal.text_changed': { proposalId: string };
  'profile.created': ProfileSnapshot;
  'profile.updated': ProfileSnapshot;
  'call.created': CallSnapshot;
  'call.updated': CallSnapshot;
  'call.deleted': { callId: string; revision: number; userId: string };
  'document.created': DocumentSnapshot;
  /** Changed, its file replaced, or brought back. */
  'document.updated': DocumentSnapshot;
  'document.deleted': { documentId: string; revision: number; userId: string };
  /** An answer of a proposal, or the call that it is made for, changed; `application.changed` follows. */
  'application.edited': { proposalId: string; userId: string };
  /** The review day of an answer in the bank has come; its owner, or everybody, is told once (CALL-34). */
  'answer.review_due': { answerId: string; question: string; reviewOn: string; ownerId?: string };
  /** An answer, the call or the status of a proposal with a call changed. */
  'application.changed': ApplicationSnapshot;
  /** The proposal is made for another call now, or for none. */
  'application.removed': { proposalId: string; callId: string; revision: number; userId: string };
  /** Points granted by the server in addition to the formula (IMPACT-06). */
  'impact.awarded': { points: number; reason: string; category: string };
  'impact.badge_earned': { badgeId: string; name: string };
  'impact.level_reached': { level: number; points: number };
}

export type EventName = keyof EventMap;

/** The events about a change, with the whole proposal. */
export const proposalEvents = ['proposal.created', 'proposal.updated', 'proposal.status_changed'] as const;
export type ProposalEventName = (typeof proposalEvents)[number];

/** All events with a whole proposal, for projections. */
export const proposalSnapshotEvents = [...proposalEvents, 'proposal.restated'] as const;
export type ProposalSnapshotEventName = (typeof proposalSnapshotEvents)[number];

/** The events with a whole profile. */
export const profileEvents = ['profile.created', 'profile.updated'] as const;
export type ProfileEventName = (typeof profileEvents)[number];

/** The events with a whole call. */
export const callSnapshotEvents = ['call.created', 'call.updated'] as const;
export type CallSnapshotEventName = (typeof callSnapshotEvents)[number];

/** The events with a whole document. */
export const documentSnapshotEvents = ['document.created', 'document.updated'] as const;
export type DocumentSnapshotEventName = (typeof documentSnapshotEvents)[number];

/** A stored event: the payload with id, tenant and time. */
export type DomainEvent<Name extends EventName = EventName> = {
  [N in Name]: { id: string; name: N; tenantId: string; at: Date; payload: EventMap[N] };
}[Name];

export type ProposalEvent = DomainEvent<ProposalEventName>;
export type ProposalSnapshotEvent = DomainEvent<ProposalSnapshotEventName>;
