/** Runs when the browser is idle. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: 5_000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1_000);
  return () => clearTimeout(id);
}

/** Runs once the page has loaded everything and the browser is idle: for work that nobody waits for. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => void whenIdle(resolve);
    if (document.readyState === 'complete') go();
    else window.addEventListener('load', go, { once: true });
  });
}
