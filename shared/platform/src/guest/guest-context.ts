import { createContext, use } from 'react';
import type { GuestClient } from './guest-client.ts';

/** Set by the shell around the page of a guest, which a remote provides at `/public/guest`. */
export const GuestContext = createContext<GuestClient | null>(null);

/** The guest whose page this is; null on every other page, also when somebody opens its path without a link. */
export const useGuest = (): GuestClient | null => use(GuestContext);
