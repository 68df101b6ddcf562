import { type ComponentType, lazy, Suspense } from 'react';
import { afterLoad } from '../lib/when-idle.ts';

/** Sign-in does not wait for it, and a failure to load it needs no message. */
const ToastArea = lazy<ComponentType>(async () => {
  try {
    await afterLoad();
    return { default: (await import('./toast-area.tsx')).ToastArea };
  } catch {
    return { default: () => null };
  }
});

/** The toast area for pages that must load fast: it loads after them. */
export function LateToastArea() {
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
