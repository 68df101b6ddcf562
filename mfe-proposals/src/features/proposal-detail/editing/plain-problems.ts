import { type FieldProblem, problemsOf, proposalCompleteRules } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { fieldLabels } from '../../../proposal-fields/field-labels.ts';

const isField = (name: string): name is keyof ProposalFields => name in fieldLabels;

/** What the service found wrong, in the words of the form: the domain's where it has some, else the service's own. */
export function plainProblems(problems: readonly FieldProblem[], values: ProposalFields): FieldProblem[] {
  const known = problemsOf(proposalCompleteRules, values);
  return problems.map(({ field, message }) => {
    const path = field.replaceAll('/', '.').replace(/^\./, '');
    const [root = '', row] = path.split('.');
    const words = known.find((problem) => problem.field === root)?.message;
    if (words && row === undefined) return { field: path, message: words };
    if (!isField(root)) return { field: path, message };
    const named =
      row === undefined || root !== 'objectives' ? fieldLabels[root] : `Objective ${Number(row) + 1}`;
    // The service begins with the name of the field, which nobody has seen on the page.
    const said = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
    return { field: path, message: said === message ? message : `${named} ${said}` };
  });
}
