import type { ProfileSettings } from './profile.schemas.ts';

/** The settings that decide who sees an organization; only its owners may change them. */
export const visibilityOf = ({
  isActive,
  onLeaderboard,
  hiddenContactFields,
}: ProfileSettings): Pick<ProfileSettings, 'isActive' | 'onLeaderboard' | 'hiddenContactFields'> => ({
  isActive,
  onLeaderboard,
  hiddenContactFields,
});

/** The proposals that are shown, and whether with their amounts: these, too, only an owner lets everybody see (PROF-53). */
const shownProposals = ({ projects }: ProfileSettings): string[] =>
  projects.flatMap(({ proposalId, showsAmount = false }) =>
    proposalId === undefined ? [] : [`${proposalId} ${showsAmount}`],
  );

/** Whether two visibilities are equal, whatever the order of hidden fields and projects. */
export function isSameVisibility(one: ProfileSettings, other: ProfileSettings): boolean {
  const told = (settings: ProfileSettings) => {
    const { hiddenContactFields, ...switches } = visibilityOf(settings);
    const proposals = shownProposals(settings).sort();
    return JSON.stringify({ ...switches, hidden: [...hiddenContactFields].sort(), proposals });
  };
  return told(one) === told(other);
}
