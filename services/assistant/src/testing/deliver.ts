import {
  type ApplicationSnapshot,
  type CallSnapshot,
  type DocumentSnapshot,
  type DomainEvent,
  deadlineMoment,
  type EventMap,
  emptyCall,
  emptyCallRow,
  type ProposalSnapshot,
  type ProposalStatus,
} from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { onApplicationChanged, onApplicationRemoved } from '../handlers/on-application-changed.handler.ts';
import { onCallAmounts } from '../handlers/on-call-amounts.handler.ts';
import { onCallChanged, onCallDeleted } from '../handlers/on-call-changed.handler.ts';
import { onCallLikelihood } from '../handlers/on-call-likelihood.handler.ts';
import { onDocumentChanged } from '../handlers/on-document-changed.handler.ts';
import { onPointsAwarded } from '../handlers/on-points-awarded.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { onProfileFacts } from '../handlers/on-profile-facts.handler.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { onProposalJudged } from '../handlers/on-proposal-judged.handler.ts';
import { onProposalMoved } from '../handlers/on-proposal-moved.handler.ts';
import { onSignOffChanged } from '../handlers/on-sign-off-changed.handler.ts';

/** Delivers a proposal event as its service would publish it. Returns the id. */
export async function deliverProposal(
  tenantId: string,
  changes: Partial<ProposalSnapshot> = {},
): Promise<string> {
  const payload: ProposalSnapshot = {
    proposalId: randomId(),
    revision: 1,
    userId: 'u',
    title: 'Safe water for 14 schools in Turkana',
    grantId: 'SWT-2026-01',
    category: 'Education',
    status: 'draft',
    requestedAmount: 1_000,
    deadline: '',
    version: 0,
    reached: [],
    createdAt: new Date(),
    ...changes,
  };
  await onProposalChanged.handle(event('proposal.updated', tenantId, payload) as never);
  return payload.proposalId;
}

export async function deliverProfile(tenantId: string, payload: EventMap['profile.updated']): Promise<void> {
  const updated = event('profile.updated', tenantId, payload) as never;
  await onProfileChanged.handle(updated);
  await onProfileFacts.handle(updated);
}

export const deliverAward = (tenantId: string, points: number): Promise<void> =>
  onPointsAwarded.handle(
    event('impact.awarded', tenantId, {
      points,
      reason: 'r',
      category: 'c',
    }) as DomainEvent<'impact.awarded'>,
  );

type GivenCall = Partial<Omit<CallSnapshot['call'], 'questions'>> & {
  questions?: number;
  revision?: number;
  callId?: string;
};

/** Delivers a call as its service would publish it, with as many questions as asked for. Returns the id. */
export async function deliverCall(
  tenantId: string,
  { questions = 3, revision = 1, callId = randomId(), ...changes }: GivenCall = {},
): Promise<string> {
  const call = {
    ...emptyCall,
    name: 'Clean rivers',
    funder: 'Rivers Trust',
    deadlineZone: 'Africa/Nairobi',
    ...changes,
    questions: Array.from({ length: questions }, (_, n) => emptyCallRow('questions', `q${n}`)),
  };
  const deadlineAt = deadlineMoment(call);
  const payload = { callId, revision, userId: 'u', call, ...(deadlineAt && { deadlineAt }) };
  const updated = event('call.updated', tenantId, payload) as never;
  await onCallChanged.handle(updated);
  await onCallAmounts.handle(updated);
  await onCallLikelihood.handle(updated);
  return callId;
}

export async function deliverCallDeletion(tenantId: string, callId: string, revision: number): Promise<void> {
  const deleted = event('call.deleted', tenantId, { callId, revision, userId: 'u' }) as never;
  await onCallDeleted.handle(deleted);
  await onCallAmounts.handle(deleted);
  await onCallLikelihood.handle(deleted);
}

/** Delivers an application as its service would publish it: its proposal is delivered by `deliverProposal`. */
export async function deliverApplication(
  tenantId: string,
  changes: Partial<ApplicationSnapshot> & Pick<ApplicationSnapshot, 'callId'>,
): Promise<string> {
  const payload: ApplicationSnapshot = {
    proposalId: randomId(),
    revision: 1,
    userId: 'u',
    title: 'Clean water from the river',
    status: 'draft',
    questions: 3,
    required: 2,
    answered: 1,
    overLimit: 0,
    ticked: 0,
    openQuestions: [{ questionId: 'q1', text: 'Who will benefit, and how many?' }],
    ...changes,
  };
  await onApplicationChanged.handle(event('application.changed', tenantId, payload) as never);
  return payload.proposalId;
}

export const deliverApplicationRemoval = (
  tenantId: string,
  payload: EventMap['application.removed'],
): Promise<void> => onApplicationRemoved.handle(event('application.removed', tenantId, payload) as never);

/** Delivers a change of status as its service would publish it, at that time, by that person. */
export const deliverMove = (
  tenantId: string,
  { at, by, ...moved }: { proposalId: string; to: ProposalStatus; at: Date; by?: string },
): Promise<void> =>
  onProposalMoved.handle({
    ...event('proposal.status_changed', tenantId, { ...moved, userId: by } as never),
    at,
  } as never);

/** Delivers the readiness of a text as its service would publish it. */
export const deliverReadiness = (
  tenantId: string,
  judged: Partial<EventMap['proposal.judged']> & Pick<EventMap['proposal.judged'], 'proposalId'>,
): Promise<void> =>
  onProposalJudged.handle(
    event('proposal.judged', tenantId, { revision: 1, version: 1, readiness: 50, ...judged }) as never,
  );

interface GivenSignOff {
  proposalId: string;
  userId: string;
  kind?: 'person' | 'guest';
  isAgreed: boolean;
  at: Date;
}

/** Delivers that somebody was asked to agree, and whether they have, at that time. */
export async function deliverSignOff(
  tenantId: string,
  { at, isAgreed, proposalId, userId, kind = 'person' }: GivenSignOff,
): Promise<void> {
  const signer = { id: userId, kind };
  const asked = event('sign_off.asked', tenantId, { proposalId, signers: [signer] } as never);
  await onSignOffChanged.handle({ ...asked, at } as never);
  const given = event('sign_off.given', tenantId, { proposalId, signer } as never);
  if (isAgreed) await onSignOffChanged.handle({ ...given, at } as never);
}

/** Delivers a document as its service would publish it. Returns the id. */
export async function deliverDocument(
  tenantId: string,
  changes: Partial<DocumentSnapshot> = {},
): Promise<string> {
  const payload: DocumentSnapshot = {
    ...{ documentId: randomId(), revision: 1, userId: 'u', name: 'Statutes', kind: 'other', expiresOn: '' },
    ...changes,
  };
  await onDocumentChanged.handle(event('document.updated', tenantId, payload) as never);
  return payload.documentId;
}
