import { createContext } from 'react';

/** On the page of a waiting proposal: the id of the entry that creates it. What people make of its text is sent after it. */
export const WaitingContext = createContext<string | undefined>(undefined);
