/** Milliseconds between attempts: a lost packet or a restarting server, not an outage. */
const pauses = [300, 900];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again when it fails, a little later each time and never at the same moment as everybody else; until `signal`. */
export async function patiently<T>(work: (attempt: number) => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const pause = pauses[attempt];
      // Without a network waiting helps nobody; Retry is there, and the browser says when it is back.
      if (pause === undefined || !navigator.onLine || signal?.aborted) throw error;
      await wait(pause * (0.5 + Math.random()));
      signal?.throwIfAborted();
    }
  }
}
