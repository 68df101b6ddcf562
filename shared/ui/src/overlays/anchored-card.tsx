import { Suspense } from 'react';
import type { AnchoredCardProps } from './anchored-card-window.tsx';
import { lazyOverlay } from './lazy-overlay.ts';

export type { AnchoredCardProps };

const overlay = lazyOverlay(async () => (await import('./anchored-card-window.tsx')).AnchoredCardWindow);

/**
 * A card beside the text it explains; on a phone at the lower edge. It neither takes the focus nor closes by itself:
 * its owner does that, following WCAG 1.4.13 (Escape, pointer on the card, no time limit).
 */
export function AnchoredCard(props: AnchoredCardProps) {
  const hasOpened = overlay.useOpened(props.anchor !== null);
  return <Suspense fallback={null}>{hasOpened && props.anchor && <overlay.Component {...props} />}</Suspense>;
}
