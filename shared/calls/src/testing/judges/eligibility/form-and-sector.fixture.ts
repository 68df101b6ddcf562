import { casesOf } from './eligibility-case.ts';

const form = casesOf('legal_form');
const notForm = casesOf('legal_form', true);
const sector = casesOf('sector');
const notSector = casesOf('sector', true);
const other = casesOf('other');

const charities = 'You must be a registered charity or a community interest company.';
const nobody = 'Individuals and companies run for profit may not apply.';

export const formAndSectorCases = [
  form(
    'yes',
    'charity, community interest company',
    charities,
    { taxExemptStatus: 'Registered Charity' },
    'One of the two.',
  ),
  form(
    'yes',
    'charity, community interest company',
    charities,
    { taxExemptStatus: 'Community Interest Company (CIC)' },
    'One of the two.',
  ),
  form(
    'no',
    'charity, community interest company',
    charities,
    { taxExemptStatus: 'Government Entity' },
    'A public body is neither.',
  ),
  form('ask', 'charity, community interest company', charities, {}, 'The profile says no form.'),
  form(
    'ask',
    'charity, community interest company',
    charities,
    { taxExemptStatus: 'Not Applicable' },
    'That is no form.',
  ),
  form(
    'yes',
    'association, foundation',
    'les associations loi 1901 et les fondations',
    { legalStatus: 'Association loi 1901' },
    'The form is named in words.',
  ),
  form(
    'ask',
    'association',
    'Associação legalmente constituída',
    { taxExemptStatus: 'Registered Charity' },
    'A charity may be an association, and may be none.',
  ),
  form(
    'yes',
    'non-profit organization',
    'be non-profit-making',
    { taxExemptStatus: 'Non-profit (501c3)' },
    'The status says so.',
  ),
  form(
    'ask',
    'charity',
    'Charities only',
    { taxExemptStatus: 'Registered Charity', legalStatus: 'Company limited by shares' },
    'Two fields contradict each other.',
  ),
  notForm(
    'yes',
    'individual, company',
    nobody,
    { taxExemptStatus: 'Registered Charity' },
    'A charity is neither.',
  ),
  notForm(
    'ask',
    'individual, company',
    nobody,
    { taxExemptStatus: 'Social Enterprise' },
    'Many social enterprises are companies.',
  ),
  notForm(
    'no',
    'public body, political party',
    'Quedan excluidas las administraciones públicas y los partidos.',
    { taxExemptStatus: 'Government Entity' },
    'A public body is ruled out.',
  ),
  notForm('ask', 'individual, company', nobody, {}, 'No form is said.'),

  sector('yes', 'education', 'Works in education', { sdgs: [4] }, 'Quality education is among its goals.'),
  sector(
    'yes',
    'health',
    'Active in community health',
    { type: 'Healthcare & Wellness' },
    'It is what the organization is.',
  ),
  sector(
    'yes',
    'water',
    'Acreditar actividad en agua',
    { focusAreas: ['Clean water'] },
    'A focus area says so.',
  ),
  sector('ask', 'education', 'Works in education', {}, 'The profile says no field of work.'),
  sector(
    'ask',
    'education',
    'Works in education',
    { sdgs: [6] },
    'That another goal is named does not say that it does not teach.',
  ),
  sector(
    'ask',
    'fisheries',
    'Small-scale fisheries',
    { sdgs: [14] },
    'Life below water is more than fisheries.',
  ),
  sector('ask', 'artisanal biochar', 'Producers of artisanal biochar', { sdgs: [13] }, 'No goal says so.'),
  notSector(
    'ask',
    'politics, religion',
    'No religious worship or party political activity',
    { type: 'Arts & Culture' },
    'The profile cannot say what an organization does not do.',
  ),
  notSector(
    'no',
    'politics',
    'No party political activity',
    { focusAreas: ['Party politics', 'Voter education'] },
    'A focus area is what is ruled out.',
  ),

  other(
    'ask',
    '',
    'Hold a bank account with two unrelated signatories',
    { location: 'Nairobi, Kenya' },
    'No profile says so.',
  ),
  other(
    'ask',
    '3 years',
    'Three years since the last grant from us',
    { foundedYear: 2011 },
    'The value looks like an age and is none.',
  ),
];
