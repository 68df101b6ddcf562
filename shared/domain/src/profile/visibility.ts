import type { ProfileSettings } from './profile.schemas.ts';

/** The settings that decide who sees an organization; only its owners may change them. */
export const visibilityOf = ({
  isActive,
  onLeaderboard,
  hiddenContactFields,
}: ProfileSettings): Omit<ProfileSettings, 'facts'> => ({ isActive, onLeaderboard, hiddenContactFields });

/** Whether two visibilities are equal, whatever the order of hidden fields. */
export function isSameVisibility(one: ProfileSettings, other: ProfileSettings): boolean {
  const told = (settings: ProfileSettings) => {
    const { hiddenContactFields, ...switches } = visibilityOf(settings);
    return JSON.stringify({ ...switches, hidden: [...hiddenContactFields].sort() });
  };
  return told(one) === told(other);
}
