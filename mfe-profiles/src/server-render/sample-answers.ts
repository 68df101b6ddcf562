import { sdgs } from '@harambee/domain';

/** What the profiles service answered: its status, and the body of a 200. */
export interface RenderedAnswer {
  status: number;
  body?: unknown;
}

const words = 'Words';
const address = 'https://organization.example';

const picture = { url: '/picture', width: 1, height: 1 };

/** Every part of the page filled: what it looks like gives the rules of all pages. */
const everything = {
  id: 'sample',
  name: words,
  type: words,
  location: words,
  foundedYear: 2_000,
  website: address,
  contactEmail: 'words@organization.example',
  contactPhone: '+254 700 000 000',
  linkedinUrl: address,
  twitterHandle: '@words',
  mission: words,
  description: `${words} about it.`,
  registrationNumber: words,
  legalStatus: words,
  taxExemptStatus: words,
  annualBudgetRange: words,
  sdgs: sdgs.map(({ id }) => Number(id)),
  focusAreas: [words],
  evidence: {
    figures: [{ label: words, value: words, date: '2026-01-01', source: words, url: address }],
    projects: [{ title: words, funder: words, amount: 1, currency: 'USD', from: 2_000, summary: words }],
    focusAreas: [words],
    registration: { number: words, authority: words, country: 'KE', since: 2_000 },
    policies: [{ title: words, url: address }],
    reports: [{ title: words, year: 2_000, url: address }],
    languages: ['sw'],
    logo: picture,
    photo: { ...picture, alt: words },
    verifiedDomain: words,
    verifiedOn: '2026-01-01',
  },
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const sampleAnswers: readonly RenderedAnswer[] = [
  { status: 200, body: { profile: everything } },
  { status: 404 },
];
