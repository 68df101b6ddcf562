import { keyframes } from '@emotion/react';

export const turn = keyframes`to { transform: rotate(1turn); }`;

/** Overlays move in from where they were opened: a short way up, without a bounce. */
export const rise = keyframes`from { opacity: 0; transform: translateY(8px); } to { opacity: 1; transform: none; }`;
