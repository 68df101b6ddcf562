import type { Actor } from '@harambee/service-kit';

/** Whose account it is, with or without a session. */
export type Person = Pick<Actor, 'userId' | 'tenantId'>;
