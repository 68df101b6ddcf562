import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { askAgain } from './ask-again.ts';
import { integrityOf, trustFiles } from './integrity.ts';
import { provided } from './provided.ts';
import type { WantedVersion } from './remotes.ts';
import { fetchStart } from './start-file.ts';

// Remotes are built without a runtime of their own and look for it here (`externalRuntime` of the federation preset).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The entry of a remote, held against its integrity by the browser; its parts are by the remote's own loader. */
function checkedScript({ url }: { url: string }): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrityOf(url);
  script.fetchPriority = 'high';
  return script;
}

const host = createInstance({
  name: 'shell',
  plugins: [{ name: 'integrity', createScript: checkedScript }],
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([name, give]) => [
      name,
      {
        // Remotes take whatever the shell has; what fits together is settled by the contract version.
        version: '1.0.0',
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: false as const },
        ...('get' in give ? { get: askAgain(name, give.get, () => host.shareScopeMap) } : give),
      },
    ]),
  ),
});

const registered = new Map<string, string>();

/**
 * The runtime writes down whoever first takes a late package as its owner, and takes it from everybody when that remote is
 * loaded anew: what the shell gives stays the shell's.
 */
function keepProvided(): void {
  for (const versions of Object.values(host.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) shared.from = host.name;
  }
}

/** Begins to fetch what a remote needs at once, beside its entry and not after it. */
function fetchAhead(address: string): void {
  if (document.querySelector(`link[rel="preload"][href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  link.integrity = integrityOf(address);
  document.head.append(link);
}

/** Scripts that did not come, or came with another content than they should have. */
const lost = new Set<string>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.integrity) lost.add(target.src);
  },
  true,
);

/** Files are kept for a year: one that arrived broken would stay broken without this. */
async function fetchAnew(base: string, addresses: readonly string[]): Promise<void> {
  const whole = new URL(base, window.location.origin).href;
  const again = [...addresses, ...[...lost].filter((address) => address.startsWith(whole))];
  await Promise.all(
    again.map((address) =>
      fetch(address, { cache: 'reload', integrity: integrityOf(address) }).then(
        () => lost.delete(address),
        // The script says so itself.
        () => {},
      ),
    ),
  );
}

/** Loads what a version of a remote exposes. `afresh` also throws away a half-loaded or failed earlier attempt. */
export async function loadModule(
  version: WantedVersion,
  afresh: boolean,
  signal: AbortSignal,
): Promise<unknown> {
  const { name } = version;
  if (afresh || registered.get(name) !== version.entry) {
    const start = await fetchStart(version, afresh, signal);
    const base = version.entry.slice(0, version.entry.lastIndexOf('/') + 1);
    trustFiles(base, start.files);
    if (afresh)
      await fetchAnew(
        base,
        [start.entry, ...start.first].map((file) => base + file),
      );
    // What comes too late must not take away what was loaded in its place.
    signal.throwIfAborted();
    // Another version, or the same anew, must not take over what an earlier one has loaded.
    if (registered.has(name)) Reflect.deleteProperty(globalThis, `harambee_parts_${name}`);
    keepProvided();
    host.registerRemotes([{ name, entry: base + start.entry, entryGlobalName: name, type: 'global' }], {
      force: true,
    });
    registered.set(name, version.entry);
    for (const file of start.first) fetchAhead(base + file);
  }
  return host.loadRemote(`${name}/module`, { from: 'runtime' });
}
