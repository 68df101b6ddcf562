import { workerMessages } from '@harambee/domain';
import { knownRemotes } from '../remotes/registry.ts';

/**
 * Asks the service worker, once it is there, to keep all that belongs to this page, parts that nobody has opened yet
 * included: from then on the page opens without a network.
 */
export async function keepThisPage(workers: ServiceWorkerContainer): Promise<void> {
  const [{ active }, remotes] = await Promise.all([workers.ready, knownRemotes()]);
  active?.postMessage({ type: workerMessages.keepPage, remotes });
}
