import { isStopping } from './repeats.ts';

/**
 * Reads something from a service for the gateway itself. A process that stops or cannot be reached is passed over, so
 * that a restart is not taken for an outage. Rejects as `fetch` does.
 */
export async function askService(
  addresses: readonly string[],
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const first = Math.floor(Math.random() * addresses.length);
  // The first one again in the end: with one address there may be several processes behind it.
  for (let attempt = 0; ; attempt += 1) {
    const address = addresses[(first + attempt) % addresses.length] as string;
    const isLast = attempt === addresses.length;
    try {
      const answer = await fetch(`${address}${path}`, init);
      const connection = answer.headers.get('connection') ?? undefined;
      if (isLast || answer.status !== 503 || !isStopping({ connection })) return answer;
      await answer.body?.cancel();
    } catch (error) {
      if (isLast || init.signal?.aborted) throw error;
    }
  }
}
