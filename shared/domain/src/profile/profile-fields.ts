import { countries } from '../evidence/countries.ts';
import { evidenceLimits } from '../evidence/evidence-limits.ts';
import { spokenLanguages } from '../evidence/languages.ts';
import { currencies } from '../format/currencies.ts';
import { annualBudgetRanges, organizationTypes, taxExemptStatuses } from './organization-vocabulary.ts';

/** The sections of the form whose fields are in this table, in order. */
export type ProfileSection = 'organization' | 'contact' | 'mission' | 'goals' | 'work' | 'legal' | 'pictures';

interface FieldBase {
  /** Its name on the form, on pages and in the comparison of two versions. */
  label: string;
  section: ProfileSection;
  /** The message if it is missing. A field without this message may stay empty (PROF-07). */
  required?: string;
  /** Onboarding requires it, too (PROF-12). */
  isAskedFirst?: true;
  /** An organization may hide it on its public page. Other fields that are not private are always shown there. */
  isHideable?: true;
  /** Never on the public page, only in proposals. */
  isPrivate?: true;
  /** On the public page as a part of the evidence (`public-evidence.ts`), not as a field of its own. */
  isEvidence?: true;
  /**
   * The month in which it was added, for fields that the first release did not have. Earlier services refuse it, so a
   * new profile sends it only if it is filled in. Stored profiles may lack it, as they may lack any field: then it
   * reads as empty.
   */
  since?: `${number}-${number}`;
}

/** Any text. */
interface TextField extends FieldBase {
  kind: 'line' | 'text';
  max: number;
}

/** A text that must be well-formed if it is filled in. */
interface FormedField extends FieldBase {
  kind: 'url' | 'email' | 'handle';
  max: number;
  malformed: string;
}

interface ChoiceField extends FieldBase {
  kind: 'choice';
  max: number;
  choices: readonly string[];
  notListed: string;
}

/** 0 if unknown; at most the current year. */
interface YearField extends FieldBase {
  kind: 'year';
  minimum: number;
  /** The minimum in onboarding. */
  firstMinimum: number;
  /** The message of a year that may stay empty and is wrong. */
  malformed?: string;
}

/** Numbers of SDGs, in the order in which they were chosen. */
interface GoalsField extends FieldBase {
  kind: 'goals';
  /** The maximum in onboarding; the form accepts all. */
  firstMaximum: number;
  tooManyFirst: string;
}

interface ListField extends FieldBase {
  kind: 'list';
  max: number;
  maxItems: number;
  /** Absent if anything may be written. */
  choices?: readonly string[];
  notListed?: string;
}

export type ProfileField = TextField | FormedField | ChoiceField | YearField | GoalsField | ListField;

/**
 * The fields of an organization's profile, in the order of the form (PROF-07). Wire schema, empty value, rules and
 * messages, form schema, stored shape, labels, public page, export and import derive from this table. Only a field's
 * place on the page is chosen by hand (`mfe-profiles/…/form-sections.tsx`).
 */
