import type { CreateProfileBody, Profile } from '@harambee/domain/schemas';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';

export const base = '/api/ngo/profile';

/** Every required and every optional field of the form. */
export const completeForm = {
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar, Turkana County, Kenya',
  foundedYear: 2014,
  website: 'https://majikwawote.example',
  contactName: 'Amina Ekal',
  contactEmail: 'karibu@majikwawote.example',
  contactPhone: '+254 712 345 678',
  mission: 'Safe water within thirty minutes’ walk of every home in Turkana.',
  description: 'We are 23 people in Lodwar.',
  registrationNumber: 'OP.218/051/14-0392/9571',
  legalStatus: 'Public benefit organization (Kenya)',
  currency: 'KES',
  taxExemptStatus: 'Registered Charity',
  annualBudgetRange: '$500K - $1M',
  sdgs: [6, 4, 13],
  focusAreas: ['Water', 'Schools'],
  languages: ['sw', 'en'],
  registrationAuthority: 'Public Benefit Organizations Regulatory Authority',
  registrationCountry: 'KE',
  registrationSince: 2014,
  photoAlt: 'Two women pump water beside a school.',
  linkedinUrl: 'https://www.linkedin.com/company/majikwawote',
  twitterHandle: '@majikwawote',
} satisfies CreateProfileBody;

export const onboarding = {
  name: 'Maji Kwa Wote',
  mission: 'Safe water for Turkana.',
  location: 'Lodwar',
  foundedYear: 2014,
  sdgs: [6, 4],
  organizationType: 'ngo',
} satisfies CreateProfileBody;

export const peopleReached = {
  name: 'People reached',
  value: 6_140,
  unit: 'people',
  date: '2025-12-31',
  source: 'Annual report 2025',
};

/** A figure of the public page. */
export const shownFigure = { ...peopleReached, url: 'https://majikwawote.example/2025.pdf', isPublic: true };

export const project = {
  title: 'Forty wells for Turkana',
  funder: 'Lake Fund',
  amount: 250_000,
  currency: 'EUR',
  from: 2022,
  to: 2024,
  summary: 'Forty wells, each with a committee of its own.',
};
export const policy = { title: 'Safeguarding', url: 'https://majikwawote.example/safe.pdf' };
export const report = { title: 'Annual report', year: 2025, url: 'https://majikwawote.example/2025.pdf' };

/** Creates a profile through the API. */
export async function givenProfile(
  api: TestApp,
  actor: TestActor,
  changes: CreateProfileBody = {},
): Promise<Profile> {
  const answer = await api.as(actor).post(base, { ...completeForm, ...changes });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<{ profile: Profile }>().profile;
}

export async function readProfile(api: TestApp, actor: TestActor): Promise<Profile> {
  const answer = await api.as(actor).get(`${base}/tenant/${actor.tenantId}`);
  return answer.json<{ profile: Profile }>().profile;
}
