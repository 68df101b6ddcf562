import { whenIdle } from '@harambee/ui';

export { whenIdle };

/** Resolves once the page has loaded everything that it began with. */
export function hasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Runs once the page has loaded everything and the browser is idle: for work that nobody waits for. */
export async function afterLoad(): Promise<void> {
  await hasLoaded();
  await new Promise<void>((resolve) => void whenIdle(resolve));
}
