import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CallSnapshot,
  CallStatus,
  EventMap,
  ProposalSnapshot,
  ProposalStatus,
  Role,
} from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor } from '@harambee/service-kit/testing';
import type { Entry } from '../evaluation/judge/score.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { onTeamChanged } from '../handlers/on-team-changed.handler.ts';
import {
  deliverApplication,
  deliverAward,
  deliverCall,
  deliverDocument,
  deliverMove,
  deliverProfile,
  deliverProposal,
  deliverReadiness,
  deliverSignOff,
} from './deliver.ts';

interface World {
  now: string;
  me: { id: string; firstName: string; lastName: string };
  people: { id: string; name: string; role: Role }[];
  profiles: (EventMap['profile.updated'] & {
    id: string;
    own: boolean;
    registrationNumber: string;
    contactPhone: string;
    taxExemptStatus: string;
    annualBudgetRange: string;
    focusAreas: string[];
    currency: string;
    contactEmail: string;
  })[];
  calls: (Pick<CallSnapshot['call'], 'name' | 'funder' | 'deadlineDay' | 'currency'> &
    Pick<CallSnapshot['call'], 'leastAmount' | 'mostAmount' | 'likelihood'> & {
      id: string;
      status: CallStatus;
    })[];
  proposals: {
    id: string;
    title: string;
    status: ProposalStatus;
    callId: string;
    grantId: string;
    category: string;
    requestedAmount: number;
    currency: string;
    deadline: string;
    createdAt: string;
    lead: string;
    version: number;
    openSections: ProposalSnapshot['openSections'];
    readiness: number | null;
    history: { to: ProposalStatus; at: string; by: string }[];
  }[];
  tasks: { id: string; proposalId: string; label: string; person: string; dueOn: string; done: boolean }[];
  signOffs: { proposalId: string; person: string; state: string; askedAt: string; at?: string }[];
  documents: { id: string; name: string; expiresOn: string }[];
  awards: { points: number }[];
}

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(__dirname, '../evaluation/judge', name), 'utf8')) as Content;

export const world = read<World>('world.json');
export const entries = [...read<Entry[]>('questions.json'), ...read<Entry[]>('orders.json')];
/** Written before the rules that they measure; opened once those were done. */
export const thirdPart = read<Entry[]>('third-part.json');
/** Written by one who does not know how Rafiki is built. */
export const fourthPart = read<Entry[]>('fourth-part.json');
/** By the same person as the fourth, written while the fourth was being learned from: first measured when that was done. */
export const fifthPart = read<Entry[]>('fifth-part.json');
/** By another person, who did not see how Rafiki is built; measured once, when the fifth and practice parts had been learned from. */
export const sixthPart = read<Entry[]>('sixth-part.json');
export const seventhPart = read<Entry[]>('seventh-part.json');
export const eighthPart = read<Entry[]>('eighth-part.json');
export const ninthPart = read<Entry[]>('ninth-part.json');
/** Written to learn from: questions as people type them on a phone. */
export const practicePart = read<Entry[]>('practice-part.json');

/** The judge's organization as events of the other services describe it. Returns the person who asks. */
export async function settleWorld(): Promise<TestActor> {
  const { id: userId, firstName, lastName } = world.me;
  const actor = await newActor({ userId, name: `${firstName} ${lastName}` });
  const { tenantId } = actor;
  for (const { id, name, role } of world.people) {
    const [first = '', last = ''] = name.split(' ');
    const person = { userId: id, firstName: first, lastName: last, role };
    await onPeopleChanged.handle(event('user.registered', tenantId, person) as never);
  }
  for (const { id: callId, ...call } of world.calls) await deliverCall(tenantId, { callId, ...pick(call) });
  for (const proposal of world.proposals) await settleProposal(tenantId, proposal);
  await settleRest(tenantId);
  return actor;
}

const pick = ({ name, funder, deadlineDay, status, ...amounts }: Omit<World['calls'][number], 'id'>) => {
  const { currency, leastAmount, mostAmount, likelihood } = amounts;
  return {
    ...{ name, funder, deadlineDay, status, currency, leastAmount, mostAmount, likelihood },
    deadlineZone: 'UTC',
  };
};

async function settleProposal(tenantId: string, proposal: World['proposals'][number]): Promise<void> {
  const { id: proposalId, title, status, grantId, category, deadline, version, history, currency } = proposal;
  const { requestedAmount: amount, callId, createdAt, openSections, lead: ownerId } = proposal;
  await deliverProposal(tenantId, {
    ...{ proposalId, title, status, grantId, category, deadline, version, currency, amount, openSections },
    requestedAmount: currency === 'USD' ? amount : 0,
    reached: history
      .map(({ to }) => to)
      .filter((to) => ['completed', 'under_review', 'approved'].includes(to)),
    createdAt: new Date(createdAt),
  });
  for (const { to, at, by } of history.slice(1))
    await deliverMove(tenantId, { proposalId, to, at: new Date(at), by });
  if (proposal.readiness !== null)
    await deliverReadiness(tenantId, { proposalId, version, readiness: proposal.readiness });
  await deliverApplication(tenantId, {
    ...{ proposalId, callId, title, status },
    answered: 2,
    openQuestions: [],
  });
  const tasks = world.tasks
    .filter((task) => task.proposalId === proposalId)
    .map(({ id: taskId, label, person: personId, dueOn, done: isDone }) => ({
      ...{ taskId, kind: 'section', label, personId, dueOn, isDone, askedIn: 1 },
    }));
  const team = { proposalId, revision: 1, userId: ownerId, title, ownerId, helperIds: [], tasks, taken: [] };
  await onTeamChanged.handle(event('proposal.team_changed', tenantId, team as never) as never);
}

async function settleRest(tenantId: string): Promise<void> {
  const own = world.profiles.find((profile) => profile.own);
  if (!own) throw new Error('the world has no profile of its own');
  const { name, type, location, foundedYear, mission, sdgs, website, isActive, onLeaderboard } = own;
  await deliverProfile(tenantId, {
    ...{
      profileId: own.id,
      revision: 1,
      name,
      type,
      location,
      foundedYear,
      mission,
      sdgs,
      website,
      isActive,
    },
    onLeaderboard,
    facts: own.facts ?? [],
    statements: {
      currency: own.currency,
      registrationNumber: own.registrationNumber,
      contactEmail: own.contactEmail,
      contactPhone: own.contactPhone,
    } as never,
    standing: {
      taxExemptStatus: own.taxExemptStatus,
      annualBudgetRange: own.annualBudgetRange,
      focusAreas: own.focusAreas,
    } as never,
    problems: [{ field: 'contactPhone', message: 'Contact phone is required' }],
  });
  for (const { proposalId, person, state, askedAt, at: agreedAt } of world.signOffs) {
    const at = new Date(agreedAt ?? askedAt);
    await deliverSignOff(tenantId, { proposalId, userId: person, isAgreed: state === 'agreed', at });
  }
  for (const { id, name: called, expiresOn } of world.documents)
    await deliverDocument(tenantId, { documentId: id, name: called, expiresOn });
  for (const { points } of world.awards) await deliverAward(tenantId, points);
}
