import {
  byProfileField,
  type FieldProblem,
  type ProfileField,
  policyRules,
  profileFactRules,
  profileFieldNames,
  profileRules,
  projectRules,
  reportRules,
} from '@harambee/domain';
import { withRules } from '@harambee/ui/app';
import type { FormikErrors } from 'formik';
import { getIn } from 'formik';
import { type AnyObject, array, boolean, number, type ObjectSchema, object, type Schema, string } from 'yup';
import type { ProfileValues } from './values/profile-values.ts';
import {
  emptyRows,
  factOf,
  isBlank,
  policyOf,
  projectOf,
  type RowListName,
  type RowOf,
  reportOf,
  rowListNames,
} from './values/row-values.ts';

type Shape<Values> = { [Field in keyof Values]: Schema<Values[Field], AnyObject, unknown, 'd'> };

const text = () => string().defined().default('');

/** The cells of a row. Defaults are needed, because Formik passes an empty text as undefined. */
const shapeOf = <Name extends RowListName>(list: Name): Shape<RowOf<Name>> =>
  Object.fromEntries(
    Object.entries(emptyRows[list]).map(([name, cell]) => [
      name,
      typeof cell === 'boolean' ? boolean().defined().default(false) : text(),
    ]),
  ) as unknown as Shape<RowOf<Name>>;

/** What the rules check of a row; an empty row is not checked. */
const checked =
  <Row extends object, Sent>(sentOf: (row: Row) => Sent) =>
  (row: unknown): Sent | undefined =>
    isBlank(row as Row) ? undefined : sentOf(row as Row);

const rows = {
  facts: withRules(shapeOf('facts'), profileFactRules, checked(factOf)),
  projects: withRules(shapeOf('projects'), projectRules, checked(projectOf)),
  policies: withRules(shapeOf('policies'), policyRules, checked(policyOf)),
  reports: withRules(shapeOf('reports'), reportRules, checked(reportOf)),
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

const listOf = (row: object) =>
  array(object(row as Record<string, Schema>))
    .defined()
    .default([]);

/** The only schema of the form, for new and saved profiles. */
export const profileFormSchema = object({
  ...withRules(profileShape, profileRules, (values) => values as ProfileValues),
  hiddenContactFields: array(string().defined()).defined().default([]),
  facts: listOf(rows.facts),
  projects: listOf(rows.projects),
  policies: listOf(rows.policies),
  reports: listOf(rows.reports),
}) as unknown as ObjectSchema<ProfileValues>;

/** The messages of Formik as a list, for the summary at the top. */
export function problemList(errors: FormikErrors<ProfileValues>): FieldProblem[] {
  const single = profileFieldNames.map((field) => ({ field, message: errors[field] as unknown }));
  const inRows = rowListNames.flatMap((list) => {
    const found: unknown = errors[list];
    return (Array.isArray(found) ? found : []).flatMap((_row, index) =>
      Object.keys(emptyRows[list]).map((name) => {
        const field = `${list}.${index}.${name}`;
        return { field, message: getIn(errors, field) as unknown };
      }),
    );
  });
  return [...single, ...inRows].filter(
    (problem): problem is FieldProblem => typeof problem.message === 'string',
  );
}
