import {
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
import { FactFields } from './fact-fields.tsx';
import { figureIn, isBlank, type ProfileValues } from './profile-values.ts';
import { choiceProps, currencyProps, textProps } from './text-props.ts';

export interface FormSection {
  id: string;
  title: string;
  /** What it is for, under its heading. */
  help?: string;
  /** Absent where everything is optional. */
  required?: (keyof ProfileValues)[];
  /** Whether something optional has been written. */
  hasContent?: (values: ProfileValues) => boolean;
  Fields: ComponentType<{ isNew: boolean }>;
}

function OrganizationFields() {
  return (
    <>
      <FormTextField
        {...textProps('name')}
        help="As written on your registration."
        autoComplete="organization"
      />
      <FormSelect {...choiceProps('type')} />
      <FormTextField {...textProps('location')} help="Town, region and country where you work from." />
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
    help="Two or three are easier to believe than ten. Your first choice is shown largest on your public page."
  />
);

function LegalFields() {
  return (
    <>
      <FormTextField {...textProps('registrationNumber')} width="medium" />
      <FormTextField
        {...textProps('legalStatus')}
        help="As it is registered, such as: charity (England and Wales)"
      />
      <FormSelect {...choiceProps('taxExemptStatus')} />
      <FormSelect {...choiceProps('annualBudgetRange')} />
      <FormTextField
        {...textProps('contactName')}
        help="Who answers for your proposals. Funders see it in them; your public page does not show it."
        autoComplete="name"
        width="medium"
      />
      <FormSelect {...currencyProps} help="What new proposals begin with." />
    </>
  );
}

const requiredOf = (section: ProfileSection) =>
  profileFieldsOf(section).filter((name) => profileFieldTable[name].required);

/** The parts of the form from top to bottom; the map beside it reads the same list. */
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
    help: 'Everybody can see these on your public page, unless you hide them there.',
    required: requiredOf('contact'),
    Fields: ContactFields,
  },
  { id: 'mission', title: 'Mission', required: requiredOf('mission'), Fields: MissionFields },
  { id: 'goals', title: 'Sustainable Development Goals', required: requiredOf('goals'), Fields: GoalFields },
  {
    id: 'legal',
    title: 'Legal and financial',
    help: 'All of this is optional. Many funders look for it before they read on.',
    hasContent: (values) => profileFieldsOf('legal').some((name) => values[name] !== ''),
    Fields: LegalFields,
  },
  {
    id: 'figures',
    title: 'Figures with a date',
    help: 'Numbers you can prove, each with its date and its source. Proposals are written from them. They are not shown on your public page.',
    hasContent: ({ facts }) => facts.some((row) => !isBlank(row) && !Number.isNaN(figureIn(row.value))),
    Fields: FactFields,
  },
];

/** Everything that is asked for is there; where nothing is, that something has been written. */
export function isSectionComplete({ required, hasContent }: FormSection, values: ProfileValues): boolean {
  if (!required) return hasContent?.(values) ?? false;
  const rules = profileRules.filter(({ field }) => required.includes(field));
  return problemsOf(rules, values).length === 0;
}
