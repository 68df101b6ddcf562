import type { Applicant } from '@harambee/domain';
import { held } from './check-eligibility.fixture.ts';

const form = (
  value: string,
  applicant: Partial<Applicant>,
  rest: { text?: string; isExclusion?: boolean } = {},
) =>
  held({
    kind: 'legal_form',
    value,
    ...rest,
    applicant: { legalStatus: '', taxExemptStatus: '', ...applicant },
  }).verdict;

test.each([
  ['registered charity', 'Registered charity (England and Wales)', 'yes'],
  ['NGO', 'Non-governmental organization', 'yes'],
  ['ONG', 'Association à but non lucratif', 'yes'],
  ['not for profit', 'Association loi 1901', 'yes'],
  ['entidad sin ánimo de lucro', 'Fundación', 'yes'],
  ['organização sem fins lucrativos', 'IPSS', 'yes'],
  ['CBO', 'Community-based organization', 'yes'],
  ['non-profit organization', 'CBO', 'yes'],
  ['social enterprise', 'Community Interest Company', 'yes'],
  ['charity, cooperative', 'Cooperative society', 'yes'],
  ['registered charity', 'Community Interest Company', 'no'],
  ['registered charity', 'NGO', 'ask'],
  ['non-profit organization', 'Private limited company', 'no'],
  ['non-profit organization', 'Social enterprise', 'ask'],
  ['individual', 'NGO', 'no'],
  ['public body', 'Registered charity', 'no'],
  ['university', 'Registered charity', 'ask'],
  ['guild', 'Registered charity', 'ask'],
  ['NGO', '', 'ask'],
  ['NGO', 'Waqf', 'ask'],
] as const)('%s against %s: %s', (value, legalStatus, verdict) => {
  expect(form(value, { legalStatus })).toBe(verdict);
});

test('the tax status of the profile is a legal form, too', () => {
  expect(form('501(c)(3)', { taxExemptStatus: 'Non-profit (501c3)' })).toBe('yes');
  expect(form('501(c)(3)', { taxExemptStatus: 'Registered Charity' })).toBe('ask');
  expect(form('non-profit organization', { taxExemptStatus: 'Registered Charity' })).toBe('yes');
  expect(form('non-profit organization', { taxExemptStatus: 'Government Entity' })).toBe('no');
  expect(form('non-profit organization', { taxExemptStatus: 'Other' })).toBe('ask');
});

test('the number of a law narrows a form down, and an exception is not asked for', () => {
  const text = 'Nonprofits having a 501(c)(3) status, other than institutions of higher education';
  const of = (applicant: Partial<Applicant>) =>
    form('non-profit organization, university', applicant, { text });
  expect(of({ legalStatus: 'Public benefit organization (Kenya)' })).toBe('ask');
  expect(of({ taxExemptStatus: 'Non-profit (501c3)' })).toBe('yes');
  expect(of({ legalStatus: 'University' })).toBe('ask');
});

test('registered without a number, and what a form does not tell, is asked about', () => {
  const ngo = { legalStatus: 'NGO' };
  expect(form('non-profit organization', ngo, { text: 'Registered NGOs' })).toBe('yes');
  expect(
    form('non-profit organization', { ...ngo, registrationNumber: '' }, { text: 'Registered NGOs' }),
  ).toBe('ask');
  expect(form('non-profit organization', ngo, { text: 'Women-led NGOs' })).toBe('ask');
  expect(form('NGO', { taxExemptStatus: 'International NGO' }, { text: 'National NGOs' })).toBe('no');
});

test('an exclusion: what the organization is, cannot be, or may be', () => {
  const charity = { taxExemptStatus: 'Registered Charity' };
  const out = { isExclusion: true };
  expect(form('individual, company, political party', charity, out)).toBe('yes');
  expect(form('charity', charity, out)).toBe('no');
  expect(form('cooperative', charity, out)).toBe('ask');
  expect(form('religious organization', charity, out)).toBe('yes');
  expect(form('religious organization', { ...charity, mission: 'We serve our parish church.' }, out)).toBe(
    'ask',
  );
});

const sector = (value: string, applicant: Partial<Applicant> = {}, isExclusion = false) =>
  held({ kind: 'sector', value, isExclusion, applicant }).verdict;

test('sectors are found in focus areas, goals and type; other words are asked about', () => {
  expect(sector('water')).toBe('yes');
  expect(sector('éducation')).toBe('yes');
  expect(sector('salud', { sdgs: [3] })).toBe('yes');
  expect(sector('SDG 6')).toBe('yes');
  expect(sector('sport')).toBe('no');
  expect(sector('sport', { focusAreas: [] })).toBe('ask');
  expect(sector('health', { mission: 'Health through clean water' })).toBe('ask');
  expect(sector('basket weaving')).toBe('ask');
});

test('a sector that is ruled out', () => {
  expect(sector('religion, politics', {}, true)).toBe('yes');
  expect(sector('water', {}, true)).toBe('no');
  expect(sector('religion', { mission: 'We teach religious songs' }, true)).toBe('ask');
  expect(sector('religion', { mission: '', focusAreas: [] }, true)).toBe('ask');
});
