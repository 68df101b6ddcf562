import { workerMessages } from '@harambee/platform';
import { listInPage } from '../remotes/registry.ts';

/**
 * Asks the service worker, once it is there, to keep all that belongs to this page, parts that nobody has opened yet
 * included: from then on the page opens without a network.
 */
export async function keepThisPage(workers: ServiceWorkerContainer): Promise<void> {
  const remotes = listInPage();
  const { active } = await workers.ready;
  if (remotes) active?.postMessage({ type: workerMessages.keepPage, remotes });
}
