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
export interface WantedVersion extends RemoteVersion {
  name: string;
}

/** What the loader needs from outside; the real one is `federation.ts`, tests bring their own. */
export interface RemoteSource {
  knownRemotes(): Promise<RemoteEntry[]>;
  /** The list as of now, for Retry: a new version may have been published to mend what is broken. */
  fetchRemotes(): Promise<RemoteEntry[]>;
  /**
   * `afresh` forgets everything of an earlier attempt, kept failures included. After `signal` it changes nothing any more:
   * another attempt, or another version, has taken its place.
   */
  loadModule(wanted: WantedVersion, afresh: boolean, signal: AbortSignal): Promise<unknown>;
  /** Hears of each file that comes, for as long as something is waited for. */
  onProgress?: (listener: () => void) => () => void;
  /** A version did not come, and the one before is shown in its place: nobody sees it, somebody should know. */
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

/**
 * The remotes of one page. Promises are kept, one a remote, so that React's `use` sees the same one every time; a failed
 * one is kept too, until `retry` throws it away.
 */
export function createRemotes(source: RemoteSource) {
  let list: Promise<RemoteEntry[]> | undefined;
  const modules = new Map<string, Promise<RemoteModule>>();
  /** Wanted, and not here. */
  const lost = new Set<string>();
  const retrying = new Map<string, Promise<void>>();
  /** Ends the attempt under way: another one takes its place. */
  const attempts = new Map<string, AbortController>();
  let arrived: readonly ArrivedModule[] = [];
  const listeners = new Set<() => void>();

  const entries = () => {
    list ??= source.knownRemotes();
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

  /** The version of the list, or the one before when that one does not come. */
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
      const older = await loadVersion(name, fallback, true, attempt.signal).catch(() => undefined);
      if (!older) throw failure;
      source.onFallback?.(failure as RemoteFailure);
      return older;
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
      // Whoever shows the module deals with its failure; ahead of that nobody may be listening.
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
    if (entry) await keep(name, loadEntry(entry, true)).catch(() => {});
    else modules.delete(name);
  }

  /** Reads the list again and loads the remote as if for the first time. Settles when that has gone well or not. */
  function retry(name: string): Promise<void> {
    const under = retrying.get(name) ?? loadAfresh(name).finally(() => retrying.delete(name));
    retrying.set(name, under);
    return under;
  }

  /** The remote that owns a path, inside the app shell or in public, if any does: the longest prefix wins. */
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
    /** The modules that have come so far: for commands and widgets, which do without the rest. */
    arrived: () => arrived,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Loads every remote that brings commands or widgets; what does not come is reported and otherwise left out. */
    async loadAll(onFailure: (failure: unknown) => void): Promise<void> {
      const all = await entries().catch((error: unknown) => {
        onFailure(new RemoteFailure('remotes', 'list', String(error), { cause: error }));
        return [];
      });
      const wanted = all.filter(({ atStart = true }) => atStart);
      const failed = (failure: unknown) => {
        if (!(failure instanceof GivenUp)) onFailure(failure);
      };
      await Promise.all(wanted.map((entry) => load(entry).catch(failed)));
    },
    retry,
    /** With a network again: whatever was wanted and did not come. */
    async retryLost(): Promise<void> {
      await Promise.all([...lost].map(retry));
    },
    /** Whether others are shown by now; nobody can say without a network. */
    async isOutdated(): Promise<boolean> {
      const versions = (all: readonly RemoteEntry[]) =>
        all.map(({ name, version }) => `${name} ${version}`).join();
      try {
        return versions(await source.fetchRemotes()) !== versions(await entries());
      } catch {
        return false;
      }
    },
    /** For a list that did not come at all. */
    async retryList(): Promise<void> {
      list = source.fetchRemotes();
      await list.catch(() => {});
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
