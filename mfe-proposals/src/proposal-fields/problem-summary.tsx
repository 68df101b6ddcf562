import { type FieldProblem, proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import { ErrorSummary } from '@harambee/ui';
import { sectionOfField } from '../form-values/proposal.schema.ts';

interface ProblemSummaryProps {
  problems: readonly FieldProblem[];
  attempt: number;
  onGoTo: (field: string) => void;
  /** The section on the screen: problems there need not be told where they are. */
  here: string;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The problems at the top of the form; its title says in which sections they are when they are elsewhere. */
export function ProblemSummary({ problems, attempt, onGoTo, here }: ProblemSummaryProps) {
  const faulty = proposalFormSectionNames.filter((section) =>
    problems.some(({ field }) => sectionOfField(field) === section),
  );
  const isElsewhere = faulty.some((section) => section !== here);
  const places = listed.format(faulty.map((section) => proposalFormSections[section]));
  return (
    <ErrorSummary
      problems={problems}
      attempt={attempt}
      title={isElsewhere ? `There is a problem in ${places}` : 'There is a problem'}
      focus={isElsewhere ? 'summary' : 'field'}
      onGoTo={isElsewhere ? onGoTo : undefined}
    />
  );
}
