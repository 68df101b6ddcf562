/**
 * The id that the server gives a new record follows from who sends it and from its Idempotency-Key. So a browser knows the
 * id, and with it the seed of a text, before anything is sent (OFFLINE-31); nobody can choose one.
 */

/** Who sends a record, and the Idempotency-Key of the request. */
export interface RecordRequest {
  tenantId: string;
  userId: string;
  key: string;
}

/** The text whose hash is an id: each part with its length, so that no two lists of parts are one text. */
export const idSource = (parts: readonly string[]): string =>
  parts.map((part) => `${part.length}:${part}`).join('');

/** An id: the first 32 characters of the SHA-256 hash of `idSource`, in hexadecimal digits. */
export const idOfHash = (hash: string): string => hash.slice(0, 32);

/** The parts of the id of a request with an Idempotency-Key. */
export const requestIdParts = ({ tenantId, userId, key }: RecordRequest): string[] => [tenantId, userId, key];

/** The parts of the id of the record that a request creates. */
export const recordIdParts = (tenantId: string, requestId: string): string[] => [
  tenantId,
  requestId,
  'document',
];

/** The id of the record that a request will create. `hash` is SHA-256, in hexadecimal digits. */
export async function recordIdOf(
  request: RecordRequest,
  hash: (text: string) => Promise<string>,
): Promise<string> {
  const idOf = async (parts: readonly string[]) => idOfHash(await hash(idSource(parts)));
  return idOf(recordIdParts(request.tenantId, await idOf(requestIdParts(request))));
}
