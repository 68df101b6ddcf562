import type { AppStore } from './store.ts';

/** Options of `initiate` for a read that is only to be kept by the service worker, not shown. */
export const readAheadOptions = { subscribe: false, forceRefetch: true } as const;

/** Asks for answers before anybody needs them, one after the other; what does not come is read when it is needed. */
export type ReadAhead = (
  dispatch: AppStore['dispatch'],
  who: { userId: string; tenantId: string },
) => Promise<void>;
