import { type ComponentType, lazy, Suspense } from 'react';
import { afterLoad } from '../lib/when-idle.ts';

/** Nobody waits for it to sign in, and nobody need know that it could not be had. */
const Corner = lazy<ComponentType>(async () => {
  try {
    await afterLoad();
    return { default: (await import('./corner.tsx')).Corner };
  } catch {
    return { default: () => null };
  }
});

/** The corner for pages that are to be there at once: it comes when they are. */
export function LateCorner() {
  return (
    <Suspense fallback={null}>
      <Corner />
    </Suspense>
  );
}
