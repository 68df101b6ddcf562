import { createContext } from 'react';

/** Whether the person signed in within this document, and did not come signed in: the gate tells the app. */
export const SignedInHere = createContext(false);
