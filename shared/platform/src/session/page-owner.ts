import { useLayoutEffect } from 'react';
import { readUserId } from './token-storage.ts';

/** The person whose page this document shows; undefined before anybody is known. */
let owner: string | undefined;

/**
 * Whether somebody else is signed in in this browser, or the same person in another organization. What this page asks
 * for then belongs to nobody who is signed in: it is not sent with their token (ORG-08). The page is about to reload.
 */
export function isOthersPage(): boolean {
  const present = readUserId();
  return owner !== undefined && present !== null && present !== owner;
}

/** Runs before the effects of the pages, so before their first calls. */
export function usePageOwner(userId: string | undefined): void {
  useLayoutEffect(() => {
    owner = userId;
    return () => {
      owner = undefined;
    };
  }, [userId]);
}
