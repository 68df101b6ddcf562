import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { whenIdle } from '../loading/when-idle.ts';
import { MissingOverlay } from './missing-overlay.tsx';

interface Overlay<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /**
   * True from the first opening on, so that the closing animation is visible. Before that, it only loads the code.
   */
  useOpened(open: boolean): boolean;
}

/**
 * An overlay whose code is not part of the initial load: loaded when the page is idle, or when it opens. A failed
 * load is reported without affecting the page, and the next opening retries.
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
          // A lazy component caches its first result forever.
          if (hasFailed) overlay.Component = attempt();
          hasFailed = false;
        }
      }
      // A failed load is not reported yet, because opening retries.
      // biome-ignore lint/correctness/useExhaustiveDependencies: `load` belongs to the module, it never changes
      useEffect(() => (hasOpened ? undefined : whenIdle(() => void load().catch(() => {}))), [hasOpened]);
      return hasOpened;
    },
  };
  return overlay;
}
