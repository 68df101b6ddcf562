import { everybody, readsCacheOf, workerMessages } from '../browser/worker-messages.ts';

/** Removes what the service worker keeps of this person's reads: on a shared computer nothing of them stays behind. */
export async function clearCachedReads(userId: string): Promise<void> {
  // What is on its way to the cache is the worker's to stop; the cache itself goes at once, worker or not.
  navigator.serviceWorker?.controller?.postMessage({ type: workerMessages.forgetUser, userId });
  if (!('caches' in globalThis)) return;
  await Promise.all([userId, everybody].map((one) => caches.delete(readsCacheOf(one)))).catch(() => {});
}
