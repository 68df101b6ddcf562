import {
  contractVersion,
  type RemoteEntry,
  type RemoteModule,
  type RemoteVersion,
  registerOutbox,
} from '@harambee/platform';
import { GivenUp, silence, whileItComes } from './arrivals.ts';
import { RemoteFailure } from './remote-failure.ts';
import { nowRunning } from './running-versions.ts';

/** One version of one remote. */
export interface RequestedVersion extends RemoteVersion {
  name: string;
}

/** The dependencies of the loader. The real one is `federation.ts`; tests pass their own. */
export interface RemoteSource {
  knownRemotes(): Promise<RemoteEntry[]>;
  /** The current list, for Retry: a new version may have been published that fixes the failure. */
  fetchRemotes(): Promise<RemoteEntry[]>;
  /**
   * `afresh` forgets everything of an earlier attempt, including its failure. After `signal` aborts it changes
   * nothing: another attempt, or another version, has replaced it.
   */
  loadModule(wanted: RequestedVersion, afresh: boolean, signal: AbortSignal): Promise<unknown>;
  /** Calls back for each file that arrives, while something is being loaded. */
  onProgress?: (listener: () => void) => () => void;
  /**
   * A version failed to load and the previous one is shown instead: users do not notice, but operators should
   * know.
   */
  onFallback?(failure: RemoteFailure): void;
}

export interface ArrivedModule {
  name: string;
  module: RemoteModule;
}

function checkContract(remote: string, version: string, contract: unknown) {
  if (contract === contractVersion) return;
  throw new RemoteFailure(
    remote,
    'contract',
    `${remote} is made for contract ${contract}, this shell for ${contractVersion}`,
    { version },
  );
}

function checkModule(remote: string, version: string, loaded: unknown): RemoteModule {
  const module = (loaded as { remoteModule?: Partial<RemoteModule> } | null)?.remoteModule;
  if (!module) throw new RemoteFailure(remote, 'contract', `${remote} exposes no remoteModule`, { version });
  checkContract(remote, version, module.contract);
  const { routes, commands, widgets } = module;
  if (![routes, commands, widgets].every(Array.isArray)) {
    throw new RemoteFailure(remote, 'contract', `${remote} lacks routes, commands or widgets`, { version });
  }
  return module as RemoteModule;
}

/** The list did not come: a page must not say that a part of it crashed. */
const orUnreadable = (list: Promise<RemoteEntry[]>): Promise<RemoteEntry[]> =>
  list.catch((error: unknown) => {
    throw new RemoteFailure('remotes', 'list', String(error), { cause: error });
  });

/**
 * The remotes of one page. It stores one promise for each remote, so that React's `use` gets the same one every
 * time. A failed promise stays until `retry` discards it.
 */
