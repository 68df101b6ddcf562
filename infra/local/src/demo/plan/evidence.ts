import { figureInWords } from '@harambee/domain';
import type { CreateProfileBody } from '@harambee/domain/schemas';
import type { DemoOrganization } from './organizations.ts';
import { projectThemes } from './themes/themes.ts';

/** Codes of the country and of the languages that people work in there, and who registers organizations. */
const countries: Readonly<Record<string, { code: string; languages: readonly string[]; registrar: string }>> =
  {
    Kenya: { code: 'KE', languages: ['en', 'sw'], registrar: 'Public Benefit Organizations Authority' },
    Uganda: { code: 'UG', languages: ['en', 'lg'], registrar: 'National Bureau for NGOs' },
    Tanzania: { code: 'TZ', languages: ['sw', 'en'], registrar: 'Registrar of NGOs' },
    Rwanda: { code: 'RW', languages: ['rw', 'fr', 'en'], registrar: 'Rwanda Governance Board' },
    Ethiopia: {
      code: 'ET',
      languages: ['am', 'om', 'en'],
      registrar: 'Authority for Civil Society Organizations',
    },
    Somaliland: { code: 'SO', languages: ['so', 'en'], registrar: 'Ministry of Planning' },
    'South Sudan': { code: 'SS', languages: ['en', 'ar'], registrar: 'Relief and Rehabilitation Commission' },
    Burundi: { code: 'BI', languages: ['fr', 'sw'], registrar: 'Ministry of the Interior' },
    'DR Congo': { code: 'CD', languages: ['fr', 'sw'], registrar: 'Ministry of Justice' },
    Ghana: { code: 'GH', languages: ['en', 'tw'], registrar: 'Non-Profit Organisations Secretariat' },
    Peru: { code: 'PE', languages: ['es', 'qu'], registrar: 'Public Registries' },
    Bangladesh: { code: 'BD', languages: ['bn', 'en'], registrar: 'NGO Affairs Bureau' },
    Nepal: { code: 'NP', languages: ['ne', 'en'], registrar: 'Social Welfare Council' },
    'United Kingdom': { code: 'GB', languages: ['en'], registrar: 'Charity Commission' },
  };

const funders = ['Acacia Community Fund', 'Lakeside Trust', 'Two Rivers Foundation', 'Open Hands Fund'];

type Evidence = Pick<
  CreateProfileBody,
  | 'languages'
  | 'registrationAuthority'
  | 'registrationCountry'
  | 'registrationSince'
  | 'photoAlt'
  | 'projects'
  | 'policies'
  | 'reports'
>;

/** One report for each of these years. */
export const reportsOf = (site: string, years: readonly number[]): Evidence['reports'] =>
  years.map((year) => ({
    title: 'Annual report and audited accounts',
    year,
    url: `${site}/reports/${year}`,
  }));

/** What a funder finds on the public page: work that others paid for, policies, and the reports behind the figures. */
export function demoEvidence(
  { place, category, foundedYear }: DemoOrganization,
  { index, site, years }: { index: number; site: string; years: readonly number[] },
): Evidence {
  const { code = '', languages = ['en'], registrar = '' } = countries[place.split(', ').at(-1) ?? ''] ?? {};
  const { titles, profile } = projectThemes[category];
  const [count] = profile.counts;
  const last = Math.min(...years);
  return {
    languages: [...languages],
    registrationAuthority: registrar,
    registrationCountry: code,
    registrationSince: foundedYear,
    photoAlt: `Drawing of houses and trees before hills near ${place.split(',')[0]}`,
    projects: [0, 1].map((which) => ({
      title: titles[(index + which) % titles.length] as string,
      funder: funders[(index + which) % funders.length] as string,
      amount: 24_000 + ((index * 7 + which * 11) % 23) * 2_500,
      currency: 'USD',
      from: last - 4 + 2 * which,
      to: last - 2 + 2 * which,
      summary:
        which === 0 && count
          ? `It reached ${figureInWords({ value: count.first, unit: count.unit })} in its last year.`
          : '',
    })),
    policies: [
      { title: 'Safeguarding policy', url: `${site}/policies/safeguarding` },
      { title: 'Policy against fraud and corruption', url: `${site}/policies/fraud` },
      ...(index % 2 === 0 ? [{ title: 'Data protection policy', url: `${site}/policies/data` }] : []),
    ],
    reports: reportsOf(site, years),
  };
}
