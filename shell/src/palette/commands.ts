import { paths } from '@harambee/domain';
import type { RemoteCommand } from '@harambee/platform';
import type { IconName } from '@harambee/ui';
import { navItems } from '../layout/nav-items.ts';

/** An entry of the palette: the shell's own have an icon, those of remotes get one for all. */
export interface PaletteCommand extends RemoteCommand {
  icon?: IconName;
}

const subtitles: Record<string, string> = {
  [paths.dashboard]: 'Your next step and what is new',
  [paths.profiles]: 'What funders read about you',
  [paths.proposals]: 'Everything you have written',
  [paths.impact]: 'Points, badges and leaderboard',
};

/** A new entry of the shell goes here; remotes bring their own (spec 2.6). */
export function shellCommands(logout: () => void): PaletteCommand[] {
  return [
    ...navItems.map(({ to, label, icon, keys }) => ({
      id: `shell.go.${to}`,
      name: label,
      subtitle: subtitles[to] ?? '',
      section: 'Go to',
      icon,
      shortcut: [...keys],
      to,
    })),
    {
      id: 'shell.profile',
      name: 'Profile',
      subtitle: 'Your name and how to reach you',
      section: 'You',
      icon: 'user',
      to: paths.profile,
    },
    {
      id: 'shell.settings',
      name: 'Settings',
      subtitle: 'Appearance, password, sessions',
      section: 'You',
      icon: 'settings',
      keywords: 'preferences theme dark light password security',
      to: paths.settings,
    },
    {
      id: 'shell.sign-out',
      name: 'Sign Out',
      subtitle: 'End this session',
      section: 'You',
      icon: 'sign-out',
      keywords: 'logout leave',
      perform: logout,
    },
  ];
}
