import { workerMessages } from '@harambee/platform';
import { listInPage } from '../remotes/registry.ts';

/**
 * Asks the service worker, once it is active, to cache everything of this page, including parts that nobody has
 * opened yet, so that the page opens offline.
 */
export async function keepThisPage(workers: ServiceWorkerContainer): Promise<void> {
  const remotes = listInPage();
  const { active } = await workers.ready;
  if (remotes) active?.postMessage({ type: workerMessages.keepPage, remotes });
}
