import { emptyProposalFields } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import fc from 'fast-check';

type Answers = Omit<ProposalFields, 'budgetLines' | 'indirectCost' | 'sectionLimits'>;

/** Every answer as an empty one, for records of random answers: what they do not speak of stays unanswered. */
export const unanswered = Object.fromEntries(
  Object.entries(emptyProposalFields).map(([name, value]) => [name, fc.constant(value)]),
) as { [Name in keyof Answers]: fc.Arbitrary<Answers[Name]> };
