import {
  budgetProblems,
  byProposalField,
  createProblems,
  type FieldProblem,
  type ProposalField,
  type ProposalFieldName,
  type ProposalFormSection,
  proposalCompleteRules,
  proposalDraftRules,
  proposalFieldTable,
  proposalFormSectionNames,
  type Rule,
  withEmptyPlanCells,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { withRules } from '@harambee/ui/app';
import { array, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup';

/** Defaults, because Formik hands an empty text over as none. Structured fields are checked as a whole, by the rules alone. */
function formSchemaOf({ kind }: ProposalField) {
  switch (kind) {
    case 'line':
    case 'text':
    case 'choice':
    case 'day':
      return string().defined().default('');
    case 'number':
      return number().defined().default(0);
    case 'list':
      return array(string().defined().default('')).defined().default([]);
    default:
      return mixed();
  }
}

const shape = byProposalField(formSchemaOf);

/** The domain alone holds the rules, with their messages and limits (DATA-19). */
function schemaOf(rules: readonly Rule<ProposalFields>[]): ObjectSchema<ProposalFields> {
  const fields = withRules(shape, rules, (values) => {
    const answers = values as ProposalFields;
    return { ...answers, ...withEmptyPlanCells(answers) };
  });
  return object(fields) as unknown as ObjectSchema<ProposalFields>;
}

/** What a proposal needs before its text is written. */
export const proposalFormSchema = schemaOf(proposalCompleteRules);

/** The same, and for a budget of lines that it equals the request (`createProblems`). */
export const newProposalSchema = proposalFormSchema.shape(
  Object.fromEntries(
    (['requestedAmount', 'indirectCost'] as const).map((field) => [
      field,
      (proposalFormSchema.fields[field] as Schema).test('budget agrees', (_value, context) => {
        const { budgetLines, ...values } = context.parent as ProposalFields;
        const problem =
          budgetLines && budgetProblems({ budgetLines, ...values }).find((one) => one.field === field);
        return problem ? context.createError({ message: problem.message }) : true;
      }),
    ]),
  ),
);

/** What a draft needs to be kept, half-written as it is. */
export const draftFormSchema = schemaOf(proposalDraftRules);

/** What keeps a section from being complete. */
export function problemsOfSection(section: ProposalFormSection, values: ProposalFields): FieldProblem[] {
  return createProblems(values).filter(({ field }) => sectionOfField(field) === section);
}

export function isSectionComplete(section: ProposalFormSection, values: ProposalFields): boolean {
  return problemsOfSection(section, values).length === 0;
}

export function sectionOfField(field: string): ProposalFormSection | undefined {
  const [root = ''] = field.split(/[.[]/);
  return root in proposalFieldTable ? proposalFieldTable[root as ProposalFieldName].section : undefined;
}

/** Back to any section; forward only when every section before it is complete (PROP-12). */
export function isReachable(
  section: ProposalFormSection,
  from: ProposalFormSection,
  values: ProposalFields,
): boolean {
  const target = proposalFormSectionNames.indexOf(section);
  if (target <= proposalFormSectionNames.indexOf(from)) return true;
  return proposalFormSectionNames.slice(0, target).every((earlier) => isSectionComplete(earlier, values));
}
