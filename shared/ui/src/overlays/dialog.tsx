import { Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lazyOverlay } from './lazy-overlay.ts';

export type { DialogProps };

const overlay = lazyOverlay(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A window over the page; full screen on a phone. Its code is loaded while the page is idle. */
export function Dialog(props: DialogProps) {
  const hasOpened = overlay.useOpened(props.open);
  return <Suspense fallback={null}>{hasOpened && <overlay.Component {...props} />}</Suspense>;
}
