import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

interface Overlay<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** True from the first opening on, so that the closing can be seen too. Before it only fetches the code. */
  useOpened(open: boolean): boolean;
}

/** Calls back when the browser has nothing better to do; browsers without that wait a moment instead. */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 5000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 1000);
  return () => clearTimeout(timer);
}

/** A floating part whose code is not in the page's first load: fetched when the page rests, or when it opens. */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): Overlay<Props> {
  let hasFailed = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  const overlay: Overlay<Props> = {
    Component: attempt(),
    useOpened(open) {
      const [hasOpened, setHasOpened] = useState(() => {
        // A lazy component keeps its failure for ever. Mounted again, after the error boundary's Retry, it gets a new one.
        if (hasFailed) overlay.Component = attempt();
        hasFailed = false;
        return open;
      });
      if (open && !hasOpened) setHasOpened(true);
      // A failed fetch is not an error yet: opening tries again.
      // biome-ignore lint/correctness/useExhaustiveDependencies: `load` belongs to the module, it never changes
      useEffect(() => (hasOpened ? undefined : whenIdle(() => void load().catch(() => {}))), [hasOpened]);
      return hasOpened;
    },
  };
  return overlay;
}
