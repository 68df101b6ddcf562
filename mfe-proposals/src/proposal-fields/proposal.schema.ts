import {
  budgetProblems,
  createProblems,
  type FieldProblem,
  type ProposalFormSection,
  proposalCompleteRules,
  proposalDraftRules,
  proposalFormSectionNames,
  proposalRules,
  type Rule,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { withRules } from '@harambee/ui/app';
import { type AnyObject, array, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup';

/** Rows and figures that are checked as a whole, by the rules alone. */
type Checked = 'budgetLines' | 'indirectCost' | 'sectionLimits';
type Shape = {
  [Field in Exclude<keyof ProposalFields, Checked>]: Schema<ProposalFields[Field], AnyObject, unknown, 'd'>;
} & Record<Checked, Schema>;

// A field that drifts from the wire contract stops the build. Defaults, because Formik hands an empty text over as none.
const shape: Shape = {
  title: string().defined().default(''),
  grantId: string().defined().default(''),
  organization: string().defined().default(''),
  category: string().defined().default(''),
  description: string().defined().default(''),
  objectives: array(string().defined().default('')).defined().default([]),
  beneficiaries: number().defined().default(0),
  methodology: string().defined().default(''),
  requestedAmount: number().defined().default(0),
  deadline: string().defined().default(''),
  budget: string().defined().default(''),
  projectDuration: number().defined().default(0),
  timeline: string().defined().default(''),
  sustainability: string().defined().default(''),
  team: string().defined().default(''),
  budgetLines: mixed(),
  indirectCost: mixed(),
  sectionLimits: mixed(),
};

/** The domain alone holds the rules, with their messages and limits (DATA-19). */
function schemaOf(rules: readonly Rule<ProposalFields>[]): ObjectSchema<ProposalFields> {
  const fields = withRules(shape, rules, (values) => values as ProposalFields);
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

const rulesOf = (section: ProposalFormSection) => proposalRules.filter((rule) => rule.section === section);

/** The fields of a section, in the order of the form. */
export function fieldsOfSection(section: ProposalFormSection): (keyof ProposalFields)[] {
  return [...new Set(rulesOf(section).map((rule) => rule.field))];
}

/** Fields that are in a section and have no rule. */
const furtherFields: Partial<Record<ProposalFormSection, (keyof ProposalFields)[]>> = {
  funding: ['budgetLines', 'indirectCost', 'sectionLimits'],
};

/** All fields of a section that a problem may be about. */
export const checkedFieldsOf = (section: ProposalFormSection): (keyof ProposalFields)[] => [
  ...fieldsOfSection(section),
  ...(furtherFields[section] ?? []),
];

/** What keeps a section from being complete. */
export function problemsOfSection(section: ProposalFormSection, values: ProposalFields): FieldProblem[] {
  return createProblems(values).filter(({ field }) => sectionOfField(field) === section);
}

export function isSectionComplete(section: ProposalFormSection, values: ProposalFields): boolean {
  return problemsOfSection(section, values).length === 0;
}

export function sectionOfField(field: string): ProposalFormSection | undefined {
  const [root] = field.split(/[.[]/);
  return proposalFormSectionNames.find((section) => checkedFieldsOf(section).some((name) => name === root));
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
