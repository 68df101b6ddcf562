import type { OutboxEntry } from '@harambee/domain';
import { apiFetch, apiUrl, refusedOrLater, type SendResult } from '@harambee/platform';

/** A deletion that waits to be sent. */
export interface Removal {
  id: string;
  revision: number;
}

export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRemoval = (data: object): boolean => {
  const { id, revision } = data as Partial<Removal>;
  return Boolean(id) && Number.isInteger(revision);
};

/** One try to delete. What is not there any more is deleted. */
export async function sendRemoval(
  { id, userId, data }: OutboxEntry<string, Removal>,
  path: string,
): Promise<SendResult<Removal>> {
  const request = new Request(apiUrl(path), {
    method: 'DELETE',
    headers: { 'If-Match': `"${data.revision}"`, 'Idempotency-Key': id },
  });
  const response = await apiFetch(request, { tries: 1, userId });
  if (response.ok || response.status === 404) return { kind: 'sent' };
  return refusedOrLater(response.status, await response.json().catch(() => undefined));
}
