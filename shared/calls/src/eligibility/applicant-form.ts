import type { Applicant } from '@harambee/domain';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { formsIn, type LegalForm } from './form-words.ts';

/** The choices of the profile's tax status, as forms (DATA-15). */
const ofTaxStatus: Readonly<Record<string, readonly LegalForm[]>> = {
  'Non-profit (501c3)': ['501(c)(3)', 'non-profit organization'],
  'Registered Charity': ['charity'],
  'Community Interest Company (CIC)': ['community interest company'],
  'Social Enterprise': ['social enterprise'],
  'Government Entity': ['public body'],
  'International NGO': ['international organization', 'non-profit organization'],
};

/** What every organization of a form is, too. */
const implied: Partial<Record<LegalForm, readonly LegalForm[]>> = {
  charity: ['non-profit organization'],
  '501(c)(3)': ['non-profit organization'],
  'community group': ['non-profit organization'],
  'community interest company': ['social enterprise'],
};

/** Laws under which these forms have no profit: of French, Spanish and Portuguese-speaking countries, and foundations. */
const nonProfitByLaw = anyPhrase(
  'foundation|fondation|fundacion|fundacao|stiftung|asociacion|associacao|loi 1901',
);
const internationalWords = anyPhrase(
  'international ngo|international organi*|ong internationale|ong internacional|ingo',
);

/** The forms that a profile states. */
export function formsOf({ legalStatus = '', taxExemptStatus = '' }: Applicant): Set<LegalForm> {
  const plain = folded(legalStatus);
  const stated = formsIn(plain);
  const isNonProfit = says(plain, nonProfitByLaw) && !stated.includes('company');
  const forms = new Set<LegalForm>([
    ...stated,
    ...(ofTaxStatus[taxExemptStatus] ?? []),
    ...(isNonProfit ? (['non-profit organization'] as const) : []),
    ...(says(plain, internationalWords) ? (['non-profit organization'] as const) : []),
  ]);
  for (const form of [...forms]) for (const other of implied[form] ?? []) forms.add(other);
  return forms;
}

/** What an organization of one form cannot be, too. */
const excludes: Partial<Record<LegalForm, readonly LegalForm[]>> = {
  'public body': [
    'charity',
    '501(c)(3)',
    'community interest company',
    'non-profit organization',
    'community group',
    'association',
    'cooperative',
    'social enterprise',
    'company',
    'political party',
  ],
  company: [
    'charity',
    '501(c)(3)',
    'non-profit organization',
    'community group',
    'public body',
    'political party',
    'association',
    'foundation',
  ],
  'non-profit organization': ['company', 'public body', 'political party'],
  charity: ['company', 'public body', 'political party', 'community interest company'],
  'community interest company': [
    'charity',
    '501(c)(3)',
    'public body',
    'political party',
    'association',
    'foundation',
  ],
  cooperative: ['association', 'foundation', 'public body', 'political party', 'community interest company'],
  association: ['foundation', 'cooperative', 'public body', 'community interest company'],
  foundation: ['association', 'cooperative', 'public body', 'community interest company'],
  'social enterprise': ['public body', 'political party'],
  'political party': ['charity', '501(c)(3)', 'non-profit organization', 'company', 'public body'],
};

/** Two forms of one profile of which an organization can have only one. */
export const contradictionIn = (forms: ReadonlySet<LegalForm>): boolean =>
  [...forms].some((form) => excludes[form]?.some((other) => forms.has(other)));

/** Whether an organization has a form: certainly, certainly not, or somebody has to look. */
export function hasForm(forms: ReadonlySet<LegalForm>, asked: LegalForm): 'yes' | 'no' | 'unclear' {
  if (contradictionIn(forms)) return 'unclear';
  if (forms.has(asked)) return 'yes';
  // A profile is that of an organization.
  if (asked === 'individual') return 'no';
  return [...forms].some((form) => excludes[form]?.includes(asked)) ? 'no' : 'unclear';
}

/** Kinds that say what an organization does: its legal form does not tell, its own words do. */
export const kindsByNature: readonly LegalForm[] = [
  'religious organization',
  'school',
  'university',
  'international organization',
  'community group',
];

/** Whether what an organization says of itself names a form. */
export function namesForm(
  { name = '', type = '', mission = '', description = '' }: Applicant,
  form: LegalForm,
): boolean {
  return formsIn(folded([name, type, mission, description].join('\n'))).includes(form);
}
