import { type OutboxEntry, recordIdOf } from '@harambee/domain';

type Sender = Pick<OutboxEntry, 'id' | 'userId' | 'tenantId'>;

const known = new Map<string, string>();
const keyOf = ({ id, userId, tenantId }: Sender) => [tenantId, userId, id].join('/');

/** Browsers hash only on secure pages; only there they keep pages for times without a network, too. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id that a waiting record will have on the server: of a proposal, the seed of its text, too (OFFLINE-31). */
export async function recordIdOfEntry(entry: Sender): Promise<string> {
  const { id: key, userId, tenantId } = entry;
  const found = known.get(keyOf(entry)) ?? (await recordIdOf({ tenantId, userId, key }, sha256));
  known.set(keyOf(entry), found);
  return found;
}

/** The same at once; undefined before it was asked for. */
export const knownRecordId = (entry: Sender): string | undefined => known.get(keyOf(entry));
