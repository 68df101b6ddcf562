/** Icons that the navigation entry of a remote may have; `shared/ui` draws each. */
export const navIcons = [
  'building',
  'calendar',
  'chart',
  'coin',
  'comment',
  'file',
  'flag',
  'folder',
  'globe',
  'home',
  'layers',
  'mail',
  'pin',
  'star',
  'trend',
  'users',
] as const;
export type NavIcon = (typeof navIcons)[number];

/** Parts of the navigation, from top to bottom: the product's own entries, and below them those of further remotes. */
export const navGroups = ['main', 'more'] as const;
export type NavGroup = (typeof navGroups)[number];

/** An entry of the navigation, as a remote declares it in `nav` of its `remote.json` (NAV-22). */
export interface NavEntry {
  /** The page it opens: one of the remote's own. */
  path: string;
  /** At most 24 characters: it stands in one line of the sidebar. */
  label: string;
  icon: NavIcon;
  group: NavGroup;
  /** Position within its group: lower comes first; after all others if absent. */
  order?: number;
  /** Its shortcut is `g` and this letter, if no other entry has that. */
  key?: string;
  /** The permission of those who see it; everybody if absent. */
  needs?: string;
  /** What the command palette says below its label. */
  subtitle?: string;
}
