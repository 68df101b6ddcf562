import {
  type FieldProblem,
  type ProposalFieldName,
  problemsOf,
  proposalCompleteRules,
  proposalFieldTable,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';

const isField = (name: string): name is ProposalFieldName => name in proposalFieldTable;

/** What the service found wrong, in the words of the form: the domain's where it has some, else the service's own. */
export function plainProblems(problems: readonly FieldProblem[], values: ProposalFields): FieldProblem[] {
  const known = problemsOf(proposalCompleteRules, values);
  return problems.map(({ field, message }) => {
    const path = field.replaceAll('/', '.').replace(/^\./, '');
    const [root = '', row] = path.split('.');
    const words = known.find((problem) => problem.field === root)?.message;
    if (words && row === undefined) return { field: path, message: words };
    if (!isField(root)) return { field: path, message };
    const { kind, label, itemLabel } = proposalFieldTable[root];
    const named = kind === 'list' && row !== undefined ? `${itemLabel} ${Number(row) + 1}` : label;
    // The service begins with the name of the field, which nobody has seen on the page.
    const said = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
    return { field: path, message: said === message ? message : `${named} ${said}` };
  });
}
