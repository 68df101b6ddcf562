import { can, type NavGroup, navGroups, navIcons, paths } from '@harambee/domain';
import type { RemoteEntry } from '@harambee/platform';
import type { IconName } from '@harambee/ui';

export interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  group: NavGroup;
  order: number;
  /** The keys of the shortcut, in order. */
  keys?: readonly [string, string];
  /** Below the label in the palette. */
  subtitle?: string;
}

const main = { group: 'main' } as const;

/**
 * The entries of the shell, and those of remotes that do not say which they have: they stand here also while a remote is
 * missing (NAV-10), and in the document, which knows no remote (NAV-15).
 */
export const usualItems: readonly NavItem[] = [
  { ...main, to: paths.dashboard, label: 'Dashboard', icon: 'home', order: 0, keys: ['g', 'd'] },
  { ...main, to: paths.profiles, label: 'Profiles', icon: 'building', order: 10, keys: ['g', 'p'] },
  { ...main, to: paths.proposals, label: 'Proposals', icon: 'file', order: 20, keys: ['g', 'r'] },
  { ...main, to: paths.calls, label: 'Calls', icon: 'flag', order: 30, keys: ['g', 'f'] },
  { ...main, to: paths.documents, label: 'Documents', icon: 'folder', order: 40, keys: ['g', 'o'] },
  { ...main, to: paths.answers, label: 'Answers', icon: 'layers', order: 50, keys: ['g', 'b'] },
  { ...main, to: paths.impact, label: 'Impact', icon: 'chart', order: 60, keys: ['g', 'i'] },
];

/** Letters after `g` that other commands of the shell have. */
const takenKeys = ['a'];
const last = 1_000;

const oneOf = <Name extends string>(names: readonly Name[], name: string, other: Name): Name =>
  names.find((one) => one === name) ?? other;

/**
 * The navigation for a role: what remotes say about their pages, and the usual entries of those that say nothing. An icon
 * or group of a newer shell becomes one that is known here; a letter that is taken gives no shortcut (NAV-22).
 */
export function navItemsOf(remotes: readonly RemoteEntry[], role: string): NavItem[] {
  const told = remotes.flatMap(({ nav = [] }) => nav);
  const kept = usualItems.filter(({ to }) => !told.some(({ path }) => path === to));
  const letters = new Set([...takenKeys, ...kept.flatMap(({ keys }) => keys?.[1] ?? [])]);
  const items = told
    // `can` refuses permissions that this shell does not know.
    .filter(({ needs }) => needs === undefined || can(role, needs as Parameters<typeof can>[1]))
    .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at)
    .map(({ path, label, icon, group, order = last, key, subtitle }): NavItem => {
      const isFree = key !== undefined && !letters.has(key);
      if (isFree) letters.add(key);
      return {
        to: path,
        label,
        icon: oneOf(navIcons, icon, 'layers'),
        group: oneOf(navGroups, group, 'more'),
        order,
        ...(isFree && { keys: ['g', key] as const }),
        ...(subtitle && { subtitle }),
      };
    });
  const rank = ({ group }: NavItem) => navGroups.indexOf(group);
  return [...kept, ...items].sort(
    (one, other) =>
      rank(one) - rank(other) || one.order - other.order || one.label.localeCompare(other.label, 'en'),
  );
}
