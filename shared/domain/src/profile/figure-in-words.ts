import type { ProfileFact } from './profile.schemas.ts';

/** "6,140 people": a figure of the profile with its unit and all digits that were given, for a rounded one would be another number (PROF-07). */
export const figureInWords = ({ value, unit }: Pick<ProfileFact, 'value' | 'unit'>): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 20 })} ${unit}`.trim();
