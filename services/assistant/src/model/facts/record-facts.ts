import {
  amountsInWords,
  type BadgeProgress,
  daysUntil,
  formatDay,
  formatMoney,
  formatMoneySums,
  formatNumber,
  listWords,
  type Money,
  proposalCategories,
  proposalStatuses,
  requestedOf,
  sdgs,
} from '@harambee/domain';
import type { OpenCall } from '../../records/calls.ts';
import type { KnownApplication } from '../../records/known-application.model.ts';
import type { KnownOrganization } from '../../records/known-organization.model.ts';
import type { KnownProposal } from '../../records/known-proposal.model.ts';
import { isOpen, type Records } from '../../records/records.ts';
import { counted } from '../../tools/plain.ts';
import { type FactRecord, FactValue, Reference, wholeLine } from './fact.ts';

/** The only place that makes facts of records, each with its value as the reader sees it (ASSIST-16). */

/** The name that a reader knows a proposal by. */
export const titleOf = ({ title, grantId }: Pick<KnownProposal, 'title' | 'grantId'>): string =>
  title || grantId || 'Untitled proposal';

const count = (record: FactRecord, field: 'count' | 'dueCount' | 'overdueCount', number: number): FactValue =>
  new FactValue(record, field, 'count', number === 0 ? 'no proposals' : counted(number, 'proposal'));

/** What one proposal says; days only while it is not sent. */
export function proposalFacts(proposal: KnownProposal, now: number) {
  const record: FactRecord = { family: 'proposal', key: proposal._id };
  const { grantId, category, status, deadline } = proposal;
  const { amount, currency } = requestedOf(proposal);
  const days = deadline ? daysUntil(deadline, now) : undefined;
  const [day, left] =
    days !== undefined && days < 0
      ? (['passedDeadline', 'daysPast'] as const)
      : (['deadline', 'daysLeft'] as const);
  return {
    id: new Reference(proposal._id),
    title: new FactValue(record, 'name', 'title', titleOf(proposal)),
    ...(grantId && { grantId: new FactValue(record, 'grantId', 'title', grantId) }),
    status: new FactValue(record, 'status', 'phrase', proposalStatuses[status].label),
    ...(category && { category: new FactValue(record, 'category', 'phrase', category) }),
    ...(amount > 0 && {
      requested: new FactValue(record, 'requested', 'money', formatMoney(amount, currency)),
    }),
    ...(days !== undefined && { [day]: new FactValue(record, day, 'date', formatDay(deadline)) }),
    ...(days !== undefined &&
      isOpen(status) && { [left]: new FactValue(record, left, 'duration', counted(Math.abs(days), 'day')) }),
  };
}

/** What one call says, and how many of its required questions have no answer in the applications to it (CALL-44). */
export function callFacts(call: OpenCall) {
  const record: FactRecord = { family: 'call', key: call._id };
  const { name, daysLeft, deadlineDay, applications } = call;
  const isPast = (daysLeft ?? 0) < 0;
  const gives = amountsOf(call);
  return {
    id: new Reference(call._id),
    name: new FactValue(record, 'name', 'title', name),
    ...(daysLeft !== undefined && {
      [isPast ? 'passedDeadline' : 'deadline']: new FactValue(
        record,
        isPast ? 'passedDeadline' : 'deadline',
        'date',
        formatDay(deadlineDay),
      ),
      [isPast ? 'daysPast' : 'daysLeft']: new FactValue(
        record,
        isPast ? 'daysPast' : 'daysLeft',
        'duration',
        counted(Math.abs(daysLeft), 'day'),
      ),
    }),
    ...(gives && { gives: wholeLine(`${call._id}:gives`, `${name} gives ${gives}`) }),
    hasApplication: applications.length > 0,
    ...(applications[0] && { openQuestions: openQuestionsOf(record, applications[0]) }),
  };
}

/** How much a call gives (ASSIST-32); '' where it does not say. */
const amountsOf = ({ leastAmount, mostAmount, currency = '' }: OpenCall): string =>
  amountsInWords({ leastAmount: leastAmount ?? null, mostAmount: mostAmount ?? null, currency });

