import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

/** A page whose code is fetched on first use, or ahead of it by `preload` (hover, focus, idle). */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * `lazyPage(async () => (await import('./list.page.tsx')).ListPage)`. A failed fetch is forgotten by `preload`, so that
 * warming up while offline does not spoil the page for later; a failed first use is Retry's to repeat.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const Lazy: LazyExoticComponent<ComponentType> = lazy(async () => ({ default: await loadOnce() }));
  return Object.assign(() => createElement(Lazy), { preload: loadOnce });
}
