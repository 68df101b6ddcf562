import { paths } from '@harambee/domain';
import type { RemoteCommand } from '@harambee/platform';
import type { IconName } from '@harambee/ui';
import { type NavItem, usualItems } from '../lib/nav-items.ts';

export interface PaletteCommand extends RemoteCommand {
  icon?: IconName;
}

/** The groups in order. Groups of remotes follow these, before the last. */
const sections = ['Continue', 'Go to', 'Create and search', 'Recent'] as const;
const lastSection = 'You';

/** What some entries show besides their purpose, once it is known. */
export interface PaletteFigures {
  proposals?: string;
  impact?: string;
  /** The entries behind Create. */
  create?: readonly string[];
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' });

/** `New proposal or new profile`, or a sentence if there are none. */
const createWords = ([first, ...others]: readonly string[] = []): string =>
  first === undefined
    ? 'Nothing can be created right now'
    : choice.format([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))]);

const rankOf = ({ section }: RemoteCommand): number => {
  const rank = (sections as readonly string[]).indexOf(section);
  if (rank >= 0) return rank;
  return section === lastSection ? sections.length + 1 : sections.length;
};

/** In the order of an empty search. Entries of a submenu follow their parent, as kbar requires. */
export const inOrder = <Command extends RemoteCommand>(commands: readonly Command[]): Command[] =>
  [...commands].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      Number(one.parent !== undefined) - Number(other.parent !== undefined) ||
      (one.order ?? 0) - (other.order ?? 0),
  );

/** Add new entries of the shell here; remotes bring their own (PALETTE-03). */
export function shellCommands(
  logout: () => void,
  figures: PaletteFigures = {},
  items: readonly NavItem[] = usualItems,
): PaletteCommand[] {
  const subtitles: Record<string, string> = {
    [paths.dashboard]: 'What needs your attention today',
    [paths.profiles]: 'What funders read about you',
    [paths.proposals]: figures.proposals ?? 'Everything you have written',
    [paths.calls]: 'What funders ask for, by deadline',
    [paths.documents]: 'What funders want attached, by expiry',
    [paths.answers]: 'What you have answered before, found by meaning',
    [paths.impact]: figures.impact ?? 'Points, badges and leaderboard',
  };
  const go = { section: 'Go to' };
  const make = { section: 'Create and search' };
  const you = { section: lastSection };
  return [
    ...items.map(
      ({ to, label, icon, keys, subtitle }): PaletteCommand => ({
        ...go,
        id: `shell.go.${to}`,
        name: label,
        subtitle: subtitle ?? subtitles[to] ?? '',
        icon,
        ...(keys && { shortcut: [...keys] }),
        to,
      }),
    ),
    {
      ...go,
      id: 'shell.analytics',
      name: 'Analytics',
      subtitle: 'How your organization is doing',
      icon: 'trend',
      shortcut: ['g', 'a'],
      to: paths.analytics,
    },
    {
      ...make,
      id: 'create',
      name: 'Create',
      subtitle: createWords(figures.create),
      icon: 'plus',
      keywords: 'add write start',
      shortcut: ['c'],
    },
    {
      ...make,
      id: 'search',
      name: 'Search',
      subtitle: 'Grants or proposals',
      icon: 'search',
      keywords: 'find look',
      shortcut: ['s'],
    },
    {
      ...make,
      id: 'shell.impact-summary',
      name: 'View impact summary',
      subtitle: 'Points, badges and rank',
      icon: 'sun',
      shortcut: ['$mod+i'],
      to: paths.impact,
    },
    {
      ...you,
      id: 'shell.help',
      name: 'Help',
      subtitle: 'How things are done here',
      icon: 'info',
      keywords: 'help how guide support manual question',
      to: paths.help,
    },
    {
      ...you,
      id: 'shell.profile',
      name: 'Profile',
      subtitle: 'Your name and how to reach you',
      icon: 'user',
      to: paths.profile,
    },
    {
      ...you,
      id: 'shell.team',
      name: 'Team',
      subtitle: 'People, invitations, organization name',
      icon: 'users',
      keywords: 'people colleagues members invite rename organization',
      to: paths.team,
    },
    {
      ...you,
      id: 'shell.record',
      name: 'Record of actions',
      subtitle: 'Who signed in, changed roles, downloaded files',
      icon: 'clock',
      keywords: 'audit log history security owners csv',
      needs: 'actions.read',
      to: paths.actionRecord,
    },
    {
      ...you,
      id: 'shell.your-data',
      name: 'Your data',
      subtitle: 'Download everything, or delete it',
      icon: 'download',
      keywords: 'export archive delete account organization privacy',
      to: paths.yourData,
    },
    {
      ...you,
      id: 'shell.settings',
      name: 'Settings',
      subtitle: 'Appearance, password, shortcuts',
      icon: 'settings',
      keywords: 'preferences theme dark light security sessions keys',
      to: paths.settings,
    },
    {
      ...you,
      id: 'shell.sign-out',
      name: 'Sign Out',
      subtitle: 'End this session',
      icon: 'sign-out',
      keywords: 'logout leave',
      perform: logout,
    },
  ];
}
