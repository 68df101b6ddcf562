import { searchWords } from '@harambee/domain';
import { Counters } from '@harambee/service-kit';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { ProposalCountersModel } from './proposal-counters.model.ts';
import { type FigureRow, figureFields, partsOf } from './proposal-parts.ts';

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
