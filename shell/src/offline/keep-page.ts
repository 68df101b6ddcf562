import { workerMessages } from '@harambee/domain';
import { whenIdle } from '../remotes/preload.ts';
import { knownRemotes } from '../remotes/registry.ts';

/**
 * Once the page rests, the service worker is asked to keep all that belongs to it, parts that nobody has opened yet
 * included: from then on the page opens without a network.
 */
export function keepThisPage(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const keep = async () => {
    const [{ active }, remotes] = await Promise.all([serviceWorker.ready, knownRemotes()]);
    active?.postMessage({ type: workerMessages.keepPage, remotes });
  };
  const whenLoaded = () => whenIdle(() => void keep().catch(() => {}));
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}
