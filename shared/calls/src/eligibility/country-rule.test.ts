import { held } from './check-eligibility.fixture.ts';

const of = (
  value: string,
  location = 'Lodwar, Turkana County, Kenya',
  rest: { text?: string; isExclusion?: boolean; legalStatus?: string } = {},
) => {
  const { legalStatus = '', ...row } = rest;
  return held({ kind: 'country', value, ...row, applicant: { location, legalStatus } }).verdict;
};

test.each([
  ['Kenya, Uganda', 'Lodwar, Kenya', 'yes'],
  ['Kenya, Uganda', 'Arusha, Tanzania', 'no'],
  ['Kenia o Uganda', 'Lodwar, Kenya', 'yes'],
  ['Quénia e Uganda', 'Lodwar, Kenya', 'yes'],
  ['Ouganda et Kenya', 'Kampala, Uganda', 'yes'],
  ['Kenyan organizations', 'Lodwar, Kenya', 'yes'],
  ['associations françaises', 'Lyon, France', 'yes'],
  ['organizaciones colombianas', 'Lima, Perú', 'no'],
  ['organizações moçambicanas', 'Beira, Moçambique', 'yes'],
  ['sub-Saharan Africa', 'Lodwar, Kenya', 'yes'],
  ['Afrique subsaharienne', 'Rabat, Maroc', 'no'],
  ['sub-Saharan Africa', 'Khartoum, Sudan', 'ask'],
  ['sub-Saharan Africa except South Africa', 'Cape Town, South Africa', 'no'],
  ['EU', 'Porto, Portugal', 'yes'],
  ['UE', 'Oslo, Norway', 'no'],
  ['EU member states', 'London, United Kingdom', 'no'],
  ['least developed countries', 'Blantyre, Malawi', 'yes'],
  ['pays les moins avancés', 'Accra, Ghana', 'no'],
  ['least developed countries', 'Pokhara, Nepal', 'ask'],
  ['developing countries', 'Lodwar, Kenya', 'ask'],
  ['any country', '', 'yes'],
  ['any country except Sudan', 'Khartoum, Sudan', 'no'],
  ['Wales', 'Cardiff, Wales', 'yes'],
  ['Wales', 'Leeds, England', 'no'],
  ['Wales', 'United Kingdom', 'ask'],
  ['United Kingdom', 'Cardiff, Wales', 'yes'],
  ['Kenya, Ruritania', 'Kampala, Uganda', 'ask'],
  ['Kenya', 'Lodwar', 'ask'],
  ['Kenya', '', 'ask'],
  ['Kisumu', 'Kisumu, Kenya', 'yes'],
  ['Kisumu', 'Lodwar, Kenya', 'ask'],
  ['Georgia', 'Atlanta, Georgia, USA', 'ask'],
  ['Georgia', 'Nairobi, Kenya', 'no'],
  ['Congo - Kinshasa', 'Kinshasa, Congo', 'ask'],
  ['Mexico', 'Santa Fe, New Mexico, USA', 'no'],
  ['Niger', 'Abuja, Nigeria', 'no'],
] as const)('%s: an organization in %s gets %s', (value, location, verdict) => {
  expect(of(value, location)).toBe(verdict);
});

test('several countries in the location: all in, none in, or asked', () => {
  const three = 'Nairobi, Kenya; Kampala, Uganda';
  expect([of('Kenya, Uganda', three), of('Kenya', three), of('France', three)]).toEqual(['yes', 'ask', 'no']);
});

test('where somebody is does not tell where they work', () => {
  const text = 'Projects must take place in Guatemala';
  expect(of('Guatemala', 'Guatemala City, Guatemala', { text })).toBe('yes');
  expect(of('Guatemala', 'Madrid, Spain', { text })).toBe('ask');
  expect(of('Fiji', 'Nairobi, Kenya', { text: 'The project site must be in Fiji' })).toBe('ask');
});

test('a legal status of another country than the location is asked about', () => {
  const legalStatus = 'Charity (England and Wales)';
  expect(of('Kenya', 'Nairobi, Kenya', { legalStatus })).toBe('ask');
  expect(of('United Kingdom', 'Nairobi, Kenya', { text: 'Registered in the UK', legalStatus })).toBe('yes');
});

test('an exclusion turns it around, and a statement that only reads like one is asked about', () => {
  expect(of('Russia, Belarus', 'Lodwar, Kenya', { isExclusion: true })).toBe('yes');
  expect(of('Kenya', 'Lodwar, Kenya', { isExclusion: true })).toBe('no');
  expect(of('Kenya', 'Lodwar, Kenya', { text: 'Organizations in Kenya are not eligible' })).toBe('ask');
});

test('the reason has both sides, and says where to look', () => {
  expect(held({ kind: 'country', value: 'Uganda' })).toEqual({
    rowId: 'e1',
    verdict: 'no',
    reason: 'Your location is in Kenya, and the call asks for “Uganda”.',
    place: 'location',
  });
  const { lookUp } = held({
    kind: 'country',
    value: 'Uganda',
    applicant: { location: 'Lodwar', legalStatus: '' },
  });
  expect(lookUp).toBe('Add the country to your location. The call says “Uganda”.');
});
