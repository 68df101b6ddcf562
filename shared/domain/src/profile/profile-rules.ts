import { isCalendarDay, isEmailLike } from '../format/text-checks.ts';
import { isFilled, problemsOf, type Rule } from '../rules.ts';
import { annualBudgetRanges, organizationTypes, taxExemptStatuses } from './organization-vocabulary.ts';
import type { ProfileFact, ProfileFields } from './profile.schemas.ts';
import { profileLimits } from './profile-vocabulary.ts';
import { isSafeUrl } from './safe-url.ts';

type ProfileRule = Rule<ProfileFields>;

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value);

const isFoundingYear = (year: number, earliest: number): boolean =>
  Number.isInteger(year) && year >= earliest && year <= new Date().getFullYear();

const foundingYear = (earliest: number): ProfileRule => ({
  field: 'foundedYear',
  message: 'Please enter a valid founding year',
  holds: (p) => isFoundingYear(p.foundedYear, earliest),
});

const required = {
  name: {
    field: 'name',
    message: 'Organization name is required',
    holds: (p) => isFilled(p.name),
  },
  type: { field: 'type', message: 'Organization type is required', holds: (p) => isFilled(p.type) },
  location: { field: 'location', message: 'Location is required', holds: (p) => isFilled(p.location) },
  website: { field: 'website', message: 'Website is required', holds: (p) => isFilled(p.website) },
  contactEmail: {
    field: 'contactEmail',
    message: 'Contact email is required',
    holds: (p) => isFilled(p.contactEmail),
  },
  contactPhone: {
    field: 'contactPhone',
    message: 'Contact phone is required',
    holds: (p) => isFilled(p.contactPhone),
  },
  mission: {
    field: 'mission',
    message: 'Mission statement is required',
    holds: (p) => isFilled(p.mission),
  },
  sdgs: { field: 'sdgs', message: 'Please select at least one SDG', holds: (p) => p.sdgs.length > 0 },
} as const satisfies Partial<Record<keyof ProfileFields, ProfileRule>>;

const well = {
  type: {
    field: 'type',
    message: 'Organization type is not in the list',
    holds: (p) => isOneOf(organizationTypes, p.type),
  },
  website: {
    field: 'website',
    message: 'Please enter a valid website URL',
    holds: (p) => isSafeUrl(p.website.trim()),
  },
  contactEmail: {
    field: 'contactEmail',
    message: 'Please enter a valid email address',
    holds: (p) => isEmailLike(p.contactEmail),
  },
  taxExemptStatus: {
    field: 'taxExemptStatus',
    message: 'Tax status is not in the list',
    holds: (p) => isOneOf(taxExemptStatuses, p.taxExemptStatus),
  },
  annualBudgetRange: {
    field: 'annualBudgetRange',
    message: 'Budget range is not in the list',
    holds: (p) => isOneOf(annualBudgetRanges, p.annualBudgetRange),
  },
  linkedinUrl: {
    field: 'linkedinUrl',
    message: 'Please enter a valid LinkedIn URL',
    holds: (p) => isSafeUrl(p.linkedinUrl.trim()),
  },
  twitterHandle: {
    field: 'twitterHandle',
    message: 'Please enter a valid X handle, such as @harambee',
    holds: (p) => /^@?\w{1,15}$/.test(p.twitterHandle.trim()),
  },
} as const satisfies Partial<Record<keyof ProfileFields, ProfileRule>>;

/** The same rule for a field that may be left empty. */
const ifGiven = (rule: ProfileRule): ProfileRule => ({
  ...rule,
  holds: (p) => {
    const value = p[rule.field];
    return value === 0 || (typeof value === 'string' && !isFilled(value)) || rule.holds(p);
  },
});

/**
 * What a complete profile has to have (PROF-07), every message in the order of the form, then what is optional but has
 * to be well-formed. The form, the service and the dashboard's "Complete" all read this table.
 */
export const profileRules: readonly ProfileRule[] = [
  required.name,
  required.type,
  well.type,
  required.location,
  foundingYear(profileLimits.foundedYear.minimum),
  required.website,
  well.website,
  required.contactEmail,
  well.contactEmail,
  required.contactPhone,
  required.mission,
  required.sdgs,
  ifGiven(well.taxExemptStatus),
  ifGiven(well.annualBudgetRange),
  ifGiven(well.linkedinUrl),
  ifGiven(well.twitterHandle),
];

/** Step 2 of onboarding: name and mission; the rest is checked when it is there (PROF-12). */
export const profileOnboardingRules: readonly ProfileRule[] = [
  required.name,
  required.mission,
  ifGiven(foundingYear(profileLimits.foundedYear.onboardingMinimum)),
  {
    field: 'sdgs',
    message: 'Please select at most 5 SDGs',
    holds: (p) => p.sdgs.length <= profileLimits.onboardingSdgs,
  },
  ...Object.values(well).map(ifGiven),
];

/** What every figure of an organization has to have. */
export const profileFactRules: readonly Rule<Omit<ProfileFact, 'id'>>[] = [
  { field: 'name', message: 'Name of the figure is required', holds: (f) => isFilled(f.name) },
  { field: 'value', message: 'Value of the figure is required', holds: (f) => Number.isFinite(f.value) },
  { field: 'unit', message: 'Unit of the figure is required', holds: (f) => isFilled(f.unit) },
  { field: 'date', message: 'Date of the figure is required', holds: (f) => isFilled(f.date) },
  {
    field: 'date',
    message: 'Date of the figure is not a valid date',
    holds: (f) => isCalendarDay(f.date),
  },
  { field: 'source', message: 'Source of the figure is required', holds: (f) => isFilled(f.source) },
];

/** Every required field of the form is there and well-formed (HOME-03): the dashboard's "Complete". */
export function isProfileComplete(profile: ProfileFields | undefined | null): boolean {
  return !!profile && problemsOf(profileRules, profile).length === 0;
}
