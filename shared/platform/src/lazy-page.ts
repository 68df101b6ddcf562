import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

/** A page whose code is fetched on first use, or earlier by `preload` (hover, focus, idle). */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/**
 * `lazyPage(async () => (await import('./list.page.tsx')).ListPage)`. `preload` forgets a failed fetch, so that
 * preloading while offline does not break the page later. A failed first use is repeated by Retry.
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
