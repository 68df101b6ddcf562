import type { ComponentType } from 'react';
import type { ReadAhead } from './api/read-ahead.ts';
import type { AppStore } from './api/store.ts';
import type { Outbox } from './outbox/outbox-action.ts';

/** The version of this contract. A remote built for another one is refused with words, not with a crash. */
export const contractVersion = 1;

/** A page of a remote. `path` is whole and without a leading slash: `proposals/:id`. */
export interface RemoteRoute {
  path: string;
  /** Made by `lazyPage`, so that its code is fetched on first use or ahead by `preload`. */
  Component: ComponentType & { preload?: () => Promise<unknown> };
}

/** An entry of the command palette. Either `to` or `perform`. */
export interface RemoteCommand {
  id: string;
  name: string;
  subtitle: string;
  /** Group heading in the palette: one that is there, or one of its own. */
  section: string;
  /** Stands behind the entry "Create" or "Search", and beside all others once somebody types. */
  parent?: 'create' | 'search';
  /** Name of an icon of `@harambee/ui`. */
  icon?: string;
  keywords?: string;
  /** Place within its section: lower comes first, 0 when absent. */
  order?: number;
  /** One item a key press: `['g', 'd']`, `['$mod+i']` (Cmd or Ctrl). Never a prefix of another one. */
  shortcut?: string[];
  to?: string;
  perform?: () => void;
  /** Asked when the palette opens, where the entry does not always make sense; without it, it does. */
  isOffered?: (dispatch: AppStore['dispatch'], who: { userId: string; tenantId: string }) => Promise<boolean>;
}

/** Places of the shell that remotes may fill. */
export type WidgetSlot =
  | 'dashboard.next'
  | 'dashboard.main'
  | 'dashboard.figures'
  | 'dashboard.side'
  | 'assistant.panel'
  /** Buttons in the head of that panel, before Close. */
  | 'assistant.actions'
  /** Dialogs that a command opens on any page. Shows nothing by itself. */
  | 'app.overlay';

export interface RemoteWidget {
  id: string;
  slot: WidgetSlot;
  /** Lower comes first. */
  order: number;
  Component: ComponentType;
}

/** What a remote exposes as `./module`, and all that it exposes (architecture, rule 1). */
export interface RemoteModule {
  contract: typeof contractVersion;
  routes: RemoteRoute[];
  /** Pages outside the app shell, open signed out and signed in. They bring their own frame and `<main>`. */
  publicRoutes?: RemoteRoute[];
  commands: RemoteCommand[];
  widgets: RemoteWidget[];
  /** What can be saved without a network and is sent later, by the name of its action. Names are the remote's own: `donor-update`. */
  outbox?: Outbox;
  /** Called now and then while the page rests, so that its pages open without a network later. */
  readAhead?: ReadAhead;
}

/** One published version of a remote: where it begins, and what it must hash to. */
export interface RemoteVersion {
  version: string;
  contract: number;
  /** Address of the start file, same origin; it holds the integrity of everything else. */
  entry: string;
  /** Integrity of that file. A remote without one is not loaded. */
  integrity: string;
}

/** One line of the list the gateway serves: everything the shell knows of a remote before it loads it. */
export interface RemoteEntry extends RemoteVersion {
  name: string;
  /** Path prefixes this remote owns inside the app shell: `/proposals`. */
  paths: string[];
  /** Path prefixes of its pages outside the app shell, all below `/public`: `/public/profile`. */
  publicPaths?: string[];
  /** False: it brings no command and no widget, so it waits until somebody opens a page of it. */
  atStart?: boolean;
  /** Only this browser has this version, by a permission that ends at this time (ISO 8601). */
  permittedUntil?: string;
  /** The version before, which has worked: loaded when this one does not come. */
  fallback?: RemoteVersion;
}
