import type { ProfileSettings } from './profile.schemas.ts';

/** What decides who sees an organization: its owners change that, and nobody else. */
export const visibilityOf = ({
  isActive,
  onLeaderboard,
  hiddenContactFields,
}: ProfileSettings): Omit<ProfileSettings, 'facts'> => ({ isActive, onLeaderboard, hiddenContactFields });

/** Whether two of them say the same; the order of hidden fields means nothing. */
export function isSameVisibility(one: ProfileSettings, other: ProfileSettings): boolean {
  const told = (settings: ProfileSettings) => {
    const { hiddenContactFields, ...switches } = visibilityOf(settings);
    return JSON.stringify({ ...switches, hidden: [...hiddenContactFields].sort() });
  };
  return told(one) === told(other);
}
