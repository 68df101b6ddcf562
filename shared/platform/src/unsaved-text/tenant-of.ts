import { readTenantId, readUserId } from '../session/token-storage.ts';

/** Where each person of this document typed: another tab may have switched to another organization meanwhile. */
const tenants = new Map<string, string>();

/** The organization this person types for; null while nobody is signed in. */
export function tenantOf(userId: string): string | null {
  const present = readTenantId();
  if (present === null || readUserId() !== userId) return tenants.get(userId) ?? present;
  tenants.set(userId, present);
  return present;
}
