import type { RemoteEntry } from '@harambee/platform';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { provided } from './provided.ts';

// Remotes are built without a runtime of their own and look for it here (`externalRuntime` of the federation preset).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const host = createInstance({
  name: 'shell',
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
        ...give,
      },
    ]),
  ),
});

const registered = new Map<string, string>();

/** Loads what a remote exposes. `afresh` also throws away a half-loaded or failed earlier attempt. */
export async function loadModule({ name, entry }: RemoteEntry, afresh: boolean): Promise<unknown> {
  if (afresh || registered.get(name) !== entry) {
    host.registerRemotes([{ name, entry, type: 'global' }], { force: true });
    registered.set(name, entry);
  }
  return host.loadRemote(`${name}/module`, { from: 'runtime' });
}
