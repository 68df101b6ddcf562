import { searchWords } from '@harambee/domain';
import { Counters } from '@harambee/service-kit';
import { type FigureRow, figureFields, partsOf } from '../figures/figure-parts.ts';
import { ProposalCountersModel } from '../figures/proposal-counters.model.ts';
import { ProposalModel } from './proposal.model.ts';

/**
 * The figures above the list, the analytics and the words that a search finds, of each organization. Every write of a
 * record marks it (`countedPlugin`); a read first counts what is marked.
 */
export const proposalCounters = new Counters<FigureRow>({
  sums: ProposalCountersModel,
  rows: ProposalModel,
  select: figureFields,
  partsOf,
  wordsOf: ({ searchText }) => [...new Set(searchWords(searchText))],
  order: 'createdAt',
  changedAt: 'updatedAt',
});
