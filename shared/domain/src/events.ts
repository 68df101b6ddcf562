import type { Role } from './account/role-names.ts';
import type { CallContent } from './call/call.schemas.ts';
import type { CallCheck } from './call/call-checks.schemas.ts';
import type { AttachmentKind } from './call/call-vocabulary.ts';
import type { GuestMay } from './guest/guest.ts';
import type { ProfileFact, ProfileFields } from './profile/profile.schemas.ts';
import type { ProposalStatus } from './proposal/proposal-status.ts';
import type { ProposalFormSection } from './proposal-form/proposal-vocabulary.ts';
import type { FieldProblem } from './rules.ts';
import type { AuthorKind } from './schemas/author.schemas.ts';

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
  /** The sections of its form that still lack an answer. Events before 2026-12 lack it. */
  openSections?: ProposalFormSection[];
  /** Number of the newest generated text; 0 before the first. */
  version: number;
  /** The counted statuses it has been in at least once (IMPACT-04). */
  reached: ProposalStatus[];
  createdAt: Date;
}

/** The people of one proposal, whole in every event: the newest one is all that other services need (OWNER-06). */
export interface TeamSnapshot {
  proposalId: string;
  /** Of the team: rises with every change of it. */
  revision: number;
  /** Who changed it; somebody who hands over, when a colleague takes over. */
  userId: string;
  /** Of the proposal. */
  title: string;
  /** Empty: nobody leads it now. */
  ownerId: string;
  /** Who led it before, when that is what changed. */
  ownerBefore?: string;
  helperIds: string[];
  tasks: TaskSnapshot[];
  /** Open tasks that somebody no longer has, because a colleague has them now, or nobody. */
  taken: Pick<TaskSnapshot, 'taskId' | 'kind' | 'label' | 'personId'>[];
}

