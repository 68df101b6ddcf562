import { type ProposalStatus, paths, proposalStatusNames, requestedOf } from '@harambee/domain';
import { movedOn } from '../../records/history.ts';
import { isOpen } from '../../records/records.ts';
import { type ForEach, languages } from '../../understanding/languages.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { labelOf, moneyOf, proposalChip, shown, titleOf } from '../ask.ts';
import { eventDay, waitOf } from '../query/events.ts';
import { isMissed, isWithinCall, type Row, rowsOf } from '../query/rows.ts';
import { dayIn } from '../query/spans.ts';
import { narrowing } from '../words/narrowing.ts';
import { proposals, records as said } from '../words/records.ts';
import { type Field, type Kind, some } from './field.ts';
import { fieldLabels } from './labels.ts';

const sent: readonly ProposalStatus[] = ['submitted', 'under_review', 'approved', 'rejected', 'funded'];

const everywhere = (words: string) =>
  Object.fromEntries(languages.map((language) => [language, words])) as ForEach<string>;

/** The day of a status: "Submitted" in every language, as the pages write it. */
const dayOfStatus = (status: ProposalStatus, ...concepts: Concept[]): Field<Row> => ({
  type: 'date',
  concepts: [status, ...concepts],
  of: (row) => some(movedOn(row, status)),
  label: everywhere(labelOf(status)),
});

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

const fields = {
  title: { type: 'reference', concepts: [], of: ({ id }) => [id], label: fieldLabels.status, isAlways: true },
  amount: {
    type: 'money',
    concepts: ['requested', 'money'],
    of: (row) => some(requestedOf(row).amount || undefined),
    label: fieldLabels.amount,
  },
  currency: {
    type: 'choice',
    concepts: ['byCurrency'],
    of: (row) => [requestedOf(row).currency],
    label: fieldLabels.currency,
    isAlways: true,
  },
  category: {
    type: 'choice',
    concepts: ['byCategory'],
    of: ({ category }) => some(category),
    label: fieldLabels.category,
  },
  funder: {
    type: 'reference',
    concepts: ['funder'],
    of: ({ funder }) => some(funder),
    label: fieldLabels.funder,
  },
  lead: {
    type: 'person',
    concepts: ['lead', 'whose'],
    without: 'noLead',
    of: ({ leadId }) => some(leadId),
    label: fieldLabels.lead,
  },
  deadline: {
    type: 'date',
    concepts: ['due'],
    without: 'noDeadline',
    of: ({ dueOn }) => some(dueOn),
    label: fieldLabels.deadline,
    isAhead: true,
    usual: ({ status }) => isOpen(status),
  },
  daysLeft: {
    type: 'number',
    concepts: ['daysLeft'],
    of: ({ daysLeft }) => some(daysLeft),
    label: fieldLabels.daysLeft,
    unit: 'days',
    usual: ({ status }) => isOpen(status),
  },
  late: {
    type: 'number',
    concepts: ['missed'],
    of: (row) => (isMissed(row) ? [-(row.daysLeft ?? 0)] : []),
    label: fieldLabels.late,
    unit: 'days',
    claim: narrowing.missed,
  },
  /** From sending to the deadline. */
  spare: {
    type: 'number',
    concepts: ['spare'],
    of: (row) => {
      const day = movedOn(row, 'submitted');
      return day && row.deadline ? [daysBetween(day, row.deadline)] : [];
    },
    label: fieldLabels.spare,
    unit: 'days',
  },
  onTime: {
    type: 'yesNo',
    concepts: [],
    of: (row) => {
      const day = movedOn(row, 'submitted');
      if (!row.dueOn) return [];
      if (!isOpen(row.status)) return day ? [day <= row.deadline ? 1 : 0] : [];
      return [(row.daysLeft ?? 0) >= 0 ? 1 : 0];
    },
    label: fieldLabels.onTime,
  },
  /** It asks for what its call gives; of another currency nothing is known. */
  within: {
    type: 'yesNo',
    concepts: [],
    of: (row) => some(isWithinCall(row)),
    label: fieldLabels.within,
  },
  wait: {
    type: 'number',
    concepts: ['waitedDays', 'unanswered'],
    of: (row, now) => some(waitOf(row, now)?.days),
    label: fieldLabels.wait,
    unit: 'days',
  },
  readiness: {
    type: 'number',
    unseen: 'readiness',
    concepts: ['readiness'],
    of: ({ readiness }) => some(readiness),
    label: fieldLabels.readiness,
  },
  sections: {
    type: 'number',
    concepts: ['missing', 'section'],
    of: ({ openSections: open }) => some(open?.length),
    isCount: true,
    unseen: 'sections',
    label: fieldLabels.sections,
  },
  openSection: {
    type: 'reference',
    concepts: [],
    of: ({ openSections: open = [] }) => open,
    label: fieldLabels.sections,
  },
  code: {
    type: 'reference',
    concepts: ['grantCode'],
    of: ({ grantId }) => some(grantId),
    label: fieldLabels.code,
  },
  versions: {
    type: 'number',
    concepts: ['versions'],
    of: ({ version }) => [version],
    label: fieldLabels.versions,
    isCount: true,
  },
  signers: {
    type: 'person',
    concepts: ['signOff'],
    of: ({ unsigned }) => unsigned,
    label: fieldLabels.signers,
  },
  created: {
    type: 'date',
    concepts: ['writing', 'draft'],
    of: ({ createdAt }) => [dayIn(createdAt)],
    label: said.created,
    isAlways: true,
  },
  answered: {
    type: 'date',
    concepts: ['decided', 'decision'],
    of: (row) => some(eventDay(row, 'answered')),
    label: fieldLabels.answered,
  },
  generating: dayOfStatus('generating'),
  completed: dayOfStatus('completed'),
  failed: dayOfStatus('failed'),
  submitted: dayOfStatus('submitted', 'everSent'),
  under_review: dayOfStatus('under_review'),
  approved: dayOfStatus('approved', 'secured'),
  rejected: dayOfStatus('rejected'),
  funded: dayOfStatus('funded'),
  /** Every status that it has had: "never approved". */
  reached: {
    type: 'choice',
    concepts: [],
    of: ({ status, moves }) => [...new Set([status, ...moves.map(({ to }) => to)])],
    label: fieldLabels.status,
    isAlways: true,
  },
  status: {
    type: 'choice',
    concepts: ['byStatus'],
    of: ({ status }) => [status],
    label: fieldLabels.status,
    isAlways: true,
  },
} satisfies Record<string, Field<Row>>;