export const profileFields = {
  name: {
    label: 'Organization name',
    section: 'organization',
    kind: 'line',
    max: 200,
    required: 'Organization name is required',
    isAskedFirst: true,
  },
  type: {
    label: 'Organization type',
    section: 'organization',
    kind: 'choice',
    max: 100,
    choices: organizationTypes,
    required: 'Organization type is required',
    notListed: 'Organization type is not in the list',
  },
  location: {
    label: 'Location',
    section: 'organization',
    kind: 'line',
    max: 200,
    required: 'Location is required',
  },
  foundedYear: {
    label: 'Founded year',
    section: 'organization',
    kind: 'year',
    minimum: 1800,
    firstMinimum: 1900,
    required: 'Please enter a valid founding year',
  },
  website: {
    label: 'Website',
    section: 'contact',
    kind: 'url',
    max: 500,
    required: 'Website is required',
    malformed: 'Please enter a valid website URL',
    isHideable: true,
  },
  /** The person responsible for proposals, as told to funders. */
  contactName: {
    label: 'Contact person',
    section: 'legal',
    kind: 'line',
    max: 200,
    isPrivate: true,
    since: '2026-11',
  },
  contactEmail: {
    label: 'Contact email',
    section: 'contact',
    kind: 'email',
    max: 254,
    required: 'Contact email is required',
    malformed: 'Please enter a valid email address',
    isHideable: true,
  },
  contactPhone: {
    label: 'Contact phone',
    section: 'contact',
    kind: 'line',
    max: 50,
    required: 'Contact phone is required',
    isHideable: true,
  },
  linkedinUrl: {
    label: 'LinkedIn',
    section: 'contact',
    kind: 'url',
    max: 500,
    malformed: 'Please enter a valid LinkedIn URL',
    isHideable: true,
  },
  twitterHandle: {
    label: 'X handle',
    section: 'contact',
    kind: 'handle',
    max: 100,
    malformed: 'Please enter a valid X handle, such as @harambee',
    isHideable: true,
  },
  mission: {
    label: 'Mission statement',
    section: 'mission',
    kind: 'text',
    max: 5_000,
    required: 'Mission statement is required',
    isAskedFirst: true,
  },
  description: { label: 'Description', section: 'mission', kind: 'text', max: 20_000 },
  sdgs: {
    label: 'Sustainable Development Goals',
    section: 'goals',
    kind: 'goals',
    required: 'Please select at least one SDG',
    firstMaximum: 5,
    tooManyFirst: 'Please select at most 5 SDGs',
  },
  registrationNumber: { label: 'Registration number', section: 'legal', kind: 'line', max: 100 },
  /** As registered: "charity (England and Wales)". */
  legalStatus: { label: 'Legal status', section: 'legal', kind: 'line', max: 200, since: '2026-11' },
  taxExemptStatus: {
    label: 'Tax status',
    section: 'legal',
    kind: 'choice',
    max: 100,
    choices: taxExemptStatuses,
    notListed: 'Tax status is not in the list',
  },
  /** ISO 4217: the default for new proposals; '' is US dollars. */
  currency: {
    label: 'Currency',
    section: 'legal',
    kind: 'choice',
    max: 3,
    choices: currencies,
    notListed: 'Currency is not in the list',
    isPrivate: true,
    since: '2026-11',
  },
  annualBudgetRange: {
    label: 'Annual budget range',
    section: 'legal',
    kind: 'choice',
    max: 100,
    choices: annualBudgetRanges,
    notListed: 'Budget range is not in the list',
  },
  focusAreas: { label: 'Focus areas', section: 'work', kind: 'list', max: 100, maxItems: 20 },
  /** BCP 47: the languages it works in. */
  languages: {
    label: 'Languages',
    section: 'work',
    kind: 'list',
    max: 20,
    maxItems: evidenceLimits.languages,
    choices: spokenLanguages,
    notListed: 'Language is not in the list',
    isEvidence: true,
    since: '2026-12',
  },
  /** Who registered it: "NGOs Co-ordination Board". */
  registrationAuthority: {
    label: 'Registered with',
    section: 'legal',
    kind: 'line',
    max: 200,
    isEvidence: true,
    since: '2026-12',
  },
  /** ISO 3166-1 alpha-2. */
  registrationCountry: {
    label: 'Country of registration',
    section: 'legal',
    kind: 'choice',
    max: 2,
    choices: countries,
    notListed: 'Country is not in the list',
    isEvidence: true,
    since: '2026-12',
  },
  registrationSince: {
    label: 'Registered since',
    section: 'legal',
    kind: 'year',
    minimum: 1800,
    firstMinimum: 1800,
    malformed: 'Please enter the year of registration, such as 2014, or leave it empty',
    isEvidence: true,
    since: '2026-12',
  },
  /** What the photo shows, for whoever does not see it. */
  photoAlt: {
    label: 'What the photo shows',
    section: 'pictures',
    kind: 'line',
    max: evidenceLimits.alt,
    isEvidence: true,
    since: '2026-12',
  },
} as const satisfies Record<string, ProfileField>;

type Table = typeof profileFields;
export type ProfileFieldName = keyof Table;
/** The names of fields whose row has this property. */
type NamesWith<Row> = {
  [Name in ProfileFieldName]: Table[Name] extends Row ? Name : never;
}[ProfileFieldName];
export type ProfileContactField = NamesWith<{ isHideable: true }>;
export type PrivateProfileField = NamesWith<{ isPrivate: true } | { isEvidence: true }>;
export type ProfileTextField = Exclude<NamesWith<{ max: number }>, NamesWith<{ kind: 'list' }>>;

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** The table typed for code that treats all fields alike. */
export const profileFieldTable: Readonly<Record<ProfileFieldName, ProfileField>> = profileFields;

/** Makes a value for each field from its row. */
export const byProfileField = <Value>(make: (field: ProfileField, name: ProfileFieldName) => Value) =>
  Object.fromEntries(profileFieldNames.map((name) => [name, make(profileFieldTable[name], name)])) as Record<
    ProfileFieldName,
    Value
  >;

/** The fields of a section of the form, in order. */
export const profileFieldsOf = <Section extends ProfileSection>(section: Section) =>
  profileFieldNames.filter(
    (name): name is NamesWith<{ section: Section }> => profileFieldTable[name].section === section,
  );

/** Whether everybody sees it on the public page as a field of its own, unless it is hidden there. */
export const isOwnPublicField = (name: ProfileFieldName): boolean => {
  const { isPrivate, isEvidence } = profileFieldTable[name];
  return !isPrivate && !isEvidence;
};

/** The contact fields, each of which may be hidden from the public page. */
export const profileContactFields = profileFieldNames.filter(
  (name): name is ProfileContactField => profileFieldTable[name].isHideable === true,
);

/** What an organization chooses about its profile, apart from its content. */
export const profileSettingLabels = {
  facts: 'Figures',
  projects: 'Funded projects',
  policies: 'Policies',
  reports: 'Reports',
  hiddenContactFields: 'Hidden on the public page',
  isActive: 'Visible to the public',
  onLeaderboard: 'On the leaderboard',
} as const;

/** The name of each part of a profile, wherever it is shown. */
export const profileLabels = { ...byProfileField(({ label }) => label), ...profileSettingLabels };