export interface TaskSnapshot {
  taskId: string;
  /** A section is written, a question is answered. */
  kind: 'section' | 'answer';
  /** Title of the section, or the question. */
  label: string;
  /** Empty: nobody. */
  personId: string;
  /** `YYYY-MM-DD`, or empty. */
  dueOn: string;
  isDone: boolean;
  /** Revision of the team in which the person got it. */
  askedIn: number;
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

/** A person or a guest who must agree with a proposal. */
export interface SignerRef {
  id: string;
  kind: AuthorKind;
}

interface SignOffGiven {
  proposalId: string;
  title: string;
  userId: string;
  signer: SignerRef;
  /** The people who asked for sign-offs. */
  askedBy: string[];
  /** How many have agreed with the text as it is, of how many. */
  agreed: number;
  asked: number;
}

/** A comment that was written, for those whom it concerns (COMMENT-05). */
export interface CommentSnapshot {
  proposalId: string;
  threadId: string;
  commentId: string;
  by: { id: string; name: string; kind: 'person' | 'guest' };
  /** Of the proposal. */
  title: string;
  /** The beginning of it in one line. */
  excerpt: string;
}

/** What other services may know of a guest, whole in every event; never the address or the link (GUEST-08). */
export interface GuestSnapshot {
  guestId: string;
  /** Rises with every change: an older event never replaces a newer one. */
  revision: number;
  proposalId: string;
  name: string;
  may: GuestMay;
  /** The last moment at which the link works. */
  until: Date;
  /** Who did it: the guest's own id when they opened it. */
  userId: string;
  userName: string;
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
  /** Events before 2026-12 lack the role (`user.restated`). */
  'user.registered': { userId: string; firstName: string; lastName: string; role?: Role };
  /** The whole of what services may know of a person: after a change of name, and once for people from before 2026-12. */
  'user.restated': { userId: string; firstName: string; lastName: string; role: Role };
  /** An owner gave this person another role. */
  'user.role_changed': { userId: string; role: Role };
  /**
   * The address of this person was proved, or another one was. Not the address: the domain that it proves something
   * about (`provableDomain`), absent if none. `since` is when; `revision` increases with every proof (PROF-60).
   */
  'user.address_proved': { userId: string; revision: number; since: Date; domain?: string };
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
  /**
   * The readiness of its text, 0 to 100: when the text was written, and anew after edits of it. `revision` rises with every
   * text and every edit, so that an older event never replaces a newer one. `version` is that of the text.
   */
  'proposal.judged': { proposalId: string; revision: number; version: number; readiness: number };
  /** These must agree with a proposal and were not asked before (SIGNOFF-02). */
  'sign_off.asked': { proposalId: string; title: string; userId: string; signers: SignerRef[] };
  /** Somebody agreed, or took their agreement back; `userId` is empty for a guest. */
  'sign_off.given': SignOffGiven;
  'sign_off.withdrawn': SignOffGiven;
  /** A text changed: these agreed with words that are no longer there (SIGNOFF-05). */
  'sign_off.voided': { proposalId: string; title: string; signers: SignerRef[]; askedBy: string[] };
  /** Somebody submitted although sign-offs were missing; why, its history says (SIGNOFF-07). */
  'proposal.submitted_without_sign_off': {
    proposalId: string;
    title: string;
    userId: string;
    missing: SignerRef[];
  };
  /** Who leads it, helps with it, or has a task of it has changed. */
  'proposal.team_changed': TeamSnapshot;
  /** A comment or a reply was written. `repliesTo`: people who wrote in its thread before and are not mentioned in it. */
  'comment.added': CommentSnapshot & {
    mentions: { id: string; kind: 'person' | 'guest' }[];
    repliesTo: string[];
    isSuggestion: boolean;
  };
  /** People and guests are mentioned in a comment who were not before. */
  'comment.mentioned': CommentSnapshot & { userIds: string[]; guestIds: string[] };
  /** A comment was changed or deleted, a thread resolved or reopened, a suggestion decided; `by` did it. */
  'comment.changed': {
    proposalId: string;
    threadId: string;
    by: CommentSnapshot['by'];
    what: 'edited' | 'deleted' | 'resolved' | 'reopened' | 'decided';
    /** Of a decision: how many changes were accepted, refused and taken back. */
    accepted?: number;
    refused?: number;
    takenBack?: number;
  };
  'profile.created': ProfileSnapshot;
  'profile.updated': ProfileSnapshot;
  /** Nothing changed: the profile again, because events before 2026-12 lack its standing. */
  'profile.restated': ProfileSnapshot;
  'call.created': CallSnapshot;
  'call.updated': CallSnapshot;
  'call.deleted': { callId: string; revision: number; userId: string };
  'document.created': DocumentSnapshot;
  /** Changed, its file replaced, or brought back. */
  'document.updated': DocumentSnapshot;
  'document.deleted': { documentId: string; revision: number; userId: string };
  /** An answer of a proposal, or the call that it is made for, changed; `application.changed` follows. */
  'application.edited': {
    proposalId: string;
    userId: string;
    /** Whose answer has other words now; absent for a tick, a star and a choice of the call. */
    questionId?: string;
  };
  /** The review day of an answer in the bank has come; its owner, or everybody, is told once (CALL-34). */
  'answer.review_due': { answerId: string; question: string; reviewOn: string; ownerId?: string };
  /** An answer, the call or the status of a proposal with a call changed. */
  'application.changed': ApplicationSnapshot;
  /** The proposal is made for another call now, or for none. */
  'application.removed': { proposalId: string; callId: string; revision: number; userId: string };
  /** A link was made for a guest, or made anew. */
  'guest.invited': GuestSnapshot & { again: boolean };
  /** A guest came in with a code for the first time. */
  'guest.opened': GuestSnapshot;
  /** A link ended before its day: revoked, or its maker has left. */
  'guest.revoked': GuestSnapshot & { why: 'revoked' | 'inviter-left' };
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

/** The events with a whole guest. */
export const guestEvents = ['guest.invited', 'guest.opened', 'guest.revoked'] as const;
export type GuestEventName = (typeof guestEvents)[number];
