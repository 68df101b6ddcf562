import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { askAgain } from './ask-again.ts';
import { integrityOf, trustFiles } from './integrity.ts';
import { provided } from './provided.ts';
import type { RequestedVersion } from './remotes.ts';
import { fetchStart } from './start-file.ts';

// Remotes are built without a runtime of their own and look for it here (`externalRuntime` of the federation
// preset).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * The browser checks the entry of a remote against its integrity. The remote's own loader checks the other
 * files.
 */
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
        // Remotes take whatever version the shell has; the contract version decides compatibility.
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
 * The runtime makes the first consumer of a lazy package its owner, and drops the package when that remote is
 * reloaded. Packages of the shell must remain the shell's.
 */
function keepProvided(): void {
  for (const versions of Object.values(host.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) shared.from = host.name;
  }
}

/** Starts to fetch what a remote needs in parallel with its entry, not after it. */
function fetchAhead(address: string): void {
  if (document.querySelector(`link[rel="preload"][href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  link.integrity = integrityOf(address);
  document.head.append(link);
}

/** Scripts that did not arrive, or arrived with unexpected content. */
const lost = new Set<string>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.integrity) lost.add(target.src);
  },
  true,
);

/** Files are cached for a year: without this, one that arrived broken would stay broken. */
async function fetchAnew(base: string, addresses: readonly string[]): Promise<void> {
  const whole = new URL(base, window.location.origin).href;
  const again = [...addresses, ...[...lost].filter((address) => address.startsWith(whole))];
  await Promise.all(
    again.map((address) =>
      fetch(address, { cache: 'reload', integrity: integrityOf(address) }).then(
        () => lost.delete(address),
        // The script itself reports it.
        () => {},
      ),
    ),
  );
}

/** Loads what a version of a remote exposes. `afresh` also discards a half-loaded or failed earlier attempt. */
export async function loadModule(
  version: RequestedVersion,
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
    // A late result must not remove what was loaded in its place.
    signal.throwIfAborted();
    // Another version, or the same one again, must not reuse what an earlier one has loaded.
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
