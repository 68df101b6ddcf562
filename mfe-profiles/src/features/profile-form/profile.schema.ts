import {
  byProfileField,
  type FieldProblem,
  type ProfileField,
  profileFactRules,
  profileFieldNames,
  profileRules,
} from '@harambee/domain';
import { withRules } from '@harambee/ui/app';
import type { FormikErrors } from 'formik';
import { getIn } from 'formik';
import { type AnyObject, array, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { type FactRow, factOf, isBlank, type ProfileValues } from './profile-values.ts';

type Shape<Values> = { [Field in keyof Values]: Schema<Values[Field], AnyObject, unknown, 'd'> };

const text = () => string().defined().default('');

// A field that drifts from the wire contract stops the build. Defaults are needed, because Formik passes an
// empty text as undefined.
const factShape: Shape<FactRow> = {
  id: text(),
  name: text(),
  value: text(),
  unit: text(),
  date: text(),
  source: text(),
};

function formSchemaOf({ kind }: ProfileField) {
  switch (kind) {
    case 'year':
      return number().defined().default(0);
    case 'goals':
      return array(number().defined().default(0)).defined().default([]);
    case 'list':
      return array(text()).defined().default([]);
    default:
      return text();
  }
}
const profileShape = byProfileField(formSchemaOf);

const factSchema = object(
  withRules(factShape, profileFactRules, (row) =>
    isBlank(row as FactRow) ? undefined : factOf(row as FactRow),
  ),
);

/** The only schema of the form, for new and saved profiles. */
export const profileFormSchema = object({
  ...withRules(profileShape, profileRules, (values) => values as ProfileValues),
  hiddenContactFields: array(string().defined()).defined().default([]),
  facts: array(factSchema).defined().default([]),
}) as unknown as ObjectSchema<ProfileValues>;

/** The messages of Formik as a list, for the summary at the top. */
export function problemList(errors: FormikErrors<ProfileValues>): FieldProblem[] {
  const single = profileFieldNames.map((field) => ({ field, message: errors[field] as unknown }));
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
