import { keyframes } from '@emotion/react';

export const turn = keyframes`to { transform: rotate(1turn); }`;

/** What floats comes from where it was called: a short way up, never a bounce. */
export const rise = keyframes`from { opacity: 0; transform: translateY(8px); } to { opacity: 1; transform: none; }`;
