/** Milliseconds between attempts: enough for a lost packet or a restarting server, not for an outage. */
const pauses = [300, 900];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries on failure, each time a little later and at a random moment, until `signal` aborts. */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const pause = pauses[attempt];
      // Offline, waiting does not help: there is a Retry button, and the browser reports when the network is
      // back.
      if (pause === undefined || !navigator.onLine || signal?.aborted) throw error;
      await wait(pause * (0.5 + Math.random()));
      signal?.throwIfAborted();
    }
  }
}
