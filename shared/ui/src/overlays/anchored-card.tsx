import { Suspense } from 'react';
import type { AnchoredCardProps } from './anchored-card-window.tsx';
import { lazyOverlay } from './lazy-overlay.ts';

export type { AnchoredCardProps };

const overlay = lazyOverlay(async () => (await import('./anchored-card-window.tsx')).AnchoredCardWindow);

/**
 * A card beside a stretch of the text it speaks about, at the lower edge on a phone. It neither takes the focus nor
 * closes by itself: whoever shows it decides when, and keeps to WCAG 1.4.13 (Escape, pointer on the card, no time limit).
 */
export function AnchoredCard(props: AnchoredCardProps) {
  const hasOpened = overlay.useOpened(props.anchor !== null);
  return <Suspense fallback={null}>{hasOpened && props.anchor && <overlay.Component {...props} />}</Suspense>;
}
