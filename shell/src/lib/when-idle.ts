import { whenIdle } from '@harambee/ui';

export { whenIdle };

/** Runs once the page has loaded everything and the browser is idle: for work that nobody waits for. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => void whenIdle(resolve);
    if (document.readyState === 'complete') go();
    else window.addEventListener('load', go, { once: true });
  });
}
