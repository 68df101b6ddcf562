import type { Role } from '@harambee/domain';

/** Who makes the request, by their access token. */
export interface Actor {
  userId: string;
  tenantId: string;
  sessionId: string;
  role: Role;
  /** First and last name. */
  name: string;
}
