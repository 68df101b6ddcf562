import { can, formatNumber } from '@harambee/domain';
import {
  recentlyUpdated,
  useGetProposalCardsQuery,
  useGetProposalStatsQuery,
  useMay,
  useUser,
} from '@harambee/platform';
import type { IconName } from '@harambee/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { usePoints } from '../lib/use-points.ts';
import { useSignOut } from '../outbox/sign-out.tsx';
import { useArrivedModules } from '../remotes/remotes-context.tsx';
import { useNavItems } from '../remotes/use-nav-items.ts';
import { inOrder, type PaletteCommand, shellCommands } from './commands.ts';
import { nextStep } from './next-step.ts';
import { readRecentPages } from './recent-pages.ts';
import { useOffered } from './use-offered.ts';
import { useSwitchCommands } from './use-switch-commands.ts';

const inWords = (standing: ReturnType<typeof usePoints>): string | undefined =>
  standing &&
  `Level ${formatNumber(standing.level)}, ${formatNumber(standing.points)} ${standing.points === 1 ? 'point' : 'points'}`;

/** Every current entry: the shell's, the remotes', the next step, and recent pages. */
export function usePaletteCommands(isOpen: boolean): PaletteCommand[] {
  const signOut = useSignOut();
  const switching = useSwitchCommands();
  const { id: userId, role } = useUser();
  const mayWrite = useMay('proposals.write');
  const { pathname } = useLocation();
  const items = useNavItems();
  const modules = useArrivedModules();
  const impact = inWords(usePoints());
  const { data: stats } = useGetProposalStatsQuery();
  const { data: proposals } = useGetProposalCardsQuery(recentlyUpdated, { skip: !isOpen });

  const brought = useMemo(() => modules.flatMap(({ module }) => module.commands), [modules]);
  const remote = useOffered(brought, isOpen);

  return useMemo(() => {
    const fixed: PaletteCommand[] = [
      ...shellCommands(
        signOut,
        {
          proposals: stats && stats.total > 0 ? `${formatNumber(stats.total)} in all` : undefined,
          create: remote.filter(({ parent }) => parent === 'create').map(({ name }) => name),
          impact,
        },
        items,
      ).filter(({ needs }) => !needs || can(role, needs)),
      ...switching,
      ...remote.map((command) => ({ ...command, icon: command.icon as IconName | undefined })),
    ];
    const next = isOpen ? nextStep(proposals ?? [], mayWrite) : undefined;
    const known = new Set([pathname, next?.to.split('?')[0], ...fixed.map(({ to }) => to)]);
    const recent = (isOpen ? readRecentPages(userId) : [])
      .filter(({ path }) => !known.has(path))
      .map(
        ({ path, title }): PaletteCommand => ({
          id: `shell.recent.${path}`,
          name: title,
          subtitle: 'Recently opened',
          section: 'Recent',
          icon: 'clock',
          to: path,
        }),
      );
    return inOrder([...(next ? [next] : []), ...fixed, ...recent]);
  }, [items, signOut, switching, userId, role, pathname, remote, impact, stats, proposals, isOpen, mayWrite]);
}
