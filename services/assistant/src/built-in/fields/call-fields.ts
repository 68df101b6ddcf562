import { type CallStatus, callStatuses, paths, standardCurrency } from '@harambee/domain';
import type { OpenCall as KnownCall } from '../../records/calls.ts';
import { plain } from '../../tools/plain.ts';
import { callName, openCall } from '../answers/call-words.ts';
import { rowsOf } from '../query/rows.ts';
import { callWords } from '../words/calls.ts';
import { dayIn } from '../words/dates.ts';
import { type Field, type Kind, some } from './field.ts';
import { fieldLabels } from './labels.ts';

/** A call, and how many proposals there are for it. */
interface Call extends KnownCall {
  proposals: number;
}

const isOpenStill = ({ status, daysLeft = 0 }: Call): boolean =>
  (status === 'considering' || status === 'preparing') && daysLeft >= 0;

const fields = {
  title: {
    type: 'reference',
    concepts: [],
    of: ({ _id }) => [_id],
    label: fieldLabels.status,
    isAlways: true,
  },
  mostAmount: {
    type: 'money',
    concepts: ['money', 'howMuch', 'atMost', 'gives'],
    of: ({ mostAmount }) => some(mostAmount),
    label: fieldLabels.most,
  },
  leastAmount: {
    type: 'money',
    concepts: ['fromHowMuch'],
    of: ({ leastAmount }) => some(leastAmount),
    label: fieldLabels.least,
  },
  currency: {
    type: 'choice',
    concepts: ['byCurrency'],
    of: ({ currency }) => some(currency),
    label: fieldLabels.currency,
  },
  funder: {
    type: 'reference',
    concepts: ['funder'],
    of: ({ funder }) => some(funder),
    label: fieldLabels.funder,
  },
  deadline: {
    type: 'date',
    concepts: ['due', 'missed'],
    of: ({ deadlineDay }) => some(deadlineDay),
    label: fieldLabels.deadline,
    isAhead: true,
    usual: isOpenStill,
  },
  daysLeft: {
    type: 'number',
    concepts: ['daysLeft'],
    of: ({ daysLeft }) => some(daysLeft),
    label: fieldLabels.daysLeft,
    unit: 'days',
    usual: isOpenStill,
  },
  status: {
    type: 'choice',
    concepts: ['byStatus', 'status'],
    of: ({ status }) => [status],
    label: fieldLabels.status,
    isAlways: true,
  },
  /** Its day has passed, whatever came of it. */
  closed: {
    type: 'yesNo',
    concepts: [],
    of: ({ daysLeft }) => (daysLeft === undefined ? [] : [daysLeft < 0 ? 1 : 0]),
    label: fieldLabels.closed,
  },
  proposals: {
    type: 'number',
    concepts: ['proposal'],
    of: ({ proposals }) => [proposals],
    isCount: true,
    label: fieldLabels.applications,
  },
  likelihood: {
    type: 'choice',
    concepts: ['chance'],
    of: ({ likelihood }) => some(likelihood),
    label: fieldLabels.likelihood,
  },
} satisfies Record<string, Field<Call>>;

const status = (...values: CallStatus[]) => ({ field: 'status', values });

export const callKind: Kind<Call> = {
  async rows({ records }, isCounted) {
    const [calls, proposals] = await Promise.all([
      records.callsIn(Object.keys(callStatuses) as CallStatus[]),
      rowsOf(records),
    ]);
    return calls.map((call) => ({
      ...call,
      proposals: proposals.filter((one) => one.callId === call._id && isCounted(one)).length,
    }));
  },
  countsProposals: 'proposals',
  fields,
  meanings: {
    considering: status('considering'),
    preparing: status('preparing'),
    turnedDown: status('not_applying'),
    applied: status('applied'),
    submitted: status('applied'),
    everSent: status('applied'),
    closed: { field: 'closed', values: [1] },
    usd: { field: 'currency', values: ['USD'] },
    eur: { field: 'currency', values: ['EUR'] },
    kes: { field: 'currency', values: ['KES'] },
    openStill: status('considering', 'preparing'),
    likely: { field: 'likelihood', values: ['high'] },
    unlikely: { field: 'likelihood', values: ['low'] },
    fairlyLikely: { field: 'likelihood', values: ['medium'] },
  },
  light: ['call', 'money', 'writing', 'ownView'],
  main: 'mostAmount',
  lasting: [],
  statusDays: [],
  dateOf: 'deadline',
  named: ({ calls }) => calls,
  currencyOf: ({ currency }) => currency ?? standardCurrency,
  titleOf: ({ name }) => plain(name),
  lineOf: (call, language) =>
    `${callName(call)}${call.deadlineDay ? `: ${dayIn(call.deadlineDay, language)}` : ''}, ${callStatuses[call.status].label}`,
  chipOf: openCall,
  page: paths.calls,
  counted: callWords.counted,
  none: callWords.noneSuch,
  found: callWords.found,
};
