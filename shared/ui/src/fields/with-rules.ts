import { problemsOf, type Rule } from '@harambee/domain';

/** What is needed of a yup schema: this package does not bring yup itself, the pages with a form do. */
interface Testable {
  test(name: string, check: (value: unknown, context: RuleContext) => unknown): unknown;
}

interface RuleContext {
  /** The values beside the one that is looked at. */
  parent: unknown;
  createError(error: { message: string }): unknown;
}

/**
 * Rules of the domain on a yup shape, one message a field: the words stand in the domain and nowhere else. `read` makes
 * the values of the rules from what the form holds; where it answers nothing, nothing is asked.
 *
 * @example object(withRules(shape, profileRules, (values) => values as ProfileValues))
 */
export function withRules<Fields extends object, Values>(
  shape: Fields,
  rules: readonly Rule<Values>[],
  read: (parent: unknown) => Values | undefined,
): Fields {
  const checked = { ...shape } as Record<string, unknown>;
  for (const field of new Set<string>(rules.map((rule) => rule.field))) {
    const own = rules.filter((rule) => rule.field === field);
    const schema = checked[field] as Testable | undefined;
    if (!schema) throw new Error(`The form has no field "${field}", but a rule of the domain asks for it`);
    checked[field] = schema.test(`rules of ${field}`, (_value, context) => {
      const values = read(context.parent);
      const message = values && problemsOf(own, values)[0]?.message;
      return message === undefined || context.createError({ message });
    });
  }
  return checked as Fields;
}
