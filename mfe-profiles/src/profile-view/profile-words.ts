import {
  countryName,
  type ExportedProfile,
  formatDay,
  formatNumber,
  languageName,
  profileContactFields,
  profileLabels,
  readerFormats,
  sdgs,
} from '@harambee/domain';
import type { FundedProject, OwnFact, ProfileFact } from '@harambee/domain/schemas';

/** Every part of a profile, in the order of the form. */
export const profilePartNames = Object.keys(profileLabels) as (keyof ExportedProfile)[];

export const goalName = (goal: number): string => sdgs[goal - 1]?.name ?? `Goal ${goal}`;

/** "6,140 people". Keeps the decimals as they were entered. */
export const factFigure = ({ value, unit }: Pick<ProfileFact, 'value' | 'unit'>): string =>
  `${Number.isInteger(value) ? formatNumber(value) : value.toLocaleString(readerFormats().locale, { maximumFractionDigits: 6 })} ${unit}`.trim();

const factLine = (fact: OwnFact): string =>
  `${fact.name}: ${factFigure(fact)} (${formatDay(fact.date)}, ${fact.source})${fact.isPublic ? ', public' : ''}`;

/** "2022–2024", or "Since 2022". */
export const projectYears = ({ from, to }: Pick<FundedProject, 'from' | 'to'>): string =>
  to === 0 ? `Since ${from}` : from === to ? String(from) : `${from}–${to}`;

const projectLine = (project: FundedProject): string => {
  const { title, funder, amount, currency, showsAmount, summary } = project;
  const sum = showsAmount ? 'with its amount' : amount > 0 ? `${currency} ${formatNumber(amount)}` : '';
  return [title, projectYears(project), funder, sum, summary].filter((part) => part !== '').join(', ');
};

const yearWords = (year: number): string => (year === 0 ? '' : String(year));

/** A part of a profile as one line of text, to compare two of them side by side. */
export function profileWords(profile: ExportedProfile, name: keyof ExportedProfile): string {
  switch (name) {
    case 'foundedYear':
    case 'registrationSince':
      return yearWords(profile[name]);
    case 'registrationCountry':
      return countryName(profile.registrationCountry);
    case 'languages':
      return profile.languages.map(languageName).join('\n');
    case 'projects':
      return profile.projects.map(projectLine).join('\n');
    case 'policies':
      return profile.policies.map(({ title, url }) => `${title}: ${url}`).join('\n');
    case 'reports':
      return profile.reports.map(({ title, year, url }) => `${title} ${year}: ${url}`).join('\n');
    case 'sdgs':
      return profile.sdgs.map((goal) => `${goal} ${goalName(goal)}`).join('\n');
    case 'focusAreas':
      return profile.focusAreas.join('\n');
    case 'facts':
      return profile.facts.map(factLine).join('\n');
    case 'hiddenContactFields':
      return profileContactFields
        .filter((field) => profile.hiddenContactFields.includes(field))
        .map((field) => profileLabels[field])
        .join('\n');
    case 'isActive':
    case 'onLeaderboard':
      return profile[name] ? 'Yes' : 'No';
    default:
      return profile[name];
  }
}
