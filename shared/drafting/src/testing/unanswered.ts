import { emptyProposalFields } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import fc from 'fast-check';

type Answers = Omit<ProposalFields, 'budgetLines' | 'indirectCost' | 'sectionLimits'>;

/** An empty value for every answer, for tests that set only some answers. */
export const unanswered = Object.fromEntries(
  Object.entries(emptyProposalFields).map(([name, value]) => [name, fc.constant(value)]),
) as { [Name in keyof Answers]: fc.Arbitrary<Answers[Name]> };
