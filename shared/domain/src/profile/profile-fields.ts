import { currencies } from '../format/currencies.ts';
import { annualBudgetRanges, organizationTypes, taxExemptStatuses } from './organization-vocabulary.ts';

/** The sections of the form whose fields stand in the table, in their order. */
export type ProfileSection = 'organization' | 'contact' | 'mission' | 'goals' | 'legal' | 'other';

interface FieldBase {
  /** Its name on the form, on the pages, in the comparison of two versions. */
  label: string;
  section: ProfileSection;
  /** The message when it is missing; a field without one may stay empty (PROF-07). */
  required?: string;
  /** Also onboarding cannot do without it (PROF-12). */
  isAskedFirst?: true;
  /** An organization may hide it from its public page; every other one that is not private is always shown there. */
  isHideable?: true;
  /** Never on the public page: only proposals say it. */
  isPrivate?: true;
  /**
   * The month it was added, for every field that the first release did not have. Services of before refuse it, so a new
   * profile sends it only when it is given. Stored profiles lack it, as they may lack any field: it reads as empty.
   */
  since?: `${number}-${number}`;
}

/** A text of any form. */
interface TextField extends FieldBase {
  kind: 'line' | 'text';
  max: number;
}

/** A text that has to be well-formed when it is given. */
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

/** 0 when not given; the latest is the current year. */
interface YearField extends FieldBase {
  kind: 'year';
  minimum: number;
  /** What onboarding takes. */
  firstMinimum: number;
}

/** Numbers of the SDGs, in the order in which they were chosen. */
interface GoalsField extends FieldBase {
  kind: 'goals';
  /** How many onboarding takes; the form takes all of them. */
  firstMaximum: number;
  tooManyFirst: string;
}

interface ListField extends FieldBase {
  kind: 'list';
  max: number;
  maxItems: number;
}

export type ProfileField = TextField | FormedField | ChoiceField | YearField | GoalsField | ListField;

/**
 * What an organization writes in its profile, in the order of the form (PROF-07). Wire schema, empty value, rules and
 * messages, the schema of the form, stored shape, labels, public page, export and import derive from this table; only
 * its place on the page is chosen by hand (`mfe-profiles/…/form-sections.tsx`).
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
  /** Who answers for proposals, as a funder is told. */
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
  /** In words, as it is registered: "charity (England and Wales)". */
  legalStatus: { label: 'Legal status', section: 'legal', kind: 'line', max: 200, since: '2026-11' },
  taxExemptStatus: {
    label: 'Tax status',
    section: 'legal',
    kind: 'choice',
    max: 100,
    choices: taxExemptStatuses,
    notListed: 'Tax status is not in the list',
  },
  /** ISO 4217: what new proposals begin with; '' is US dollars. */
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
  /** Kept and exported, not on the form. */
  focusAreas: { label: 'Focus areas', section: 'other', kind: 'list', max: 100, maxItems: 20 },
} as const satisfies Record<string, ProfileField>;

type Table = typeof profileFields;
export type ProfileFieldName = keyof Table;
/** The fields whose row says this. */
type NamesWith<Row> = {
  [Name in ProfileFieldName]: Table[Name] extends Row ? Name : never;
}[ProfileFieldName];
export type ProfileContactField = NamesWith<{ isHideable: true }>;
export type PrivateProfileField = NamesWith<{ isPrivate: true }>;
export type ProfileTextField = NamesWith<{ max: number; section: Exclude<ProfileSection, 'other'> }>;

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** The table for code that treats all fields alike. */
export const profileFieldTable: Readonly<Record<ProfileFieldName, ProfileField>> = profileFields;

/** A value for each field, made from its row. */
export const byProfileField = <Value>(make: (field: ProfileField, name: ProfileFieldName) => Value) =>
  Object.fromEntries(profileFieldNames.map((name) => [name, make(profileFieldTable[name], name)])) as Record<
    ProfileFieldName,
    Value
  >;

/** The fields of a section of the form, in their order. */
export const profileFieldsOf = <Section extends ProfileSection>(section: Section) =>
  profileFieldNames.filter(
    (name): name is NamesWith<{ section: Section }> => profileFieldTable[name].section === section,
  );

/** Contact fields, each of which an organization may hide from its public page. */
export const profileContactFields = profileFieldNames.filter(
  (name): name is ProfileContactField => profileFieldTable[name].isHideable === true,
);

/** What an organization decides about its profile, beside what it writes in it. */
export const profileSettingLabels = {
  facts: 'Figures',
  hiddenContactFields: 'Hidden on the public page',
  isActive: 'Visible to the public',
  onLeaderboard: 'On the leaderboard',
} as const;

/** What each part of a profile is called, wherever it stands. */
export const profileLabels = { ...byProfileField(({ label }) => label), ...profileSettingLabels };
