import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { MissingOverlay } from './missing-overlay.tsx';

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

/**
 * A floating part whose code is not in the page's first load: fetched when the page rests, or when it opens. One that does
 * not come says so and leaves the page alone; the next opening tries again.
 */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): Overlay<Props> {
  let hasFailed = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        hasFailed = true;
        return { default: MissingOverlay as ComponentType<Props> };
      }
    });
  const overlay: Overlay<Props> = {
    Component: attempt(),
    useOpened(open) {
      const [hasOpened, setHasOpened] = useState(false);
      const [wasOpen, setWasOpen] = useState(false);
      if (open !== wasOpen) {
        setWasOpen(open);
        if (open) {
          setHasOpened(true);
          // A lazy component keeps what it once got, for ever.
          if (hasFailed) overlay.Component = attempt();
          hasFailed = false;
        }
      }
      // A failed fetch is nothing to speak of yet: opening tries again.
      // biome-ignore lint/correctness/useExhaustiveDependencies: `load` belongs to the module, it never changes
      useEffect(() => (hasOpened ? undefined : whenIdle(() => void load().catch(() => {}))), [hasOpened]);
      return hasOpened;
    },
  };
  return overlay;
}