export function createRemotes(source: RemoteSource) {
  let list: Promise<RemoteEntry[]> | undefined;
  const modules = new Map<string, Promise<RemoteModule>>();
  /** Requested, but not available. */
  const lost = new Set<string>();
  const retrying = new Map<string, Promise<void>>();
  /** Aborts the current attempt, because another one replaces it. */
  const attempts = new Map<string, AbortController>();
  /** Those of which the version before is shown. */
  const older = new Set<string>();
  let arrived: readonly ArrivedModule[] = [];
  const listeners = new Set<() => void>();

  const entries = () => {
    list ??= orUnreadable(source.knownRemotes());
    return list;
  };

  async function loadVersion(
    name: string,
    version: RemoteVersion,
    afresh: boolean,
    replaced: AbortSignal,
  ): Promise<RemoteModule> {
    checkContract(name, version.version, version.contract);
    const failed = (message: string, cause?: unknown) =>
      new RemoteFailure(name, 'load', message, { cause, version: version.version });
    const loaded = await whileItComes(
      (signal) =>
        source.loadModule({ ...version, name }, afresh, signal).catch((error: unknown) => {
          throw failed(error instanceof Error ? error.message : String(error), error);
        }),
      {
        replaced,
        onProgress: source.onProgress,
        lost: () => failed(`nothing of ${name} arrived for ${silence / 1000} s`),
      },
    );
    const module = checkModule(name, version.version, loaded);
    nowRunning(name, version.version);
    registerOutbox(module.outbox);
    return module;
  }

  /** The version of the list, or the previous one if that fails. */
  async function loadEntry(
    { name, fallback, ...version }: RemoteEntry,
    afresh: boolean,
  ): Promise<RemoteModule> {
    const attempt = new AbortController();
    attempts.get(name)?.abort();
    attempts.set(name, attempt);
    try {
      return await loadVersion(name, version, afresh, attempt.signal);
    } catch (failure) {
      if (!fallback || failure instanceof GivenUp) throw failure;
      const module = await loadVersion(name, fallback, true, attempt.signal).catch(() => undefined);
      if (!module) throw failure;
      older.add(name);
      source.onFallback?.(failure as RemoteFailure);
      return module;
    }
  }

  function keep(name: string, work: Promise<RemoteModule>) {
    modules.set(name, work);
    work
      .then((module) => {
        if (modules.get(name) !== work) return;
        lost.delete(name);
        arrived = [...arrived.filter((one) => one.name !== name), { name, module }];
        for (const listener of listeners) listener();
      })
      // The component that shows the module handles its failure; before that, nobody may be listening.
      .catch(() => {
        if (modules.get(name) === work) lost.add(name);
      });
    return work;
  }

  const load = (entry: RemoteEntry) => modules.get(entry.name) ?? keep(entry.name, loadEntry(entry, false));

  async function loadAfresh(name: string): Promise<void> {
    const fresh = await source.fetchRemotes().catch(() => undefined);
    if (fresh) list = Promise.resolve(fresh);
    const entry = (await entries().catch(() => [])).find((one) => one.name === name);
    older.delete(name);
    if (entry) await keep(name, loadEntry(entry, true)).catch(() => {});
    else modules.delete(name);
  }

  /** Reads the list again and loads the remote from scratch. Settles whether that succeeds or fails. */
  function retry(name: string): Promise<void> {
    const under = retrying.get(name) ?? loadAfresh(name).finally(() => retrying.delete(name));
    retrying.set(name, under);
    return under;
  }

  /**
   * Loads the version before, because a page of the newest one does not load or crashes as it opens (OPS-23). False if
   * there is none, or if it is what is shown.
   */
  async function fallBack(name: string): Promise<boolean> {
    const entry = (await entries().catch(() => [])).find((one) => one.name === name);
    if (!entry?.fallback || older.has(name)) return false;
    older.add(name);
    const attempt = new AbortController();
    attempts.get(name)?.abort();
    attempts.set(name, attempt);
    try {
      const module = await loadVersion(name, entry.fallback, true, attempt.signal);
      await keep(name, Promise.resolve(module));
      return true;
    } catch {
      return false;
    }
  }

  /** The remote that owns a path, inside the app shell or in public, if there is one: the longest prefix wins. */
  function ownerOf(
    path: string,
    among: readonly RemoteEntry[],
    place: 'paths' | 'publicPaths' = 'paths',
  ): RemoteEntry | undefined {
    const length = ({ [place]: prefixes = [] }: RemoteEntry) =>
      Math.max(
        0,
        ...prefixes.filter((own) => path === own || path.startsWith(`${own}/`)).map((own) => own.length),
      );
    return [...among].sort((a, b) => length(b) - length(a)).find((entry) => length(entry) > 0);
  }

  return {
    entries,
    load,
    ownerOf,
    /** The modules that have loaded so far, for commands and widgets, which work without the rest. */
    arrived: () => arrived,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The remotes with widgets on the page of the shell at this path: of older versions nobody knows. */
    async withWidgetsOn(path: string): Promise<RemoteEntry[]> {
      const all = await entries();
      return all.filter(
        ({ atStart = true, widgetPages }) => atStart && (widgetPages?.includes(path) ?? true),
      );
    },
    /** Loads every remote with commands or widgets. Those that fail are reported and otherwise left out. */
    async loadAll(onFailure: (failure: unknown) => void): Promise<void> {
      const all = await entries().catch((error: unknown) => {
        onFailure(error);
        return [];
      });
      const wanted = all.filter(({ atStart = true }) => atStart);
      const failed = (failure: unknown) => {
        if (!(failure instanceof GivenUp)) onFailure(failure);
      };
      await Promise.all(wanted.map((entry) => load(entry).catch(failed)));
    },
    retry,
    fallBack,
    /** When the network is back, loads what was requested and failed. */
    async retryLost(): Promise<void> {
      await Promise.all([...lost].map(retry));
    },
    /** Whether the server lists other remotes by now; unknown while offline. */
    async isOutdated(): Promise<boolean> {
      const versions = (all: readonly RemoteEntry[]) =>
        all.map(({ name, version }) => `${name} ${version}`).join();
      try {
        return versions(await source.fetchRemotes()) !== versions(await entries());
      } catch {
        return false;
      }
    },
    /** For a list that did not load at all. */
    async retryList(): Promise<void> {
      list = orUnreadable(source.fetchRemotes());
      await list.catch(() => {});
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
