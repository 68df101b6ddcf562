import { publicProfile } from '@harambee/domain';
import type { Profile, ProfileFields, ProfileFigures, User } from '@harambee/domain/schemas';
import { type Handler, renderRemote, somebody } from '@harambee/platform/testing';
import { remoteModule } from '../module.ts';

/** Every field filled. */
export const filledFields: ProfileFields = {
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar, Turkana County, Kenya',
  foundedYear: 2014,
  website: 'https://majikwawote.example',
  contactName: 'Amina Ekal',
  contactEmail: 'karibu@majikwawote.example',
  contactPhone: '+254 712 345 678',
  mission: 'Safe water within thirty minutes of every home in Turkana.',
  description: 'We are 23 people in Lodwar.',
  registrationNumber: 'OP.218/051/14-0392/9571',
  legalStatus: 'Public benefit organization (Kenya)',
  currency: 'KES',
  taxExemptStatus: 'Registered Charity',
  annualBudgetRange: '$500K - $1M',
  sdgs: [6, 4],
  focusAreas: ['Water'],
  languages: ['sw'],
  registrationAuthority: 'Public Benefit Organizations Regulatory Authority',
  registrationCountry: 'KE',
  registrationSince: 2014,
  photoAlt: 'Two women pump water beside a school.',
  linkedinUrl: 'https://www.linkedin.com/company/majikwawote',
  twitterHandle: '@majikwawote',
};

export function profileOf(changes: Partial<Profile> = {}): Profile {
  return {
    ...filledFields,
    id: 'p-1',
    tenantId: 't-1',
    isActive: true,
    onLeaderboard: true,
    hiddenContactFields: [],
    facts: [
      {
        id: 'f-1',
        name: 'People reached',
        value: 6_140,
        unit: 'people',
        date: '2025-12-31',
        source: 'Annual report 2025',
      },
    ],
    projects: [],
    policies: [],
    reports: [],
    revision: 7,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-11-03T09:00:00.000Z',
    ...changes,
  };
}

export const figuresOf = (changes: Partial<ProfileFigures> = {}): ProfileFigures => ({
  totalProposals: 0,
  fundingSecured: 0,
  activeProjects: 0,
  profileViews: 0,
  profileViewsThisMonth: 0,
  ...changes,
});

/** All that a public page may show beside the fields; one address in it is not safe. */
export const publishedEvidence = {
  figures: [
    {
      label: 'People reached',
      value: '6,140 people',
      date: '2025-12-31',
      source: 'Annual report 2025',
      url: 'https://maji.example/2025',
    },
  ],
  projects: [
    {
      title: 'Wells for Loima',
      funder: 'Water Fund',
      amount: 120_000,
      currency: 'USD',
      from: 2_023,
      to: 2_025,
      summary: 'Twelve wells.',
    },
  ],
  focusAreas: ['Boreholes'],
  registration: { number: 'R-77', authority: 'NGO Board', country: 'KE', since: 2_015 },
  policies: [{ title: 'Safeguarding policy', url: 'https://maji.example/policy' }],
  reports: [{ title: 'Annual report', year: 2_024, url: 'javascript:alert(1)' }],
  languages: ['sw', 'xx-broken-code-'],
  logo: { url: '/api/ngo/profile/public/p-1/images/l.png', width: 96, height: 96 },
  photo: {
    url: '/api/ngo/profile/public/p-1/images/p.webp',
    width: 1_200,
    height: 800,
    alt: 'Women at a well',
  },
  verifiedDomain: 'maji.example',
  verifiedOn: '2026-05-12',
};

/** The same fields as another server might spell them (PROF-17). */
export function inSnakeCase(profile: object): Record<string, unknown> {
  const pairs = Object.entries(profile).map(([name, value]) => [
    name === 'type' ? 'organization_type' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value as unknown,
  ]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

/** What is known of the website that somebody proved nothing of. */
export const noWebsite: Handler = () => ({ body: { state: 'no-website', website: '' } });

/** A page of this remote; `own` is the profile of the person's organization. */
export function open(
  path: string,
  {
    own,
    handlers = {},
    who,
    ...options
  }: {
    own?: Profile | null;
    handlers?: Record<string, Handler>;
    isSignedIn?: boolean;
    /** What the browser has kept from earlier. */
    kept?: Record<string, string>;
    who?: Partial<User>;
  } = {},
) {
  const user = somebody(who);
  const profile = own && { ...own, tenantId: user.tenantId };
  return renderRemote({
    remote: remoteModule,
    path,
    user,
    handlers: {
      [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () =>
        profile ? { body: { profile } } : { status: 404, body: { error: 'Not found', requestId: 'r' } },
      'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
      'GET /api/ngo/profile/images': () => ({ body: {} }),
      'GET /api/ngo/profile/verification': noWebsite,
      ...handlers,
    },
    ...options,
  });
}

/** An answer of the public call: without what is hidden. */
export const publicOf = (profile: Profile) => publicProfile(profile, { funded: new Map() });

/** A refusal in the form every service answers it. */
export const refused =
  (status: number, error: string, details?: { field: string; message: string }[]): Handler =>
  () => ({ status, body: { error, ...(details && { details }), requestId: 'r' } });
