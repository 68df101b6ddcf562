import type { OwnOrganization } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';

/**
 * The organizations of the signed-in account, for pages before there is a store (ORG-06). Empty if they cannot be told:
 * these pages do without.
 */
export async function getOwnOrganizations(): Promise<OwnOrganization[]> {
  const answer = await apiFetch(new Request(apiUrl('/api/auth/organizations'))).catch(() => undefined);
  if (!answer?.ok) return [];
  const body = (await answer.json().catch(() => ({}))) as { organizations?: OwnOrganization[] };
  return body.organizations ?? [];
}
