import type { Role } from '@harambee/domain';

/** The person who makes the request, from their access token. */
export interface Actor {
  userId: string;
  tenantId: string;
  sessionId: string;
  role: Role;
  /** First and last name. */
  name: string;
}
