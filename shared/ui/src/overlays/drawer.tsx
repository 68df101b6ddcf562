import { Suspense } from 'react';
import type { DrawerProps } from './drawer-window.tsx';
import { lazyOverlay } from './lazy-overlay.ts';

export type { DrawerProps };

const overlay = lazyOverlay(async () => (await import('./drawer-window.tsx')).DrawerWindow);

/** A panel that slides over the page: the sidebar below 1024 px, a sheet on a phone. */
export function Drawer(props: DrawerProps) {
  const hasOpened = overlay.useOpened(props.open);
  return <Suspense fallback={null}>{hasOpened && <overlay.Component {...props} />}</Suspense>;
}
