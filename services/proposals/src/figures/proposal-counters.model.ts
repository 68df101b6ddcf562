import { counterModel } from '@harambee/service-kit';

/** The sums over an organization's proposals. */
export const ProposalCountersModel = counterModel('ProposalCounters', 'proposal_counters');
