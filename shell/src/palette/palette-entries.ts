import type { IconName } from '@harambee/ui';
import type { Action, ActionImpl } from 'kbar';

/** Our own fields of a kbar action. Not `shortcut`: see `useShortcuts`. */
export interface PaletteAction extends Action {
  keys?: string[];
  to?: string;
}

/** A line of the palette. Without `perform` it opens its submenu. */
export interface PaletteEntry {
  id: string;
  name: string;
  subtitle: string;
  icon: IconName;
  keys?: readonly string[];
  to?: string;
  perform?: () => void;
}

export interface PaletteGroup {
  name: string;
  entries: PaletteEntry[];
}

type Held = ActionImpl & Pick<PaletteAction, 'keys' | 'to'>;

const entryOf = (action: Held): PaletteEntry => ({
  id: action.id,
  name: action.name,
  subtitle: action.subtitle ?? '',
  icon: action.icon as IconName,
  keys: action.keys,
  to: action.to,
  perform: action.command && (() => void action.command?.perform()),
});

const pathOf = (to: string | undefined) => to?.split('?')[0];

/** Turns kbar's flat list of headings and actions into groups, followed by the proposals that were found. */
export function groupsOf(results: readonly (ActionImpl | string)[], found: PaletteEntry[]): PaletteGroup[] {
  const groups: PaletteGroup[] = [];
  for (const item of results) {
    if (typeof item === 'string') groups.push({ name: item, entries: [] });
    else {
      if (groups.length === 0) groups.push({ name: '', entries: [] });
      groups.at(-1)?.entries.push(entryOf(item as Held));
    }
  }
  const shown = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => pathOf(to))));
  const further = found.filter(({ to }) => !shown.has(to));
  return further.length > 0 ? [...groups, { name: 'Your proposals', entries: further }] : groups;
}
