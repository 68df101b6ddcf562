import { type ReactNode, Suspense } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';

export interface DrawerProps {
  open: boolean;
  /** What is in it, for screen readers. */
  label: string;
  /** `bottom` is a sheet, for phones. */
  side?: 'left' | 'right' | 'bottom';
  /** Width in px of a drawer at a side. */
  width?: number;
  /** May take the whole width of a phone: for a panel one works in. */
  cover?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

const overlay = lazyOverlay(async () => (await import('./drawer-window.tsx')).DrawerWindow);

/** A panel that slides over the page: the sidebar below 1024 px, a sheet on a phone. */
export function Drawer(props: DrawerProps) {
  const hasOpened = overlay.useOpened(props.open);
  return <Suspense fallback={null}>{hasOpened && <overlay.Component {...props} />}</Suspense>;
}