/** The value says what it counts, so that nothing else can be said of it. */
function openQuestionsOf(record: FactRecord, { required, answered }: KnownApplication): FactValue {
  const open = required - answered;
  const value =
    open === 0 ? 'no question without an answer' : `${counted(open, 'question')} without an answer`;
  return new FactValue(record, 'openQuestions', 'count', value);
}

/** How many proposals are of one kind, and what they ask for. */
export const sumFacts = (record: FactRecord, proposals: number, requested: readonly Money[]) => ({
  proposals: count(record, 'count', proposals),
  ...(requested.some(({ amount }) => amount > 0) && {
    requested: new FactValue(record, 'requested', 'money', formatMoneySums(requested)),
  }),
});

const isCatalogCategory = (category: string): boolean =>
  (proposalCategories as readonly string[]).includes(category);

/** A category of the product is a word; another one was typed by somebody. */
export const categoryName = (record: FactRecord): FactValue | string =>
  isCatalogCategory(record.key) ? record.key : new FactValue(record, 'name', 'title', record.key);

const due: FactRecord = { family: 'due', key: 'due' };

/** How many deadlines are ahead, and how many have passed. */
export const dueFacts = (ahead: number, past: number) => ({
  ahead: count(due, 'dueCount', ahead),
  overdue: count(due, 'overdueCount', past),
});

const standing: FactRecord = { family: 'standing', key: 'standing' };

/** Points, levels and badges. */
export function standingFacts({
  points,
  level,
  toNextLevel,
  badges,
}: Awaited<ReturnType<Records['impact']>>) {
  const earned = badges.filter((badge) => badge.earned).length;
  const of = (field: 'points' | 'level' | 'toNextLevel' | 'nextLevel' | 'badgesEarned', value: string) =>
    new FactValue(
      standing,
      field,
      field.endsWith('evel') && field !== 'toNextLevel' ? 'measurement' : 'count',
      value,
    );
  return {
    points: of('points', counted(points, 'point')),
    level: of('level', `Level ${formatNumber(level)}`),
    toNextLevel: of('toNextLevel', counted(toNextLevel, 'point')),
    nextLevel: of('nextLevel', `Level ${formatNumber(level + 1)}`),
    badgesEarned: of('badgesEarned', counted(earned, 'badge')),
    badges: badges.map(badgeFacts),
  };
}

function badgeFacts({ id, name, description, earned, progress }: BadgeProgress) {
  const record: FactRecord = { family: 'badge', key: id };
  return {
    name: new FactValue(record, 'name', 'title', name),
    takes: new FactValue(
      record,
      'condition',
      'phrase',
      `${description[0]?.toLowerCase()}${description.slice(1)}`,
    ),
    progress: new FactValue(record, 'progress', 'measurement', `${progress.current} of ${progress.required}`),
    earned,
  };
}

const profile: FactRecord = { family: 'profile', key: 'profile' };

/** What the profile says, and which fields are missing. */
export function profileFacts(organization: KnownOrganization) {
  const { name, type, location, foundedYear, mission, problems } = organization;
  const goals = sdgs.filter(({ id }) => organization.sdgs?.includes(Number(id)));
  return {
    name: new FactValue(profile, 'name', 'organization', name),
    ...(type && { type: new FactValue(profile, 'type', 'phrase', type) }),
    ...(location && { location: new FactValue(profile, 'location', 'phrase', location) }),
    ...(foundedYear && { foundedYear: new FactValue(profile, 'foundedYear', 'date', String(foundedYear)) }),
    ...(mission && { mission: new FactValue(profile, 'mission', 'phrase', mission) }),
    ...(goals.length > 0 && {
      goals: new FactValue(
        profile,
        'goals',
        'phrase',
        listWords(goals.map((goal) => `${goal.id}: ${goal.name}`)),
      ),
    }),
    missing: problems?.map(({ message }) => message) ?? 'unknown',
    ...(problems && {
      missingCount: new FactValue(
        profile,
        'missingCount',
        'count',
        problems.length === 0 ? 'no fields' : counted(problems.length, 'field'),
      ),
    }),
  };
}

/** The day on which the question is asked. */
export const todayFact = (day: string): FactValue =>
  new FactValue({ family: 'today', key: 'today' }, 'today', 'date', formatDay(day));
