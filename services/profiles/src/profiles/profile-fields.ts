import {
  type FieldProblem,
  problemsOf,
  profileFieldTable,
  profileOnboardingRules,
  profileRules,
  type Rule,
  rowProblems,
} from '@harambee/domain';
import type { OwnFact, ProfileFields, ProfileSettings, UpdateProfileBody } from '@harambee/domain/schemas';
import { randomId, ValidationFailed } from '@harambee/service-kit';

/** Everything of a profile that its organization decides. */
export type Content = ProfileFields & ProfileSettings;

const once = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;

/** New rows get an id; so does one whose id stands in the list already. */
function withIds<Row extends { id?: string }>(rows: readonly Row[]): (Row & { id: string })[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const id = row.id === undefined || seen.has(row.id) ? randomId() : row.id;
    seen.add(id);
    return { ...trimmed(row), id };
  });
}

/** Pages from before 2026-12 send figures without address and choice: those of a known figure stay. */
function factsOf(present: readonly OwnFact[], sent: NonNullable<UpdateProfileBody['facts']>): OwnFact[] {
  const known = new Map(present.map(({ id, url, isPublic }) => [id, { url, isPublic }]));
  return withIds(sent).map((fact) => ({ ...known.get(fact.id), ...fact }));
}

/** The content with what was sent laid over it, as it is stored: no space around texts, nothing twice in a list. */
export function changedContent(
  present: Content,
  { facts, projects, policies, reports, ...sent }: UpdateProfileBody,
): Content {
  const content = trimmed({ ...present, ...sent });
  return {
    ...content,
    sdgs: once(content.sdgs),
    focusAreas: once(content.focusAreas.map((area) => area.trim()).filter((area) => area !== '')),
    languages: once(content.languages),
    hiddenContactFields: once(content.hiddenContactFields),
    facts: facts === undefined ? present.facts : factsOf(present.facts, facts),
    projects: projects === undefined ? present.projects : withIds(projects),
    policies: policies === undefined ? present.policies : withIds(policies),
    reports: reports === undefined ? present.reports : withIds(reports),
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

/** Refuses content that breaks the rules of the form, or has a row that breaks those of its list. */
export function checkContent(rules: readonly Rule<ProfileFields>[], content: Content): void {
  const problems: FieldProblem[] = [...problemsOf(rules, content), ...rowProblems(content)];
  if (problems.length > 0) throw new ValidationFailed(problems);
}
