import {
  type FieldProblem,
  type ProposalFormSection,
  problemsOf,
  proposalDraftRules,
  proposalFormSectionNames,
  proposalRules,
  type Rule,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import {
  type AnyObject,
  array,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
  type TestContext,
} from 'yup';

type Shape = { [Field in keyof ProposalFields]: Schema<ProposalFields[Field], AnyObject, unknown, 'd'> };

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
};

/** Rules of the domain as a yup schema: the words and limits of spec 5 stand there and nowhere else. */
function schemaOf(rules: readonly Rule<ProposalFields>[]): ObjectSchema<ProposalFields> {
  const fields = { ...shape } as unknown as Record<keyof ProposalFields, Schema>;
  for (const { field, message, holds } of rules) {
    fields[field] = fields[field].test(
      `${field}: ${message}`,
      message,
      (_value: unknown, context: TestContext) => holds(context.parent as ProposalFields),
    );
  }
  return object(fields) as unknown as ObjectSchema<ProposalFields>;
}

/** What a proposal needs before its text is written. */
export const proposalFormSchema = schemaOf(proposalRules);

/** What a draft needs to be kept, half-written as it is. */
export const draftFormSchema = schemaOf(proposalDraftRules);

const rulesOf = (section: ProposalFormSection) => proposalRules.filter((rule) => rule.section === section);

/** The fields of a section, in the order of the form. */
export function fieldsOfSection(section: ProposalFormSection): (keyof ProposalFields)[] {
  return [...new Set(rulesOf(section).map((rule) => rule.field))];
}

export function problemsOfSection(section: ProposalFormSection, values: ProposalFields): FieldProblem[] {
  return problemsOf(rulesOf(section), values);
}

export function isSectionComplete(section: ProposalFormSection, values: ProposalFields): boolean {
  return problemsOfSection(section, values).length === 0;
}

export function sectionOfField(field: string): ProposalFormSection | undefined {
  return proposalFormSectionNames.find((section) =>
    rulesOf(section).some((rule) => rule.field === field.split(/[.[]/)[0]),
  );
}

/** Back to any section; forward only when every section before it is complete (reading A-22). */
export function isReachable(
  section: ProposalFormSection,
  from: ProposalFormSection,
  values: ProposalFields,
): boolean {
  const target = proposalFormSectionNames.indexOf(section);
  if (target <= proposalFormSectionNames.indexOf(from)) return true;
  return proposalFormSectionNames.slice(0, target).every((earlier) => isSectionComplete(earlier, values));
}
