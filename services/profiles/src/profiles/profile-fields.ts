import {
  type FieldProblem,
  problemsOf,
  profileFactRules,
  profileFieldTable,
  profileOnboardingRules,
  profileRules,
  type Rule,
} from '@harambee/domain';
import type {
  ProfileFact,
  ProfileFields,
  ProfileSettings,
  UpdateProfileBody,
} from '@harambee/domain/schemas';
import { randomId, ValidationFailed } from '@harambee/service-kit';

/** Everything of a profile that its organization decides. */
export type Content = ProfileFields & ProfileSettings;

const once = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;

/** New figures get an id; so does one whose id stands in the list already. */
function withIds(facts: NonNullable<UpdateProfileBody['facts']>): ProfileFact[] {
  const seen = new Set<string>();
  return facts.map((fact) => {
    const id = fact.id === undefined || seen.has(fact.id) ? randomId() : fact.id;
    seen.add(id);
    return { ...trimmed(fact), id };
  });
}

/** The content with what was sent laid over it, as it is stored: no space around texts, nothing twice in a list. */
export function changedContent(present: Content, { facts, ...sent }: UpdateProfileBody): Content {
  const content = trimmed({ ...present, ...sent });
  return {
    ...content,
    sdgs: once(content.sdgs),
    focusAreas: once(content.focusAreas.map((area) => area.trim()).filter((area) => area !== '')),
    hiddenContactFields: once(content.hiddenContactFields),
    facts: facts === undefined ? present.facts : withIds(facts),
  };
}

/**
 * Whether something of the form was sent, all of the form has to be right: the switches alone may be turned on a profile
 * that is half-written, too. Onboarding is asked for what it sends and no more, since it shows a part of the form.
 */
export function rulesForUpdate(
  sent: UpdateProfileBody,
  isOnboarding: boolean,
): readonly Rule<ProfileFields>[] {
  if (isOnboarding) return profileOnboardingRules.filter(({ field }) => field in sent);
  return Object.keys(sent).some((name) => name in profileFieldTable) ? profileRules : [];
}

/** Refuses content that breaks the rules of the form, or has a figure that breaks those of figures. */
export function checkContent(rules: readonly Rule<ProfileFields>[], content: Content): void {
  const problems: FieldProblem[] = [
    ...problemsOf(rules, content),
    ...content.facts.flatMap((fact, index) =>
      problemsOf(profileFactRules, fact).map(({ field, message }) => ({
        field: `facts.${index}.${field}`,
        message,
      })),
    ),
  ];
  if (problems.length > 0) throw new ValidationFailed(problems);
}
