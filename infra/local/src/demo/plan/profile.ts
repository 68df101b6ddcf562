import type { CreateProfileBody } from '@harambee/domain/schemas';
import type { DemoOrganization } from './organizations.ts';
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
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
    .slice(0, 24);

type Facts = NonNullable<CreateProfileBody['facts']>;

/** The figures of the profile with those of all years up to and including `year`: each year a little more. */
export function figuresUntil(organization: DemoOrganization, index: number, years: readonly number[]): Facts {
  const { counts } = projectThemes[organization.category].profile;
  return years.flatMap((year, past) =>
    counts.map(({ name, unit, first }) => ({
      ...{ name, unit, date: `${year}-12-31`, source: `Annual report ${year}` },
      value: Math.round(first * (0.7 + (index % 7) / 10) * 1.18 ** past),
    })),
  );
}

/** A whole profile. What later versions of profiles hold, such as projects and a logo, is filled in here, too. */
export function demoProfile(organization: DemoOrganization, index: number, facts: Facts): CreateProfileBody {
  const { name, place, category, foundedYear, people } = organization;
  const { mission, description, sdgs } = projectThemes[category].profile;
  const slug = slugOf(name);
  const filled = (text: string) => text.replaceAll('{place}', place.split(',')[0] as string);
  return {
    ...{ name, location: place, foundedYear, sdgs: [...sdgs], facts },
    type: types[category],
    mission: filled(mission),
    description: filled(description),
    website: `https://${slug}.example.org`,
    contactName: `${people[0].firstName} ${people[0].lastName}`,
    contactEmail: `hello@${slug}.example.org`,
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
