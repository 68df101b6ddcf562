import {
  type ExportedProfile,
  formatDay,
  formatNumber,
  profileContactFields,
  profileLabels,
  readerFormats,
  sdgs,
} from '@harambee/domain';
import type { ProfileFact } from '@harambee/domain/schemas';

/** Every part of a profile, in the order of the form. */
export const profilePartNames = Object.keys(profileLabels) as (keyof ExportedProfile)[];

export const goalName = (goal: number): string => sdgs[goal - 1]?.name ?? `Goal ${goal}`;

/** "6,140 people". Keeps the decimals as they were entered. */
export const factFigure = ({ value, unit }: Pick<ProfileFact, 'value' | 'unit'>): string =>
  `${Number.isInteger(value) ? formatNumber(value) : value.toLocaleString(readerFormats().locale, { maximumFractionDigits: 6 })} ${unit}`.trim();

const factLine = (fact: ProfileFact): string =>
  `${fact.name}: ${factFigure(fact)} (${formatDay(fact.date)}, ${fact.source})`;

/** A part of a profile as one line of text, to compare two of them side by side. */
export function profileWords(profile: ExportedProfile, name: keyof ExportedProfile): string {
  switch (name) {
    case 'foundedYear':
      return profile.foundedYear === 0 ? '' : String(profile.foundedYear);
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
