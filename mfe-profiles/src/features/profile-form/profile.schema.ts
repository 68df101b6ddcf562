import { type FieldProblem, profileFactRules, profileRules } from '@harambee/domain';
import { withRules } from '@harambee/ui/app';
import type { FormikErrors } from 'formik';
import { getIn } from 'formik';
import { type AnyObject, array, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { type FactRow, factOf, isBlank, type ProfileValues } from './profile-values.ts';

type Shape<Values> = { [Field in keyof Values]: Schema<Values[Field], AnyObject, unknown, 'd'> };

const text = () => string().defined().default('');

// A field that drifts from the wire contract stops the build. Defaults, because Formik hands an empty text over as none.
const factShape: Shape<FactRow> = {
  id: text(),
  name: text(),
  value: text(),
  unit: text(),
  date: text(),
  source: text(),
};

const profileShape: Omit<Shape<ProfileValues>, 'facts' | 'hiddenContactFields'> = {
  name: text(),
  type: text(),
  location: text(),
  foundedYear: number().defined().default(0),
  website: text(),
  contactEmail: text(),
  contactPhone: text(),
  mission: text(),
  description: text(),
  registrationNumber: text(),
  taxExemptStatus: text(),
  annualBudgetRange: text(),
  sdgs: array(number().defined().default(0)).defined().default([]),
  focusAreas: array(text()).defined().default([]),
  linkedinUrl: text(),
  twitterHandle: text(),
};

const factSchema = object(
  withRules(factShape, profileFactRules, (row) =>
    isBlank(row as FactRow) ? undefined : factOf(row as FactRow),
  ),
);

/** The one schema of the form, for a new profile as for a saved one. */
export const profileFormSchema = object({
  ...withRules(profileShape, profileRules, (values) => values as ProfileValues),
  hiddenContactFields: array(string().defined()).defined().default([]),
  facts: array(factSchema).defined().default([]),
}) as unknown as ObjectSchema<ProfileValues>;

/** Fields in the order in which they stand in the form. */
const order = [
  'name',
  'type',
  'location',
  'foundedYear',
  'website',
  'contactEmail',
  'contactPhone',
  'linkedinUrl',
  'twitterHandle',
  'mission',
  'description',
  'sdgs',
  'registrationNumber',
  'taxExemptStatus',
  'annualBudgetRange',
] as const satisfies (keyof ProfileValues)[];

/** The messages of Formik as a list, for the summary at the top. */
export function problemList(errors: FormikErrors<ProfileValues>): FieldProblem[] {
  const single = order.map((field) => ({ field, message: errors[field] as unknown }));
  const rows = Array.isArray(errors.facts) ? errors.facts : [];
  const inFacts = rows.flatMap((_row, index) =>
    (Object.keys(factShape) as (keyof FactRow)[]).map((name) => {
      const field = `facts.${index}.${name}`;
      return { field, message: getIn(errors, field) as unknown };
    }),
  );
  return [...single, ...inFacts].filter(
    (problem): problem is FieldProblem => typeof problem.message === 'string',
  );
}
