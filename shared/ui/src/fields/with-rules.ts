import { problemsOf, type Rule } from '@harambee/domain';

/** The part of a yup schema that is used here. This package does not depend on yup; pages with a form do. */
interface Testable {
  test(name: string, check: (value: unknown, context: RuleContext) => unknown): unknown;
}

interface RuleContext {
  /** The sibling values of the one being checked. */
  parent: unknown;
  createError(error: { message: string }): unknown;
}

/**
 * Adds the domain's rules to a yup shape, with one message per field; the messages are defined only in the domain.
 * `read` converts the form's values to those of the rules; if it returns nothing, no rule is checked.
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
