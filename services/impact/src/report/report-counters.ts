import { monthOf, type ReportedProposal, reportSums } from '@harambee/domain';
import { Counters } from '@harambee/service-kit';
import { KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { ReportCountersModel } from './report-counters.model.ts';

/** The figures of the report, by the month in which a proposal was created (`YYYY-MM`). */
export const reportCounters = new Counters<ReportedProposal & { _id: string }>({
  sums: ReportCountersModel,
  rows: KnownProposalModel,
  select: ['status', 'category', 'requestedAmount', 'currency', 'amount', 'createdAt'],
  partsOf: (proposal) => ({ [monthOf(proposal.createdAt)]: reportSums(proposal) }),
  order: 'createdAt',
});
