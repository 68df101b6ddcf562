import type { NavEntry, Permission } from '@harambee/domain';
import type { ComponentType } from 'react';
import type { ReadAhead } from './api/read-ahead.ts';
import type { AppStore } from './api/store.ts';
import type { Outbox } from './outbox/outbox-action.ts';

/** The version of this contract. A remote built for another one is refused with a message, not with a crash. */
export const contractVersion = 1;

/** A page of a remote. `path` is the full path without a leading slash: `proposals/:id`. */
export interface RemoteRoute {
  path: string;
  /** Created by `lazyPage`, so that its code is fetched on first use or earlier by `preload`. */
  Component: ComponentType & { preload?: () => Promise<unknown> };
}

/** An entry of the command palette, with either `to` or `perform`. */
export interface RemoteCommand {
  id: string;
  name: string;
  subtitle: string;
  /** Group heading in the palette: an existing one, or a new one. */
  section: string;
  /** Listed behind the entry "Create" or "Search", and next to all others once somebody types. */
  parent?: 'create' | 'search';
  /** Name of an icon of `@harambee/ui`. */
  icon?: string;
  keywords?: string;
  /** Position within its section: lower comes first, 0 if absent. */
  order?: number;
  /** One item for each key press: `['g', 'd']`, `['$mod+i']` (Cmd or Ctrl). Never a prefix of another one. */
  shortcut?: string[];
  to?: string;
  perform?: () => void;
  /** Offered only to roles that may do this. */
  needs?: Permission;
  /** Called when the palette opens, for entries that do not always apply; without it, the entry always does. */
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

/** Everything that a remote exposes, as `./module`. */
export interface RemoteModule {
  contract: typeof contractVersion;
  routes: RemoteRoute[];
  /** Pages outside the app shell, open signed out and signed in. They provide their own frame and `<main>`. */
  publicRoutes?: RemoteRoute[];
  commands: RemoteCommand[];
  widgets: RemoteWidget[];
  /** The offline writes, by the name of their action. Names belong to the remote: `donor-update`. */
  outbox?: Outbox;
  /** Called now and then while the page is idle, so that its pages open offline later. */
  readAhead?: ReadAhead;
}

/** One published version of a remote: its start file and the hash of that file. */
export interface RemoteVersion {
  version: string;
  contract: number;
  /** Address of the start file, on the same origin; it contains the integrity of all other files. */
  entry: string;
  /** Integrity of that file. A remote without one is not loaded. */
  integrity: string;
}

/** One line of the list that the gateway serves: all that the shell knows of a remote before it loads it. */
export interface RemoteEntry extends RemoteVersion {
  name: string;
  /** Path prefixes this remote owns inside the app shell: `/proposals`. */
  paths: string[];
  /** Path prefixes of its pages outside the app shell, all below `/public`: `/public/profile`. */
  publicPaths?: string[];
  /** Its entries in the navigation. A remote that says nothing has those that the shell has always shown for it. */
  nav?: NavEntry[];
  /** False if it has no commands and no widgets: then it loads when somebody opens one of its pages. */
  atStart?: boolean;
  /** True if its first reads are fetched while the browser is idle although it does not load at the start. */
  readAhead?: boolean;
  /**
   * What it reads first on a page, by route pattern: `{ '/proposals/:id': ['/api/proposals/:id'] }`. The document asks
   * for these before any script has come. `:tenantId` stands for the organization.
   */
  firstReads?: Record<string, string[]>;
  /** Pages of the shell that it has widgets on: `['/dashboard']`. Unknown of a version that names no pages. */
  widgetPages?: string[];
  /** Only this browser has this version, by a permission that ends at this time (ISO 8601). */
  permittedUntil?: string;
  /** The previous, working version: loaded if this one fails. */
  fallback?: RemoteVersion;
}
