import { type FieldProblem, fieldsOfFormSection, type ProposalFormSection } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { problemsOfSection } from '../form-values/proposal.schema.ts';

export type SectionState = 'complete' | 'incomplete' | 'faulty';

interface Answers {
  values: ProposalFields;
  /** Those that are shown. */
  problems: readonly FieldProblem[];
}

/** Complete, or how much is missing; "faulty" once it has been asked for in vain. */
export function stateOf(
  section: ProposalFormSection,
  { values, problems }: Answers,
): { state: SectionState; words: string } {
  const missing = problemsOfSection(section, values).length;
  const isFaulty = problems.some(({ field }) =>
    fieldsOfFormSection(section).some((name) => name === field.split('.')[0]),
  );
  if (missing === 0)
    return isFaulty ? { state: 'faulty', words: 'To be changed' } : { state: 'complete', words: 'Complete' };
  return { state: isFaulty ? 'faulty' : 'incomplete', words: `Incomplete, ${missing} missing` };
}
