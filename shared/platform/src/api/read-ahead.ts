import type { AppStore } from './store.ts';

/** Options of `initiate` for a read that the service worker should cache, but no page shows. */
export const readAheadOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Fetches answers before anybody needs them, one after the other. If one fails, it is fetched when it is
 * needed.
 */
export type ReadAhead = (
  dispatch: AppStore['dispatch'],
  who: { userId: string; tenantId: string },
) => Promise<void>;
