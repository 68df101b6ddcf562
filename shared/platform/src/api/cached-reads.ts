import { everybody, readsCacheOf, workerMessages } from '../browser/worker-messages.ts';

/**
 * Removes the answers that the service worker has cached for this person, so that nothing stays behind on a
 * shared computer.
 */
export async function clearCachedReads(userId: string): Promise<void> {
  // The worker drops answers that are still arriving. The cache itself is deleted right away, with or without a
  // worker.
  navigator.serviceWorker?.controller?.postMessage({ type: workerMessages.forgetUser, userId });
  if (!('caches' in globalThis)) return;
  await Promise.all([userId, everybody].map((one) => caches.delete(readsCacheOf(one)))).catch(() => {});
}
