import { useSyncExternalStore } from 'react';

/** How often it was asked for: the command and the dialog may arrive in either order. */
let requests = 0;
const listeners = new Set<() => void>();

/** The command "Submit latest draft proposal" (PROP-45). */
export function askToSubmitLatest(): void {
  requests += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSubmitRequests = (): number => useSyncExternalStore(subscribe, () => requests);
