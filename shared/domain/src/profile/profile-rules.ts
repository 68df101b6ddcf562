import { isSafeUrl } from '../addresses/safe-url.ts';
import { isEmailLike } from '../format/text-checks.ts';
import { isFilled, problemsOf, type Rule } from '../rules.ts';
import type { ProfileFields } from './profile.schemas.ts';
import {
  type ProfileField,
  type ProfileFieldName,
  profileFieldNames,
  profileFieldTable,
} from './profile-fields.ts';

type ProfileRule = Rule<ProfileFields>;
type Holds = (value: never) => boolean;

const ruleOf = (name: ProfileFieldName, message: string, holds: Holds): ProfileRule => ({
  field: name,
  message,
  holds: (fields) => holds(fields[name] as never),
});

const isYearFrom =
  (earliest: number) =>
  (year: number): boolean =>
    Number.isInteger(year) && year >= earliest && year <= new Date().getFullYear();

/** The rule of a complete profile for a field. */
function requiredRule(name: ProfileFieldName): ProfileRule[] {
  const field = profileFieldTable[name];
  if (!field.required) return [];
  switch (field.kind) {
    case 'year':
      return [ruleOf(name, field.required, isYearFrom(field.minimum))];
    case 'goals':
    case 'list':
      return [ruleOf(name, field.required, (list: unknown[]) => list.length > 0)];
    default:
      return [ruleOf(name, field.required, isFilled)];
  }
}

const isWellFormed = {
  url: (text: string) => isSafeUrl(text.trim()),
  email: isEmailLike,
  handle: (text: string) => /^@?\w{1,15}$/.test(text.trim()),
};

/** The rule for the field's form, if it is filled in or required. */
function formRule(name: ProfileFieldName): ProfileRule[] {
  const field = profileFieldTable[name];
  switch (field.kind) {
    case 'url':
    case 'email':
    case 'handle':
      return [ruleOf(name, field.malformed, isWellFormed[field.kind])];
    case 'choice':
      return [ruleOf(name, field.notListed, (value: string) => field.choices.includes(value))];
    case 'list': {
      const { choices } = field;
      if (!choices) return [];
      return [
        ruleOf(name, field.notListed ?? '', (list: string[]) => list.every((one) => choices.includes(one))),
      ];
    }
    case 'year':
      return field.malformed ? [ruleOf(name, field.malformed, isYearFrom(field.minimum))] : [];
    default:
      return [];
  }
}

/** The same rule for a field that may stay empty. */
const ifGiven = (rule: ProfileRule): ProfileRule => ({
  ...rule,
  holds: (fields) => {
    const value = fields[rule.field];
    return value === 0 || (typeof value === 'string' && !isFilled(value)) || rule.holds(fields);
  },
});

/**
 * The rules of a complete profile (PROF-07), in the order of the form, derived from the table of fields. The form,
 * the service and the dashboard's "Complete" all use them.
 */
export const profileRules: readonly ProfileRule[] = profileFieldNames.flatMap((name) => {
  const form = formRule(name);
  return profileFieldTable[name].required ? [...requiredRule(name), ...form] : form.map(ifGiven);
});

/** The rule of onboarding for a field: it requires less than the form, or is stricter. */
function onboardingRule(name: ProfileFieldName, field: ProfileField): ProfileRule[] {
  if (field.isAskedFirst) return requiredRule(name);
  if (field.kind === 'year') {
    return [ifGiven(ruleOf(name, field.required ?? field.malformed ?? '', isYearFrom(field.firstMinimum)))];
  }
  if (field.kind !== 'goals') return [];
  return [ruleOf(name, field.tooManyFirst, (list: unknown[]) => list.length <= field.firstMaximum)];
}

/** Step 2 of onboarding requires name and mission; it checks the rest only if filled in (PROF-12). */
export const profileOnboardingRules: readonly ProfileRule[] = profileFieldNames.flatMap((name) => [
  ...onboardingRule(name, profileFieldTable[name]),
  ...formRule(name).map(ifGiven),
]);

/** Whether every required field is filled in and valid (HOME-03): the dashboard's "Complete". */
export function isProfileComplete(profile: ProfileFields | undefined | null): boolean {
  return !!profile && problemsOf(profileRules, profile).length === 0;
}
