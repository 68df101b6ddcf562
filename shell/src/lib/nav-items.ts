import { paths } from '@harambee/domain';
import type { IconName } from '@harambee/ui';

export interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  /** The keys of the shortcut, in order. */
  keys: [string, string];
}

/** The main navigation: exactly these (NAV-15). */
export const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: 'home', keys: ['g', 'd'] },
  { to: paths.profiles, label: 'Profiles', icon: 'building', keys: ['g', 'p'] },
  { to: paths.proposals, label: 'Proposals', icon: 'file', keys: ['g', 'r'] },
  { to: paths.calls, label: 'Calls', icon: 'flag', keys: ['g', 'f'] },
  { to: paths.documents, label: 'Documents', icon: 'folder', keys: ['g', 'o'] },
  { to: paths.answers, label: 'Answers', icon: 'layers', keys: ['g', 'b'] },
  { to: paths.impact, label: 'Impact', icon: 'chart', keys: ['g', 'i'] },
];