const status = (...values: ProposalStatus[]) => ({ field: 'status', values });

export const proposalKind: Kind<Row> = {
  rows: ({ records }) => rowsOf(records),
  fields,
  meanings: {
    draft: status('draft'),
    generating: status('generating'),
    completed: status('completed'),
    failed: status('failed'),
    submitted: status('submitted'),
    under_review: status('under_review'),
    approved: status('approved'),
    rejected: status('rejected'),
    funded: status('funded'),
    secured: status('approved', 'funded'),
    decided: status('approved', 'rejected', 'funded'),
    unanswered: status('submitted', 'under_review'),
    everSent: status(...sent),
    unsent: status('draft', 'generating', 'completed', 'failed'),
    onTime: { field: 'onTime', values: [1] },
    within: { field: 'within', values: [1] },
    beyond: { field: 'within', values: [0] },
    usd: { field: 'currency', values: ['USD'] },
    eur: { field: 'currency', values: ['EUR'] },
    kes: { field: 'currency', values: ['KES'] },
  },
  light: ['proposal', 'status', 'requested'],
  main: 'amount',
  lasting: ['approved', 'rejected', 'funded'],
  statusDays: [...proposalStatusNames, 'answered'],
  // "Between the clinic and the bees": both.
  named: ({ mention, mentions }) => (mentions.length > 1 ? mentions : (mention?.rows ?? [])),
  currencyOf: (row) => requestedOf(row).currency,
  titleOf: shown,
  lineOf: (row) => `**${shown(row)}**: ${labelOf(row.status)}, ${moneyOf(row)}`,
  chipOf: (row, language) => proposalChip({ ...row, title: titleOf(row) }, language),
  page: paths.proposals,
  counted: proposals,
  none: said.none,
  found: said.have,
};
