import { type ReactNode, type Ref, Suspense } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';

export interface AnchoredCardProps {
  /** The words it belongs to; null closes it. */
  anchor: HTMLElement | null;
  /** What is in it, for screen readers. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const overlay = lazyOverlay(async () => (await import('./anchored-card-window.tsx')).AnchoredCardWindow);

/**
 * A card beside a stretch of the text it speaks about, at the lower edge on a phone. It neither takes the focus nor
 * closes by itself: whoever shows it decides when, and keeps to WCAG 1.4.13 (Escape, pointer on the card, no time limit).
 */
export function AnchoredCard(props: AnchoredCardProps) {
  const hasOpened = overlay.useOpened(props.anchor !== null);
  return <Suspense fallback={null}>{hasOpened && props.anchor && <overlay.Component {...props} />}</Suspense>;
}
