import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ArrivedModule, Remotes } from './remotes.ts';

const RemotesContext = createContext<Remotes | null>(null);

export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** The modules that have arrived; more follow as they load. */
export function useArrivedModules(): readonly ArrivedModule[] {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, remotes.arrived);
}
