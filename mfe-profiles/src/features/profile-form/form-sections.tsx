import {
  isFilled,
  type ProfileSection,
  problemsOf,
  profileFieldsOf,
  profileFieldTable,
  profileLabels,
  profileRules,
} from '@harambee/domain';
import { FormTextField } from '@harambee/ui';
import { FormNumberField, FormSdgs, FormSelect, FormTextArea } from '@harambee/ui/app';
import type { ComponentType } from 'react';
import { ContactFields } from './contact-fields.tsx';
import { DocumentFields } from './evidence/document-fields.tsx';
import { FactFields } from './evidence/fact-fields.tsx';
import { PictureFields } from './evidence/picture-fields.tsx';
import { ProjectFields } from './evidence/project-fields.tsx';
import { WorkFields } from './evidence/work-fields.tsx';
import type { ProfileValues } from './values/profile-values.ts';
import { figureIn, isBlank } from './values/row-values.ts';
import { choiceProps, countryProps, currencyProps, textProps } from './values/text-props.ts';

export interface FormSection {
  id: string;
  title: string;
  /** Its purpose, below the heading. */
  help?: string;
  /** Absent if everything is optional. */
  required?: (keyof ProfileValues)[];
  /** Whether an optional field has been filled in. */
  hasContent?: (values: ProfileValues) => boolean;
  Fields: ComponentType<{ isNew: boolean }>;
}

function OrganizationFields() {
  return (
    <>
      <FormTextField
        {...textProps('name')}
        help="As it appears on your registration."
        autoComplete="organization"
      />
      <FormSelect {...choiceProps('type')} />
      <FormTextField {...textProps('location')} help="The town, region and country you work from." />
      <FormNumberField
        name="foundedYear"
        label={profileLabels.foundedYear}
        help="Four digits, such as 2014"
        width="short"
        grouping={false}
      />
    </>
  );
}

function MissionFields() {
  return (
    <>
      <FormTextArea
        {...textProps('mission')}
        help="One or two sentences: what changes, for whom, and where."
        rows={3}
      />
      <FormTextArea
        {...textProps('description')}
        help="Who you are and what you have done so far. If empty, your mission is shown instead."
        rows={6}
      />
    </>
  );
}

const GoalFields = () => (
  <FormSdgs
    name="sdgs"
    label="Which goals do you work on?"
    help="Two or three are more convincing than ten. Your first choice is shown largest on your public page."
  />
);

function LegalFields() {
  return (
    <>
      <FormTextField {...textProps('registrationNumber')} width="medium" />
      <FormTextField
        {...textProps('registrationAuthority')}
        help="The authority that keeps the register. With number and country, funders can check it."
      />
      <FormSelect {...countryProps} />
      <FormNumberField
        name="registrationSince"
        label={profileLabels.registrationSince}
        help="The year, such as 2014"
        width="short"
        optional
        grouping={false}
      />
      <FormTextField
        {...textProps('legalStatus')}
        help="As registered, such as: charity (England and Wales)"
      />
      <FormSelect {...choiceProps('taxExemptStatus')} />
      <FormSelect {...choiceProps('annualBudgetRange')} />
      <FormTextField
        {...textProps('contactName')}
        help="The person responsible for your proposals. Funders see the name in proposals, but not on your public page."
        autoComplete="name"
        width="medium"
      />
      <FormSelect {...currencyProps} help="The currency that new proposals start with." />
    </>
  );
}

const requiredOf = (section: ProfileSection) =>
  profileFieldsOf(section).filter((name) => profileFieldTable[name].required);

/** The sections of the form from top to bottom; the section map uses the same list. */
export const formSections: readonly FormSection[] = [
  {
    id: 'organization',
    title: 'Your organization',
    required: requiredOf('organization'),
    Fields: OrganizationFields,
  },
  {
    id: 'contact',
    title: 'Contact',
    help: 'Everyone can see these on your public page unless you hide them.',
    required: requiredOf('contact'),
    Fields: ContactFields,
  },
  { id: 'mission', title: 'Mission', required: requiredOf('mission'), Fields: MissionFields },
  { id: 'goals', title: 'Sustainable Development Goals', required: requiredOf('goals'), Fields: GoalFields },
  {
    id: 'work',
    title: 'Focus and languages',
    help: 'All of this is optional. Funders search by it.',
    hasContent: ({ focusAreas, languages }) => focusAreas.some(isFilled) || languages.length > 0,
    Fields: WorkFields,
  },
  {
    id: 'legal',
    title: 'Legal and financial',
    help: 'All of this is optional. Many funders check it before they read on.',
    hasContent: (values) => profileFieldsOf('legal').some((name) => Boolean(values[name])),
    Fields: LegalFields,
  },
  {
    id: 'figures',
    title: 'Figures with a date',
    help: 'Numbers you can prove, each with its date and source. Proposals use them. Your public page shows those that you choose.',
    hasContent: ({ facts }) => facts.some((row) => !isBlank(row) && !Number.isNaN(figureIn(row.value))),
    Fields: FactFields,
  },
  {
    id: 'projects',
    title: 'Funded projects',
    help: 'What others have funded already. All of it is on your public page.',
    hasContent: ({ projects }) => projects.some((row) => !isBlank(row)),
    Fields: ProjectFields,
  },
  {
    id: 'documents',
    title: 'Policies and reports',
    help: 'Documents on your website that everybody can read. All of them are on your public page.',
    hasContent: ({ policies, reports }) => [...policies, ...reports].some((row) => !isBlank(row)),
    Fields: DocumentFields,
  },
  {
    id: 'pictures',
    title: 'Logo and photo',
    help: 'They are on your public page as soon as you choose them.',
    hasContent: ({ photoAlt }) => isFilled(photoAlt),
    Fields: PictureFields,
  },
];

/** Complete if every required field is filled in; without required fields, if any field is. */
export function isSectionComplete({ required, hasContent }: FormSection, values: ProfileValues): boolean {
  if (!required) return hasContent?.(values) ?? false;
  const rules = profileRules.filter(({ field }) => required.includes(field));
  return problemsOf(rules, values).length === 0;
}
