import { problemsOf } from '../rules.ts';
import { emptyProfileFields } from './empty-profile.ts';
import { waterTrust } from './profile.fixture.ts';
import type { ProfileFields } from './profile.schemas.ts';
import { isProfileComplete, profileOnboardingRules, profileRules } from './profile-rules.ts';

const messages = (changes: Partial<ProfileFields>) =>
  problemsOf(profileRules, { ...waterTrust, ...changes }).map(({ message }) => message);
const thisYear = new Date().getFullYear();

test('an empty form reports every required field, in the order of the form', () => {
  expect(problemsOf(profileRules, emptyProfileFields)).toEqual([
    { field: 'name', message: 'Organization name is required' },
    { field: 'type', message: 'Organization type is required' },
    { field: 'location', message: 'Location is required' },
    { field: 'foundedYear', message: 'Please enter a valid founding year' },
    { field: 'website', message: 'Website is required' },
    { field: 'contactEmail', message: 'Contact email is required' },
    { field: 'contactPhone', message: 'Contact phone is required' },
    { field: 'mission', message: 'Mission statement is required' },
    { field: 'sdgs', message: 'Please select at least one SDG' },
  ]);
});

test.each([
  [{ foundedYear: 1799 }, 'Please enter a valid founding year'],
  [{ foundedYear: thisYear + 1 }, 'Please enter a valid founding year'],
  [{ foundedYear: 1900.5 }, 'Please enter a valid founding year'],
  [{ website: 'example.org' }, 'Please enter a valid website URL'],
  [{ website: 'http://x' }, 'Please enter a valid website URL'],
  [{ website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
  [{ contactEmail: 'a@' }, 'Please enter a valid email address'],
  [{ type: 'ngo' }, 'Organization type is not in the list'],
  [{ taxExemptStatus: 'None' }, 'Tax status is not in the list'],
  [{ annualBudgetRange: 'Much' }, 'Budget range is not in the list'],
  [{ linkedinUrl: 'javascript:alert(1)//a.b' }, 'Please enter a valid LinkedIn URL'],
  [{ twitterHandle: 'javascript:alert(1)' }, 'Please enter a valid X handle, such as @harambee'],
  [{ twitterHandle: '@sixteen_letters_' }, 'Please enter a valid X handle, such as @harambee'],
  [{ name: '  ' }, 'Organization name is required'],
  [{ languages: ['sw', 'klingon'] }, 'Language is not in the list'],
  [{ registrationCountry: 'Kenya' }, 'Country is not in the list'],
  ...[1799, thisYear + 1, 2000.5].map((registrationSince) => [
    { registrationSince },
    'Please enter the year of registration, such as 2014, or leave it empty',
  ]),
] as [Partial<ProfileFields>, string][])('%j: %s', (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

test.each([
  { foundedYear: 1800 },
  { foundedYear: thisYear },
  { website: ' https://example.org ' },
  { contactEmail: 'a@b.org' },
  { twitterHandle: 'maji' },
  { description: '', registrationNumber: '', taxExemptStatus: '', annualBudgetRange: '' },
  { linkedinUrl: '', twitterHandle: '', focusAreas: [] },
  { languages: [], registrationAuthority: '', registrationCountry: '', registrationSince: 0, photoAlt: '' },
] as Partial<ProfileFields>[])('%j is fine', (changes) => {
  expect(messages(changes)).toEqual([]);
});

test('onboarding requires name and mission, and checks the rest if present', () => {
  const problems = (changes: Partial<ProfileFields>) =>
    problemsOf(profileOnboardingRules, {
      ...emptyProfileFields,
      name: 'Maji',
      mission: 'Water',
      ...changes,
    }).map(({ message }) => message);
  expect(problems({})).toEqual([]);
  expect(problems({ name: ' ', mission: '' })).toEqual([
    'Organization name is required',
    'Mission statement is required',
  ]);
  expect(problems({ foundedYear: 1900, sdgs: [1, 2, 3, 4, 5] })).toEqual([]);
  expect(problems({ foundedYear: 1899 })).toEqual(['Please enter a valid founding year']);
  expect(problems({ foundedYear: thisYear + 1 })).toEqual(['Please enter a valid founding year']);
  expect(problems({ sdgs: [1, 2, 3, 4, 5, 6] })).toEqual(['Please select at most 5 SDGs']);
  expect(problems({ website: 'data:text/html,x' })).toEqual(['Please enter a valid website URL']);
});

test('complete means that nothing in the form is missing', () => {
  expect(isProfileComplete(waterTrust)).toBe(true);
  expect(isProfileComplete({ ...waterTrust, contactPhone: '' })).toBe(false);
  expect(isProfileComplete(undefined)).toBe(false);
});
