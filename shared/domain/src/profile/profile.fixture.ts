import type { ProfileFields } from './profile.schemas.ts';
import type { ExportedProfile } from './profile-export.ts';

/** A profile with every field filled. */
export const waterTrust: ProfileFields = {
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
};

/** The same with its settings and one figure. */
export const waterTrustExport: ExportedProfile = {
  ...waterTrust,
  isActive: true,
  onLeaderboard: false,
  hiddenContactFields: ['contactPhone'],
  facts: [
    {
      id: 'f1',
      name: 'People reached',
      value: 6_140,
      unit: 'people',
      date: '2025-12-31',
      source: 'Annual report 2025',
      url: 'https://majikwawote.example/2025.pdf',
      isPublic: true,
    },
  ],
  projects: [
    {
      id: 'j1',
      title: 'Forty wells for Turkana',
      funder: 'Lake Fund',
      amount: 250_000,
      currency: 'EUR',
      from: 2022,
      to: 2024,
      summary: 'Forty wells, each with a committee of its own.',
    },
  ],
  policies: [{ id: 'o1', title: 'Safeguarding', url: 'https://majikwawote.example/safe.pdf' }],
  reports: [{ id: 'r1', title: 'Annual report', year: 2025, url: 'https://majikwawote.example/2025.pdf' }],
};
