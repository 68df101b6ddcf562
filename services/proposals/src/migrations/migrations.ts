import { restateReadiness } from './restate-readiness.ts';

/** In the order in which they run. Never change one that was released: add another. */
export const migrations = [restateReadiness];
