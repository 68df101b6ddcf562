import type { CreateProfileBody } from '@harambee/domain/schemas';
import { demoEvidence, reportsOf } from './evidence.ts';
import { type DemoOrganization, domainOf } from './organizations.ts';
import { projectThemes } from './themes/themes.ts';

const types: Readonly<Record<DemoOrganization['category'], string>> = {
  Education: 'Education & Development',
  Healthcare: 'Healthcare & Wellness',
  Environment: 'Environmental Conservation',
  'Community Development': 'Community Development',
  Technology: 'Technology & Innovation',
  'Arts & Culture': 'Arts & Culture',
  Research: 'Research & Science',
  'Emergency Relief': 'Emergency Relief',
  'Women Empowerment': 'Women Empowerment',
  'Youth Development': 'Youth Development',
};

const budgets = ['$50K - $100K', '$100K - $500K', '$100K - $500K', '$500K - $1M'];
type Reports = NonNullable<CreateProfileBody['reports']>;

const siteOf = ({ name }: DemoOrganization): string => `https://www.${domainOf(name)}`;

type Facts = NonNullable<CreateProfileBody['facts']>;

/** The figures of the profile with those of all years up to and including `year`: each year a little more. */
function figuresUntil(organization: DemoOrganization, index: number, years: readonly number[]): Facts {
  const { counts } = projectThemes[organization.category].profile;
  return years.flatMap((year, past) =>
    counts.map(({ name, unit, first }) => ({
      ...{ name, unit, date: `${year}-12-31`, source: `Annual report ${year}` },
      ...{ url: `${siteOf(organization)}/reports/${year}`, isPublic: years.length - past <= 3 },
      value: Math.round(first * (0.7 + (index % 7) / 10) * 1.18 ** past),
    })),
  );
}

/** What a new annual report changes in the profile: the figures and reports of all these years. */
export const untilReport = (
  organization: DemoOrganization,
  index: number,
  years: readonly number[],
): { facts: Facts; reports: Reports } => ({
  facts: figuresUntil(organization, index, years),
  reports: reportsOf(siteOf(organization), years) ?? [],
});

/** A whole profile, with the figures of these years. */
export function demoProfile(
  organization: DemoOrganization,
  index: number,
  years: readonly number[],
): CreateProfileBody {
  const { name, place, category, foundedYear, people } = organization;
  const { mission, description, sdgs } = projectThemes[category].profile;
  const domain = domainOf(name);
  const [slug = ''] = domain.split('.');
  const filled = (text: string) => text.replaceAll('{place}', place.split(',')[0] as string);
  return {
    ...{ name, location: place, foundedYear, sdgs: [...sdgs] },
    facts: figuresUntil(organization, index, years),
    ...demoEvidence(organization, { index, site: siteOf(organization), years }),
    type: types[category],
    mission: filled(mission),
    description: filled(description),
    website: siteOf(organization),
    contactName: `${people[0].firstName} ${people[0].lastName}`,
    contactEmail: `hello@${domain}`,
    contactPhone: `+254 700 ${String(100 + index).padStart(3, '0')} ${String(200 + index * 7).padStart(3, '0')}`,
    linkedinUrl: `https://www.linkedin.com/company/${slug}`,
    twitterHandle: `@${slug.slice(0, 15)}`,
    registrationNumber: `NGO/${foundedYear}/${String(1_204 + index * 37)}`,
    legalStatus: 'registered non-governmental organization',
    taxExemptStatus: 'Registered Charity',
    annualBudgetRange: budgets[index % budgets.length] as string,
    focusAreas: [category],
    currency: 'USD',
    isActive: true,
    onLeaderboard: true,
  };
}
