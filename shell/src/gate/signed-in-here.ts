import { createContext } from 'react';

/**
 * Whether the person signed in within this document, as opposed to arriving signed in. The gate sets it for the
 * app.
 */
export const SignedInHere = createContext(false);
